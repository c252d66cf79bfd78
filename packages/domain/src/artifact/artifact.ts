/** Artifact fields, their limits, and artifacts as they are read (docs/specification.md). What users send: content.ts. */
import * as z from 'zod/mini'
import {
  IMAGE_CAPTION_MAX,
  IMAGE_CREDIT_MAX,
  IMAGE_LICENCE_MAX,
  IMAGE_URL_MAX,
  INVENTORY_NUMBER_MAX,
  NAME_MAX,
  TEXT_MAX,
} from '../limits.ts'
import { photographSchema } from '../photo/photograph.ts'
import { SHOWN_TYPE } from './shippedTypes.ts'
import { ARTIFACT_TYPES } from './types.ts'
import { lenientText } from '../api/describedFields.ts'

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

/** Name of a user-editable field. */
export type ContentField = Exclude<keyof typeof FIELD_LABELS, 'adder_name'>

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

/** Fields added after the first release. They are omitted while empty, so that older clients and records see no change. */
export const OPTIONAL_FIELDS = [
  'image_caption',
  'image_credit',
  'image_licence',
  'inventory_number',
] as const satisfies ContentField[]

/** Returns the content without empty optional fields, as it is stored. */
export function withoutEmpty<T extends { [field in (typeof OPTIONAL_FIELDS)[number]]?: string | undefined }>(
  content: T,
): T {
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

/** Fields that a like record copies. */
export const LIKE_COPIED_FIELDS = [
  'artifact_name',
  'artifact_image',
  'discovered_by',
  'discovered_at',
] as const satisfies ContentField[]

/** Returns true if an artifact has these values by field. A missing field equals an empty one. */
export function hasValues(artifact: Artifact, values: Readonly<Record<string, string>>): boolean {
  const current = new Map<string, unknown>(Object.entries(artifact))
  return Object.entries(values).every(([field, value]) => (current.get(field) ?? '') === value)
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

/** User-editable fields, in the order of the form. */
export const CONTENT_FIELDS = Object.keys(shownShape) as ContentField[]
export const DIRECT_WRITE_FIELDS = CONTENT_FIELDS.filter((field) => IS_DIRECT[field])

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
