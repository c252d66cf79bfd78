/** Photos of hidden artifacts, which the API serves to curators and to whoever uploaded them. */
import { photoIdIn, photoOf } from '@tracker/domain/photo/photoAddress.ts'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useCurrentUser } from './currentUser.ts'
import { useApi } from './useApi.ts'

type Size = 'small' | 'medium'

/** A data URL, which the security policy allows for images. */
function toDataUrl(bytes: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The photo cannot be read.')))
    reader.readAsDataURL(bytes)
  })
}

/**
 * Returns a hidden artifact's photo as a data URL: empty until it is loaded, and if it cannot be. Returns undefined for
 * pictures of other sites, which are loaded from their address.
 * @param address the artifact's image address; empty if it has none
 */
export function useHiddenPhoto(address: string, size: Size): string | undefined {
  const api = useApi()
  const currentUser = useCurrentUser()
  const uid = currentUser.status === 'signed-in' ? currentUser.user.uid : ''
  const isPhoto = uid !== '' && photoOf(address, location.host) !== null
  const { data = '' } = useQuery({
    queryKey: ['hidden photo', uid, address, size],
    queryFn: isPhoto ? async () => toDataUrl(await api.hiddenPhoto(photoIdIn(address), size)) : skipToken,
    staleTime: Infinity,
  })
  return isPhoto ? data : undefined
}
