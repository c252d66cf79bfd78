/** What an iPhone turns its own format into, and a Mac takes the first of. */
const PICTURES = 'image/jpeg,image/png,image/webp'
/** No file has this type. */
const NO_PICTURE = 'android/allow-camera'

/**
 * The types that a chooser of photos offers, as `accept` has them. Since Android 14 Chrome opens the gallery alone where only
 * pictures are accepted (crbug.com/40937303); with one more type it offers the camera, too.
 * @param agent what the browser says that it is
 */
export function acceptedFiles(agent: string): string {
  const hasGalleryAlone = agent.includes('Android') && !agent.includes('Firefox')
  return hasGalleryAlone ? `${PICTURES},${NO_PICTURE}` : PICTURES
}
