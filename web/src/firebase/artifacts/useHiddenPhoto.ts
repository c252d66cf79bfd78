/** Photos that are not public. The API serves them only to curators and their uploader. */
import { photoIdIn, photoOf } from '@tracker/domain/photo/photoAddress.ts'
import { skipToken, useQuery } from '@tanstack/react-query'
import { dataAddress } from '#utils/dataAddress.ts'
import { useUid } from '#firebase/auth/currentUser.ts'
import { useApi } from '#firebase/api/useApi.ts'

type Size = 'small' | 'medium'

interface HiddenPhoto {
  /**
   * The photo as a data URL; empty while it loads and on failure. Undefined for pictures of other sites, which load from
   * their URL.
   */
  readonly src: string | undefined
  readonly hasFailed: boolean
}

/**
 * Loads a photo with the user's token.
 * @param address the photo's URL; empty loads nothing
 */
export function useHiddenPhotoState(address: string, size: Size): HiddenPhoto {
  const api = useApi()
  const uid = useUid()
  const isPhoto = uid !== '' && photoOf(address, location.host) !== null
  const { data = '', isError } = useQuery({
    queryKey: ['hidden photo', uid, address, size],
    queryFn: isPhoto ? async () => dataAddress(await api.hiddenPhoto(photoIdIn(address), size)) : skipToken,
    staleTime: Infinity,
  })
  return { src: isPhoto ? data : undefined, hasFailed: isError }
}

/**
 * Returns the photo of a hidden artifact.
 * @param address the artifact's image URL; empty if it has none
 */
export const useHiddenPhoto = (address: string, size: Size): string | undefined =>
  useHiddenPhotoState(address, size).src
