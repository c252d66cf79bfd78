/** Pictures of a shared list's page. They are no links, because the names link to the artifacts. */
import type { ShownPhoto } from '@tracker/domain/photo/photoAddress.ts'
import { type Markup, markup } from '#share/markup.ts'
import { initial, nightOf, plateImages } from '#share/pageParts.ts'
import type { ShownItem } from '#share/list/listView.ts'

const PLATE_SIZE = markup`width="800" height="600"`

/** Image attributes of an uploaded photo. @param sizes must match web/label/exhibition.css */
function copiesOf({ large, medium }: ShownPhoto, sizes: string): Markup {
  const size = markup`width="${large.width}" height="${large.height}"`
  if (medium.width === large.width) return size
  return markup`${size} srcset="${medium.src} ${medium.width}w,${large.src} ${large.width}w" sizes="${sizes}"`
}

function photo({ picture: { shown }, photo: copies }: ShownItem, sizes: string, rest: Markup): Markup {
  const size = copies ? copiesOf(copies, sizes) : PLATE_SIZE
  return markup`<img src="${shown ?? ''}" ${size} alt="" referrerpolicy="no-referrer"${rest}>`
}

/** Renders the picture of an object, or its initial. */
export function pictureOf(item: ShownItem): Markup {
  const { shown, isPlate } = item.picture
  if (shown === null) return initial(item.artifact)
  const lazy = markup` loading="lazy"`
  const image = isPlate
    ? plateImages(shown, markup`${PLATE_SIZE} alt=""`, lazy)
    : photo(item, '(min-width:56rem) 54vw,100vw', lazy)
  return markup`<figure class="${isPlate ? 'plate' : 'photo'}">${image}</figure>
`
}

/** Renders the picture of the cover, which is night in both schemes. The largest contentful paint element. */
export function coverPicture(item: ShownItem): Markup {
  const { shown, isPlate } = item.picture
  if (shown === null) return initial(item.artifact)
  const first = markup` fetchpriority="high"`
  const image = isPlate
    ? markup`<img src="${nightOf(shown)}" ${PLATE_SIZE} alt=""${first}>`
    : photo(item, '(min-width:56rem) 26rem,70vw', first)
  return markup`<figure>${image}</figure>
`
}

/** Renders the picture of an object on paper, where it has its day plate and loads at once. */
export function printedPicture(item: ShownItem): Markup {
  const { shown, isPlate } = item.picture
  if (shown === null) return initial(item.artifact)
  const image = isPlate ? markup`<img src="${shown}" ${PLATE_SIZE} alt="">` : photo(item, '20rem', markup``)
  return markup`<figure>${image}</figure>
`
}
