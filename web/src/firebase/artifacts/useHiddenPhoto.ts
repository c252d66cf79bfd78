/** Photos of hidden artifacts. The API serves them only to curators and their uploader. */
import { photoIdIn, photoOf } from '@tracker/domain/photo/photoAddress.ts'
import { skipToken, useQuery } from '@tanstack/react-query'
import { dataAddress } from '#utils/dataAddress.ts'
import { useUid } from '#firebase/auth/currentUser.ts'
import { useApi } from '#firebase/api/useApi.ts'

type Size = 'small' | 'medium'

/**
 * Returns a hidden artifact's photo as a data URL; empty while it loads and on failure. Undefined for
 * pictures of other sites, which load from their URL.
 * @param address the artifact's image URL; empty if it has none
 */
export function useHiddenPhoto(address: string, size: Size): string | undefined {
  const api = useApi()
  const uid = useUid()
  const isPhoto = uid !== '' && photoOf(address, location.host) !== null
  const { data = '' } = useQuery({
    queryKey: ['hidden photo', uid, address, size],
    queryFn: isPhoto ? async () => dataAddress(await api.hiddenPhoto(photoIdIn(address), size)) : skipToken,
    staleTime: Infinity,
  })
  return isPhoto ? data : undefined
}
