/** The further photographs of a form. Their list is a value of the form, as JSON, so that drafts keep it. */
import { mapsIn } from '@tracker/domain/firestore/storedMaps.ts'
import { type Photograph, readPhotographs, tidyPhotograph } from '@tracker/domain/photo/photograph.ts'
import { parseJson } from '#utils/parseJson.ts'

export interface PhotoItem {
  /** Identifies it in the form and its photo in the draft. */
  readonly key: string
  /** Empty until the photo is uploaded. */
  readonly url: string
  readonly caption: string
  readonly credit: string
}

/** A stored photograph as an item: its address identifies it. */
export const itemOf = ({ url, caption = '', credit = '' }: Photograph, index: number): PhotoItem => ({
  key: `${index} ${url}`,
  url,
  caption,
  credit,
})

/** A photograph that is to be uploaded. */
export const newItem = (): PhotoItem => ({ key: crypto.randomUUID(), url: '', caption: '', credit: '' })

/** Returns the list as a value of the form; empty for none. */
export const itemsText = (items: readonly PhotoItem[]): string =>
  items.length === 0
    ? ''
    : JSON.stringify(items.map(({ key, ...photo }) => (photo.url === '' ? { ...photo, key } : photo)))

/** Reads the list from a value of the form. */
export function itemsIn(text: string): PhotoItem[] {
  return mapsIn(parseJson(text)).flatMap((one, index) => {
    const { key } = one
    if (one.url !== '') return readPhotographs([one]).map((photo) => itemOf(photo, index))
    const [texts] = readPhotographs([{ ...one, url: '-' }])
    return typeof key === 'string'
      ? [{ key, url: '', caption: texts?.caption ?? '', credit: texts?.credit ?? '' }]
      : []
  })
}

/** The photographs to save: those that have an address. */
export const photographsOf = (items: readonly PhotoItem[]): Photograph[] =>
  items
    .filter(({ url }) => url !== '')
    .map(({ url, caption, credit }) =>
      tidyPhotograph({ url, caption: caption.trim(), credit: credit.trim() }),
    )
