/** iPhones convert HEIC to one of these types; a Mac uses the first one. */
const PICTURES = 'image/jpeg,image/png,image/webp'
/** No file has this type. */
const NO_PICTURE = 'android/allow-camera'

/**
 * The `accept` attribute of the file input. Since Android 14, Chrome opens only the gallery if all types are pictures
 * (crbug.com/40937303); with another type it also offers the camera.
 * @param agent `navigator.userAgent`
 */
export function acceptedFiles(agent: string): string {
  const hasGalleryAlone = agent.includes('Android') && !agent.includes('Firefox')
  return hasGalleryAlone ? `${PICTURES},${NO_PICTURE}` : PICTURES
}
