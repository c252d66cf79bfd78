/**
 * The artifact: its fields, its limits and its parsers (specification, section 3; docs/product-decisions.md, section
 * 2).
 */
import * as z from 'zod/mini'
import { type ImageSources, isImageSource, safeImageUrl } from './imageUrl.ts'
import { IMAGE_CREDIT_MAX, IMAGE_LICENCE_MAX, IMAGE_URL_MAX, NAME_MAX, TEXT_MAX } from './limits.ts'
import { isNamed } from './names.ts'
import { type Parsed, parseWith } from './parse.ts'
import { atMost, textSchema, turnsNothing } from './text.ts'

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
  image_credit: 'Image credit',
  image_licence: 'Image licence',
  artifact_type: 'Type',
  created_at: 'Created at',
  historical_context: 'Historical context',
  present_location: 'Present location',
  discovered_by: 'Discovered by',
  discovered_at: 'Discovered at',
  short_description: 'Short description',
  adder_name: 'Adder name',
} as const

/** Characters (UTF-16 units, as security rules count them) that each text may have. */
export const FIELD_MAX = {
  artifact_name: NAME_MAX,
  artifact_image: IMAGE_URL_MAX,
  image_credit: IMAGE_CREDIT_MAX,
  image_licence: IMAGE_LICENCE_MAX,
  created_at: TEXT_MAX,
  historical_context: TEXT_MAX,
  present_location: TEXT_MAX,
  discovered_by: TEXT_MAX,
  discovered_at: TEXT_MAX,
  short_description: TEXT_MAX,
} as const
type TextField = keyof typeof FIELD_MAX

const text = (field: TextField, max: number = FIELD_MAX[field]) => textSchema(FIELD_LABELS[field], max)
const optionalText = (field: TextField) => z._default(text(field), '')

const imageAddress = (sources: ImageSources) =>
  text('artifact_image').check(
    z.refine(
      (url) => url === '' || safeImageUrl(url) !== '',
      'Image URL must be a full address that starts with http:// or https://.',
    ),
    z.refine(
      (url) => safeImageUrl(url) === '' || isImageSource(url, { ...sources, hosts: null }),
      'Image URL must lead to a public web server: a host with a name, without a port or a password.',
    ),
    z.refine(
      (url) => !isImageSource(url, { ...sources, hosts: null }) || isImageSource(url, sources),
      'Image URL must be of a host that this site allows.',
    ),
  )

/** The fields that a person writes, in the order of the form. */
const contentShape = {
  // The limit applies after trimming.
  artifact_name: text('artifact_name', TEXT_MAX).check(
    z.trim(),
    turnsNothing(FIELD_LABELS.artifact_name),
    z.refine(isNamed, 'Please enter the name of the artifact.'),
    atMost(
      FIELD_MAX.artifact_name,
      `${FIELD_LABELS.artifact_name} can have at most ${FIELD_MAX.artifact_name} characters.`,
    ),
  ),
  artifact_image: z._default(imageAddress({}), ''),
  image_credit: z.optional(text('image_credit')),
  image_licence: z.optional(text('image_licence')),
  artifact_type: z.enum(ARTIFACT_TYPES, `Please choose a type: ${ARTIFACT_TYPES.join(', ')}.`),
  created_at: optionalText('created_at'),
  historical_context: optionalText('historical_context'),
  present_location: optionalText('present_location'),
  discovered_by: optionalText('discovered_by'),
  discovered_at: optionalText('discovered_at'),
  short_description: optionalText('short_description'),
}

const NO_OBJECT = 'An artifact is an object with the documented fields.'
const contentSchema = z.object(contentShape, NO_OBJECT)
export type ArtifactContent = z.infer<typeof contentSchema>

/** The schema of what a person writes. @param sources where its picture may come from */
export function contentSchemaWith(sources: ImageSources): typeof contentSchema {
  return z.object({ ...contentShape, artifact_image: z._default(imageAddress(sources), '') }, NO_OBJECT)
}

/** The name of a field that a person writes. */
export type ContentField = keyof ArtifactContent
export const CONTENT_FIELDS = Object.keys(contentShape) as ContentField[]

/** Those that came later: neither stored nor answered while they are empty, so that whoever does not know them sees no difference. */
export const LATER_FIELDS = ['image_credit', 'image_licence'] as const satisfies ContentField[]

/** Content without the later fields that are empty, as it is stored. */
export function withoutEmpty(content: ArtifactContent): ArtifactContent {
  const stored = { ...content }
  for (const field of LATER_FIELDS) if (!stored[field]) delete stored[field]
  return stored
}

/**
 * Whether its adder may change a field straight in Firestore too. No, when something is derived from it, or copied;
 * `firestore.rules` says the same.
 */
const IS_DIRECT: Readonly<Record<ContentField, boolean>> = {
  artifact_name: false,
  artifact_image: false,
  image_credit: true,
  image_licence: true,
  artifact_type: true,
  created_at: true,
  historical_context: true,
  present_location: true,
  discovered_by: false,
  discovered_at: false,
  short_description: true,
}
export const DIRECT_FIELDS = CONTENT_FIELDS.filter((field) => IS_DIRECT[field])

/** The fields that a like record copies. */
export const COPIED_FIELDS = [
  'artifact_name',
  'artifact_image',
  'discovered_by',
  'discovered_at',
] as const satisfies ContentField[]

const patchSchema = z.partial(contentSchema)
export type ArtifactPatch = Partial<ArtifactContent>

/**
 * Reads the body of `POST /artifacts`: unknown fields are left out, missing texts are empty.
 * @param sources where its picture may come from
 */
export function parseContent(value: unknown, sources?: ImageSources): Parsed<ArtifactContent> {
  return parseWith(sources ? contentSchemaWith(sources) : contentSchema, value)
}

/**
 * Reads the body of `PATCH /updateArtifact/{id}`: only the fields that were sent.
 * @param sources where its picture may come from
 */
export function parsePatch(value: unknown, sources?: ImageSources): Parsed<ArtifactPatch> {
  const parsed = parseWith(sources ? z.partial(contentSchemaWith(sources)) : patchSchema, value)
  if (!parsed.ok) return parsed
  const sent = Object.entries(parsed.value).filter(([field]) => Object.hasOwn(value as object, field))
  return { ok: true, value: Object.fromEntries(sent) }
}

const lenient = () => z.catch(z.string(), '')
const lenientLater = () => z.catch(z.optional(z.string().check(z.minLength(1))), undefined)

/** What readers get of the fields that a person writes. Those that are missing in the store, or odd, read as empty. */
const shownShape = {
  artifact_name: lenient(),
  artifact_image: lenient(),
  image_credit: lenientLater(),
  image_licence: lenientLater(),
  artifact_type: z.catch(z.enum(['', ...ARTIFACT_TYPES]), ''),
  created_at: lenient(),
  historical_context: lenient(),
  present_location: lenient(),
  discovered_by: lenient(),
  discovered_at: lenient(),
  short_description: lenient(),
} satisfies Record<ContentField, z.ZodMiniType>

/** An artifact as readers get it. */
export const artifactSchema = z.object({
  _id: z.string(),
  ...shownShape,
  adder_name: lenient(),
  /** Personal: present only in an answer to the adder. */
  adder_email: z.optional(z.string()),
  /** Why curators have hidden it: present only in an answer to the adder or a curator. */
  hidden_reason: z.optional(z.string()),
  likes_count: z.catch(z.number().check(z.int(), z.nonnegative()), 0),
})
export type Artifact = z.infer<typeof artifactSchema>

/** Reads a stored document, or an answer of the API, as an artifact. Server-side fields fall away. */
export function readArtifact(id: string, data: Readonly<Record<string, unknown>>): Artifact {
  return z.parse(artifactSchema, { ...data, _id: id })
}
