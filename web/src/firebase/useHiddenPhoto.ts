/** Photos of hidden artifacts, which the API serves to curators and to whoever uploaded them. */
import { photoIdIn, photoOf } from '@tracker/domain/photo/photoAddress.ts'
import { skipToken, useQuery } from '@tanstack/react-query'
import { dataAddress } from '#utils/dataAddress.ts'
import { useCurrentUser } from './currentUser.ts'
import { useApi } from './useApi.ts'

type Size = 'small' | 'medium'

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
    queryFn: isPhoto ? async () => dataAddress(await api.hiddenPhoto(photoIdIn(address), size)) : skipToken,
    staleTime: Infinity,
  })
  return isPhoto ? data : undefined
}
