/** What users send of an artifact. Apart from what is read (artifact.ts), because pages of visitors do not need it. */
import * as z from 'zod/mini'
import { type Parsed, parseSent, parseWith } from '../api/parse.ts'
import { TEXT_MAX } from '../limits.ts'
import { inSchema, say } from '../messages/message.ts'
import { type ImageSources, isImageSource, safeImageUrl } from '../photo/imageUrl.ts'
import { atMost, textSchema, noDirectionControls } from '../text/storableText.ts'
import { isVisibleName } from '../text/visibleName.ts'
import { type ContentField, FIELD_LABELS, FIELD_MAX } from './artifact.ts'
import { ARTIFACT_TYPES } from './types.ts'

type TextField = keyof typeof FIELD_MAX

const text = (field: TextField, max: number = FIELD_MAX[field]) => textSchema(FIELD_LABELS[field], max)
const optionalText = (field: TextField) => z._default(text(field), '')

/** An image address that is empty or allowed. */
export const imageAddress = (sources: ImageSources) =>
  text('artifact_image').check(
    z.refine((url) => url === '' || safeImageUrl(url) !== '', inSchema(say('image-address'))),
    z.refine(
      (url) => safeImageUrl(url) === '' || isImageSource(url, { ...sources, hosts: null }),
      inSchema(say('image-server')),
    ),
    z.refine(
      (url) => !isImageSource(url, { ...sources, hosts: null }) || isImageSource(url, sources),
      inSchema(say('image-host')),
    ),
    z.describe(`${FIELD_LABELS.artifact_image}: empty, or an absolute http or https URL`),
  )

const UNKNOWN_TYPE = inSchema(say('type-unknown', { types: ARTIFACT_TYPES.join(', ') }))

/** @param former type that the artifact has already, which the site need not have any more */
const typeField = (former = '') =>
  z
    .enum([...ARTIFACT_TYPES, ...(former === '' ? [] : [former])], UNKNOWN_TYPE)
    .check(z.describe(FIELD_LABELS.artifact_type))

/** User-editable fields, in the order of `CONTENT_FIELDS`. */
const contentShape = {
  // NAME_MAX applies after trimming.
  artifact_name: text('artifact_name', TEXT_MAX).check(
    z.trim(),
    noDirectionControls(FIELD_LABELS.artifact_name),
    z.refine(isVisibleName, inSchema(say('name-missing'))),
    atMost(FIELD_LABELS.artifact_name, FIELD_MAX.artifact_name),
    z.meta({
      description: `${FIELD_LABELS.artifact_name}; stored trimmed; bidirectional control characters (U+202A to U+202E, U+2066 to U+2069) are rejected`,
      minLength: 1,
      maxLength: FIELD_MAX.artifact_name,
    }),
  ),
  artifact_image: z._default(imageAddress({}), ''),
  image_caption: z.optional(
    text('image_caption').check(z.describe(`${FIELD_LABELS.image_caption}: what the picture shows`)),
  ),
  image_credit: z.optional(
    text('image_credit').check(z.describe(`${FIELD_LABELS.image_credit}, such as the photographer`)),
  ),
  image_licence: z.optional(
    text('image_licence').check(z.describe(`${FIELD_LABELS.image_licence}, such as CC BY 4.0`)),
  ),
  artifact_type: typeField(),
  created_at: optionalText('created_at'),
  historical_context: optionalText('historical_context'),
  present_location: optionalText('present_location'),
  inventory_number: z.optional(
    text('inventory_number').check(
      z.describe(`${FIELD_LABELS.inventory_number} of the collection that has the object`),
    ),
  ),
  discovered_by: optionalText('discovered_by'),
  discovered_at: optionalText('discovered_at'),
  short_description: optionalText('short_description'),
} satisfies Record<ContentField, z.ZodMiniType>

const NO_OBJECT = inSchema(say('artifact-expected'))
export const contentSchema = z.object(contentShape, NO_OBJECT)
export type ArtifactContent = z.infer<typeof contentSchema>

/**
 * Returns the schema of the user-editable fields.
 * @param sources allowed image sources
 * @param type the type that the artifact has already; it is accepted if the site has it no more
 */
export function contentSchemaWith(sources: ImageSources, type?: string): typeof contentSchema {
  const artifact_image = z._default(imageAddress(sources), '')
  return z.object({ ...contentShape, artifact_image, artifact_type: typeField(type) }, NO_OBJECT)
}

const patchSchema = z.partial(contentSchema)
export type ArtifactPatch = Partial<ArtifactContent>

/**
 * Parses the body of `POST /artifacts`. Drops unknown fields; missing texts become empty.
 * @param sources allowed image sources
 */
export function parseContent(value: unknown, sources?: ImageSources): Parsed<ArtifactContent> {
  return parseWith(sources ? contentSchemaWith(sources) : contentSchema, value)
}

/**
 * Parses the body of `PATCH /updateArtifact/{id}`. Returns only the fields that were sent.
 * @param sources allowed image sources
 */
export function parsePatch(value: unknown, sources?: ImageSources): Parsed<ArtifactPatch> {
  return parseSent(sources ? z.partial(contentSchemaWith(sources)) : patchSchema, value)
}
