/**
 * Further photographs of an artifact, in order, after `artifact_image` (docs/decisions/035-several-photographs.md). A visible
 * artifact has them in one document of its own, which only its page reads; a hidden or deleted one has them in its record.
 */
import * as z from 'zod/mini'
import { mapsIn } from '../firestore/storedMaps.ts'
import { MORE_PHOTOS_MAX } from '../limits.ts'
import { photoIdIn } from './photoAddress.ts'

export const photographSchema = z.object({
  url: z.string().check(z.minLength(1), z.describe('Image URL')),
  caption: z.catch(z.optional(z.string().check(z.describe('What it shows; omitted if empty'))), undefined),
  credit: z.catch(z.optional(z.string().check(z.describe('Credit; omitted if empty'))), undefined),
})
export interface Photograph {
  readonly url: string
  readonly caption?: string | undefined
  readonly credit?: string | undefined
}

/** Change of the further photographs in the record of an import, by which it is undone; null if they stay. */
export const photographsChangeSchema = z._default(
  z.nullable(
    z.object({
      before: z.readonly(z.array(photographSchema)),
      after: z.readonly(z.array(photographSchema)),
    }),
  ),
  null,
)

/** Returns a photograph without empty texts, as it is stored. */
export function tidyPhotograph({ url, caption = '', credit = '' }: Photograph): Photograph {
  return { url, ...(caption && { caption }), ...(credit && { credit }) }
}

/** Reads stored further photographs. Leaves out what is invalid. */
export const readPhotographs = (value: unknown): readonly Photograph[] =>
  mapsIn(value)
    .flatMap((one) => z.safeParse(photographSchema, one).data ?? [])
    .slice(0, MORE_PHOTOS_MAX)
    .map(tidyPhotograph)

/** Returns the addresses of uploaded photos, of any site, among image addresses, without repetitions. */
export const photoAddressesIn = (addresses: readonly string[]): string[] => [
  ...new Set(addresses.filter((address) => photoIdIn(address) !== '')),
]

/** Text by which lists of photographs are compared; empty for none. */
export const photographsText = (photos: readonly Photograph[]): string =>
  photos.length === 0
    ? ''
    : JSON.stringify(photos.map(({ url, caption = '', credit = '' }) => [url, caption, credit]))
