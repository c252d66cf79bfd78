import { shownImageUrl } from '@tracker/domain/photo/imageUrl.ts'
import { photoOf } from '@tracker/domain/photo/photoAddress.ts'
import { plateAt } from '#illustrations/plates.ts'
import { ownHost } from './ownHost.ts'
import { knownSize } from './photoSizes.ts'

/** Width by height of plates, of initials, and of pictures of other sites that this browser has not shown yet. */
const PLATE = 4 / 3
const INITIAL = 1
const UNKNOWN = 4 / 5
/** Width in pixels from which a photograph fills its place. Narrower ones, which are not enlarged, get no wide mat. */
const WIDE = 400

/**
 * Width by height of the picture of a record, as far as it is known before it loads.
 * @param src stored URL, which may be empty, malicious or broken
 * @param isRemembered false while a page is hydrated: the function does not know what this browser has shown
 */
export function pictureRatio(src: string, isRemembered: boolean): number {
  const address = shownImageUrl(src, ownHost())
  if (address === '') return INITIAL
  if (plateAt(address, ownHost())) return PLATE
  const photo = photoOf(address, ownHost())?.large
  if (photo) {
    const ratio = photo.width / photo.height
    return photo.width < WIDE ? Math.min(ratio, PLATE) : ratio
  }
  return (isRemembered ? knownSize(address)?.ratio : undefined) ?? UNKNOWN
}
