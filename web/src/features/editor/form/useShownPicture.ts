import { photoOf } from '@tracker/domain/photo/photoAddress.ts'
import { useWatch } from 'react-hook-form'
import { useDebouncedValue } from '#components/hooks/useDebouncedValue.ts'
import { previewOf } from '#features/editor/photo/photoState.ts'
import type { Photo } from '#features/editor/photo/photoUpload.ts'
import type { ArtifactControl } from './formValues.ts'

/**
 * Debounce in milliseconds before an image is requested, because half an address may belong to another host.
 */
const PAUSE_MS = 500

/**
 * The picture that the form has now.
 * @returns the value of the field, the URL to show, a data URL of the photo on this device, and whether the URL is that of a
 *   photo of this site
 */
export function useShownPicture(control: ArtifactControl, photo: Photo) {
  const image = useWatch({ control, name: 'artifact_image' })
  const typed = useDebouncedValue(image.trim(), PAUSE_MS)
  const hasPhoto = photoOf(image, location.host) !== null
  return { image, address: hasPhoto ? image : typed, own: previewOf(photo.state, image), hasPhoto }
}
