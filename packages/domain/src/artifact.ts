/**
 * The artifact: its fields, its limits and its parsers (specification, section 3; docs/product-decisions.md, section
 * 2).
 */
import * as z from 'zod/mini'
import { safeImageUrl } from './imageUrl.ts'
import { IMAGE_URL_MAX, NAME_MAX, TEXT_MAX } from './limits.ts'
import { isNamed } from './names.ts'
import { type Parsed, parseWith } from './parse.ts'
import { atMost, textSchema } from './text.ts'

export const ARTIFACT_TYPES = [
  'Documents',
  'Sculptures',
  'Writings',
  'Tools',
  'Textiles',
  'Jewelry',
  'Weapons',
] as const
export type ArtifactType = (typeof ARTIFACT_TYPES)[number]

/** What people call each field, in forms, on labels and in messages. */
export const FIELD_LABELS = {
  artifact_name: 'Artifact name',
  artifact_image: 'Image URL',
  artifact_type: 'Type',
  created_at: 'Created at',
  historical_context: 'Historical context',
  present_location: 'Present location',
  discovered_by: 'Discovered by',
  discovered_at: 'Discovered at',
  short_description: 'Short description',
  adder_name: 'Adder name',
} as const

const optionalText = (field: keyof typeof FIELD_LABELS) =>
  z._default(textSchema(FIELD_LABELS[field], TEXT_MAX), '')

/** The fields that a person writes, in the order of the form. */
const contentShape = {
  artifact_name: textSchema(FIELD_LABELS.artifact_name, TEXT_MAX).check(
    z.trim(),
    z.refine(isNamed, 'Please enter the name of the artifact.'),
    atMost(NAME_MAX, `${FIELD_LABELS.artifact_name} can have at most ${NAME_MAX} characters.`),
  ),
  artifact_image: z._default(
    textSchema(FIELD_LABELS.artifact_image, IMAGE_URL_MAX).check(
      z.refine(
        (url) => url === '' || safeImageUrl(url) !== '',
        'Image URL must be a full address that starts with http:// or https://.',
      ),
    ),
    '',
  ),
  artifact_type: z.enum(ARTIFACT_TYPES, `Please choose a type: ${ARTIFACT_TYPES.join(', ')}.`),
  created_at: optionalText('created_at'),
  historical_context: optionalText('historical_context'),
  present_location: optionalText('present_location'),
  discovered_by: optionalText('discovered_by'),
  discovered_at: optionalText('discovered_at'),
  short_description: optionalText('short_description'),
}

const contentSchema = z.object(contentShape, 'An artifact is an object with the documented fields.')
export type ArtifactContent = z.infer<typeof contentSchema>

/** The fields that a person writes. */
export const CONTENT_FIELDS = Object.keys(contentShape) as (keyof ArtifactContent)[]

/** The fields that their adder may also change straight in Firestore: nothing is derived or copied from them. */
export const DIRECT_FIELDS = [
  'artifact_type',
  'created_at',
  'historical_context',
  'present_location',
  'short_description',
] as const satisfies (keyof ArtifactContent)[]

/** The fields that a like record copies. */
export const COPIED_FIELDS = [
  'artifact_name',
  'artifact_image',
  'discovered_by',
  'discovered_at',
] as const satisfies (keyof ArtifactContent)[]

const patchSchema = z.partial(contentSchema)
export type ArtifactPatch = Partial<ArtifactContent>

/** Reads the body of `POST /artifacts`: unknown fields are left out, missing texts are empty. */
export function parseContent(value: unknown): Parsed<ArtifactContent> {
  return parseWith(contentSchema, value)
}

/** Reads the body of `PATCH /updateArtifact/{id}`: only the fields that were sent. */
export function parsePatch(value: unknown): Parsed<ArtifactPatch> {
  const parsed = parseWith(patchSchema, value)
  if (!parsed.ok) return parsed
  const sent = Object.entries(parsed.value).filter(([field]) => Object.hasOwn(value as object, field))
  return { ok: true, value: Object.fromEntries(sent) }
}

const lenient = () => z.catch(z.string(), '')

/** An artifact as readers get it. Lenient: a field that is missing or odd in the store reads as empty. */
export const artifactSchema = z.object({
  _id: z.string(),
  artifact_name: lenient(),
  artifact_image: lenient(),
  artifact_type: z.catch(z.enum(['', ...ARTIFACT_TYPES]), ''),
  created_at: lenient(),
  historical_context: lenient(),
  present_location: lenient(),
  discovered_by: lenient(),
  discovered_at: lenient(),
  short_description: lenient(),
  adder_name: lenient(),
  /** Personal: present only in an answer to the adder. */
  adder_email: z.optional(z.string()),
  likes_count: z.catch(z.number().check(z.int(), z.nonnegative()), 0),
})
export type Artifact = z.infer<typeof artifactSchema>

/** Reads a stored document, or an answer of the API, as an artifact. Server-side fields fall away. */
export function readArtifact(id: string, data: Readonly<Record<string, unknown>>): Artifact {
  return z.parse(artifactSchema, { ...data, _id: id })
}
