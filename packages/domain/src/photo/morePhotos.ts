/** Further photographs in requests. */
import * as z from 'zod/mini'
import { parseWith, type Parsed } from '../api/parse.ts'
import { imageAddress } from '../artifact/content.ts'
import { IMAGE_CAPTION_MAX, IMAGE_CREDIT_MAX, MORE_PHOTOS_MAX } from '../limits.ts'
import { inSchema, say } from '../messages/message.ts'
import { textSchema } from '../text/storableText.ts'
import type { ImageSources } from './imageUrl.ts'
import { type Photograph, tidyPhotograph } from './photograph.ts'

/** Field of requests, hidden artifacts and histories. */
export const MORE_PHOTOS_FIELD = 'more_photos'

const listSchema = (sources: ImageSources) =>
  z
    .array(
      z.object({
        url: imageAddress(sources).check(z.minLength(1, inSchema(say('image-address')))),
        caption: z.optional(textSchema('Caption', IMAGE_CAPTION_MAX)),
        credit: z.optional(textSchema('Credit', IMAGE_CREDIT_MAX)),
      }),
      inSchema(say('list-expected', { field: MORE_PHOTOS_FIELD })),
    )
    .check(
      z.maxLength(MORE_PHOTOS_MAX, inSchema(say('photographs-too-many', { most: MORE_PHOTOS_MAX + 1 }))),
      z.describe(
        `Further photographs in order, at most ${MORE_PHOTOS_MAX}. Without the field they stay; an empty list removes them`,
      ),
    )

export const morePhotosSchema = listSchema({})

const bodySchema = (sources: ImageSources) => z.object({ more_photos: z.optional(listSchema(sources)) })

/**
 * Parses the further photographs of a request body.
 * @param sources allowed image sources
 * @returns undefined if none were sent; an error names the field `more_photos`
 */
export function parseMorePhotos(
  value: unknown,
  sources: ImageSources,
): Parsed<readonly Photograph[] | undefined> {
  const isObject = typeof value === 'object' && value !== null
  const parsed = parseWith(bodySchema(sources), isObject ? value : {})
  if (parsed.ok) return { ok: true, value: parsed.value.more_photos?.map(tidyPhotograph) }
  const [first] = parsed.errors
  return { ok: false, errors: [{ field: MORE_PHOTOS_FIELD, message: first?.message ?? '' }] }
}
