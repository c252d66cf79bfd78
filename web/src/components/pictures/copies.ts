/** Which copy of a picture is loaded. Without React, because the script of Browse's first query uses it. */
import { shownImageUrl } from '@tracker/domain/photo/imageUrl.ts'
import { photoOf, type ShownPhoto } from '@tracker/domain/photo/photoAddress.ts'
import { plateAt, shownPlate } from '#illustrations/plates.ts'
import { ownHost } from './ownHost.ts'
import type { PhotoSize } from './photoSizes.ts'

/** Columns of Browse, for the `sizes` attribute (ArtifactImage.tsx). */
export const CARD_COLUMNS = '4 3 2 1'

/** Stands for a column of the room of an artifact's page. */
export const ROOM_COLUMN = 'room'

interface Copies {
  readonly image: ShownPhoto['large'] & { readonly srcSet?: string; readonly sizes?: string }
  readonly size: PhotoSize
}

/**
 * `srcset` of an uploaded photo: the two smaller copies in lists, the two larger ones elsewhere. `size` is that of the
 * widest; with a choice, the element's natural width follows `sizes` instead.
 */
export function copiesOf(
  { small, medium, large }: ShownPhoto,
  isInList: boolean,
  columns: string | undefined,
): Copies {
  const [low, high] = isInList ? [small, medium] : [medium, large]
  const { width: most, height } = high
  const single = isInList ? low : high
  const ratio = large.width / large.height
  if (!columns) return { image: single, size: { width: single.width, ratio } }
  // Content width (Page.tsx) without gaps and borders; in the room that of the wall without its margins
  // (detailLayout.ts). An upright photo is narrower than the column, except in one or two columns, where its box
  // may be higher. Never wider than the photo.
  const widthOf = (count: string, at: number) =>
    count === ROOM_COLUMN
      ? '58vw - 72px'
      : `(min(1256px,100vw)/${count} - 26px)*${at < 3 && count < '3' ? 1 : Math.min(1, (most / height) * 0.75)}`
  const sizes = columns
    .split(' ')
    .map((count, at) => `(min-width:${1200 - 300 * at}px) min(${most}px,${widthOf(count, at)})`)
    .join()
  return {
    image: { ...single, srcSet: `${low.src} ${low.width}w,${high.src} ${most}w`, sizes },
    size: { width: most, ratio },
  }
}

/**
 * Starts loading the picture of a card of Browse. The card requests the same copy, which the browser then reuses.
 * Returns the request as an image element; null if nothing is loaded.
 * @param stored stored URL, which may be empty, malicious or broken
 */
export function preloadPicture(stored: string): HTMLImageElement | null {
  const address = shownImageUrl(stored, ownHost())
  if (!address) return null
  const plate = plateAt(address, ownHost())
  const photo = photoOf(address, ownHost())
  const picture = new Image()
  picture.referrerPolicy = 'no-referrer'
  if (photo) {
    const { image } = copiesOf(photo, true, CARD_COLUMNS)
    picture.sizes = image.sizes ?? ''
    picture.srcset = image.srcSet ?? ''
    picture.src = image.src
  } else {
    picture.src = plate ? shownPlate(plate) : address
  }
  return picture
}
