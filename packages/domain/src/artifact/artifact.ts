/** Artifact fields, limits and parsers (docs/specification.md). */
import * as z from 'zod/mini'
import { type ImageSources, isImageSource, safeImageUrl } from '../photo/imageUrl.ts'
import {
  IMAGE_CAPTION_MAX,
  IMAGE_CREDIT_MAX,
  IMAGE_LICENCE_MAX,
  IMAGE_URL_MAX,
  INVENTORY_NUMBER_MAX,
  NAME_MAX,
  TEXT_MAX,
} from '../limits.ts'
import { inSchema, say } from '../messages/message.ts'
import { photographSchema } from '../photo/photograph.ts'
import { SHOWN_TYPE } from './shippedTypes.ts'
import { ARTIFACT_TYPES } from './types.ts'
import { isVisibleName } from '../text/visibleName.ts'
import { lenientText } from '../api/describedFields.ts'
import { type Parsed, parseSent, parseWith } from '../api/parse.ts'
import { atMost, textSchema, noDirectionControls } from '../text/storableText.ts'

/** Field labels in forms, on detail pages and in error messages. */
export const FIELD_LABELS = {
  artifact_name: 'Artifact name',
  artifact_image: 'Image URL',
  image_caption: 'Image caption',
  image_credit: 'Image credit',
  image_licence: 'Image licence',
  artifact_type: 'Type',
  created_at: 'Created at',
  historical_context: 'Historical context',
  present_location: 'Present location',
  inventory_number: 'Inventory number',
  discovered_by: 'Discovered by',
  discovered_at: 'Discovered at',
  short_description: 'Short description',
  adder_name: 'Adder name',
} as const

/** Maximum length of each text field, in UTF-16 units as security rules count them. */
export const FIELD_MAX = {
  artifact_name: NAME_MAX,
  artifact_image: IMAGE_URL_MAX,
  image_caption: IMAGE_CAPTION_MAX,
  image_credit: IMAGE_CREDIT_MAX,
  image_licence: IMAGE_LICENCE_MAX,
  created_at: TEXT_MAX,
  historical_context: TEXT_MAX,
  present_location: TEXT_MAX,
  inventory_number: INVENTORY_NUMBER_MAX,
  discovered_by: TEXT_MAX,
  discovered_at: TEXT_MAX,
  short_description: TEXT_MAX,
} as const
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

/** User-editable fields, in the order of the form. */
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
}

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

/** Name of a user-editable field. */
export type ContentField = keyof ArtifactContent
export const CONTENT_FIELDS = Object.keys(contentShape) as ContentField[]

/** Fields added after the first release. They are omitted while empty, so that older clients and records see no change. */
export const OPTIONAL_FIELDS = [
  'image_caption',
  'image_credit',
  'image_licence',
  'inventory_number',
] as const satisfies ContentField[]

/** Returns the content without empty optional fields, as it is stored. */
export function withoutEmpty(content: ArtifactContent): ArtifactContent {
  const stored = { ...content }
  for (const field of OPTIONAL_FIELDS) if (!stored[field]) delete stored[field]
  return stored
}

/**
 * Whether the adder may write a field directly in Firestore. False if the server derives data from the field or copies
 * it. Must match `firestore.rules`.
 */
const IS_DIRECT: Readonly<Record<ContentField, boolean>> = {
  artifact_name: false,
  artifact_image: false,
  image_caption: true,
  image_credit: true,
  image_licence: true,
  artifact_type: true,
  created_at: true,
  historical_context: true,
  present_location: true,
  inventory_number: true,
  discovered_by: false,
  discovered_at: false,
  short_description: true,
}
export const DIRECT_WRITE_FIELDS = CONTENT_FIELDS.filter((field) => IS_DIRECT[field])

/** Fields that a like record copies. */
export const LIKE_COPIED_FIELDS = [
  'artifact_name',
  'artifact_image',
  'discovered_by',
  'discovered_at',
] as const satisfies ContentField[]

const patchSchema = z.partial(contentSchema)
export type ArtifactPatch = Partial<ArtifactContent>

/** Returns true if an artifact has these values by field. A missing field equals an empty one. */
export function hasValues(artifact: Artifact, values: Readonly<Record<string, string>>): boolean {
  const current = new Map<string, unknown>(Object.entries(artifact))
  return Object.entries(values).every(([field, value]) => (current.get(field) ?? '') === value)
}

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

const lenient = (field: ContentField) => lenientText(FIELD_LABELS[field])
const lenientOptional = (field: ContentField) =>
  z.catch(
    z.optional(z.string().check(z.minLength(1), z.describe(`${FIELD_LABELS[field]}; omitted if empty`))),
    undefined,
  )

/** User-editable fields as returned to readers. Missing or invalid stored values read as empty. */
const shownShape = {
  artifact_name: lenient('artifact_name'),
  artifact_image: lenient('artifact_image'),
  image_caption: lenientOptional('image_caption'),
  image_credit: lenientOptional('image_credit'),
  image_licence: lenientOptional('image_licence'),
  artifact_type: z.catch(
    z
      .string()
      .check(
        z.regex(SHOWN_TYPE),
        z.describe(
          `${FIELD_LABELS.artifact_type}: one of ${ARTIFACT_TYPES.join(', ')}, or one that this site had earlier; empty if unknown`,
        ),
      ),
    '',
  ),
  created_at: lenient('created_at'),
  historical_context: lenient('historical_context'),
  present_location: lenient('present_location'),
  inventory_number: lenientOptional('inventory_number'),
  discovered_by: lenient('discovered_by'),
  discovered_at: lenient('discovered_at'),
  short_description: lenient('short_description'),
} satisfies Record<ContentField, z.ZodMiniType>

/**
 * Reason for hiding other than a curator's decision. `suspension`: the adder is suspended. `hold`: the
 * artifact of a new account waits for approval.
 */
export const HIDDEN_BY = ['suspension', 'hold'] as const
export type HiddenBy = (typeof HIDDEN_BY)[number]

/** Artifact as returned to readers. */
export const artifactSchema = z.object({
  _id: z.string().check(z.describe('Opaque id')),
  ...shownShape,
  adder_name: lenientText('Name of the adder'),
  adder_email: z.optional(z.string().check(z.describe('Only in responses to the adder'))),
  hidden_reason: z.optional(
    z.string().check(z.describe('Reason for hiding; only in responses to the adder and to curators')),
  ),
  hidden_by: z.catch(
    z.optional(
      z
        .enum(HIDDEN_BY)
        .check(z.describe('Only with `hidden_reason`, when no curator decided on this artifact')),
    ),
    undefined,
  ),
  likes_count: z.catch(z.int().check(z.nonnegative()), 0),
  more_photos_count: z.catch(
    z.optional(
      z.int().check(z.positive(), z.describe('Number of further photographs; omitted if there are none')),
    ),
    undefined,
  ),
  more_photos: z.catch(
    z.optional(
      z
        .array(photographSchema)
        .check(z.describe('Further photographs; in the answer to `GET /artifact/{id}`, not in lists')),
    ),
    undefined,
  ),
})
export type Artifact = z.infer<typeof artifactSchema>

/** Parses a stored document or an API response as an artifact. Drops server-side fields. */
export function readArtifact(id: string, data: Readonly<Record<string, unknown>>): Artifact {
  return z.parse(artifactSchema, { ...data, _id: id })
}
