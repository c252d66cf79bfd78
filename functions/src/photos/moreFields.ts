/**
 * Fields of a record about its further photographs (docs/decisions/035-several-photographs.md). Lists read their number, the look-up
 * of a photo its address, and the entity tag of the record their content. They are absent if there are none.
 */
import { MORE_PHOTOS_FIELD } from '@tracker/domain/photo/morePhotos.ts'
import {
  type Photograph,
  photographsText,
  photoAddressesIn,
  readPhotographs,
} from '@tracker/domain/photo/photograph.ts'
import { FieldValue } from 'firebase-admin/firestore'
import { createHash } from 'node:crypto'
import type { Fields } from '#firestore.ts'

export const MORE_COUNT = 'more_photos_count'
/** Addresses of the uploaded photos among them. An id would not do: anybody can name it below another host. */
export const MORE_URLS = 'more_photo_urls'
/** Hash of the list. */
export const MORE_TAG = 'more_photos_tag'

/** Returns the hash of a list; undefined for an empty one. */
export function moreTagOf(photos: readonly Photograph[]): string | undefined {
  if (photos.length === 0) return undefined
  return createHash('sha256').update(photographsText(photos)).digest('base64url').slice(0, 22)
}

/** Returns the fields of a record. */
export function moreFields(photos: readonly Photograph[]): Fields {
  if (photos.length === 0) return {}
  return {
    [MORE_COUNT]: photos.length,
    [MORE_URLS]: photoAddressesIn(photos.map(({ url }) => url)),
    [MORE_TAG]: moreTagOf(photos),
  }
}

/** Returns all fields of a record after a change, also those that it has no more. */
export const moreFieldsAfter = (photos: readonly Photograph[]): Fields => ({
  [MORE_COUNT]: undefined,
  [MORE_URLS]: undefined,
  [MORE_TAG]: undefined,
  ...moreFields(photos),
})

/** The fields of a record without further photographs, for an update. */
export const noMoreFields = () =>
  Object.fromEntries([MORE_COUNT, MORE_URLS, MORE_TAG].map((field) => [field, FieldValue.delete()]))

/** Returns true if a record has further photographs. */
export const hasMore = (fields: Fields): boolean => Number(fields[MORE_COUNT] ?? 0) > 0

/** Returns the addresses of uploaded photos among the further photographs of a record. */
export function moreUrlsOf(fields: Fields): readonly string[] {
  const urls = fields[MORE_URLS]
  return Array.isArray(urls) ? urls.filter((url) => typeof url === 'string') : []
}

/** Returns the list in a document that has it: a hidden or deleted record, or the one beside a visible record. */
export const moreIn = (fields: Fields | null): readonly Photograph[] =>
  readPhotographs(fields?.[MORE_PHOTOS_FIELD])
