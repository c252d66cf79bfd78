/** The shapes of the API's JSON, from the domain's fields and limits. */
import {
  ARTIFACT_TYPES,
  CONTENT_FIELDS,
  type ContentField,
  FIELD_LABELS,
  FIELD_MAX,
  OPTIONAL_FIELDS,
} from '@tracker/domain/artifact/artifact.ts'
import { CHANGE_KINDS } from '@tracker/domain/artifact/history.ts'
import { PHOTO_MAX, REPORT_TEXT_MAX } from '@tracker/domain/limits.ts'
import { APPEAL, DECISIONS, REPORT_REASONS } from '@tracker/domain/reports/report.ts'

const text = (description: string) => ({ type: 'string', description })

function contentProperty(field: ContentField): object {
  const description = FIELD_LABELS[field]
  switch (field) {
    case 'artifact_name':
      return {
        ...text(
          `${description}; stored without outer spaces; refused with characters that turn text around (U+202A to U+202E, U+2066 to U+2069)`,
        ),
        minLength: 1,
        maxLength: FIELD_MAX[field],
      }
    case 'artifact_image':
      return {
        ...text(`${description}: empty, or a full http or https address`),
        maxLength: FIELD_MAX[field],
      }
    case 'artifact_type':
      return { ...text(description), enum: [...ARTIFACT_TYPES] }
    case 'image_credit':
      return { ...text(`${description}: who took the picture`), maxLength: FIELD_MAX[field] }
    case 'image_licence':
      return { ...text(`${description}, such as CC BY 4.0`), maxLength: FIELD_MAX[field] }
    default:
      return { ...text(description), maxLength: FIELD_MAX[field] }
  }
}

const content = Object.fromEntries(CONTENT_FIELDS.map((field) => [field, contentProperty(field)]))
const later: readonly string[] = OPTIONAL_FIELDS
const shown = Object.fromEntries(
  CONTENT_FIELDS.map((field) => [
    field,
    text(`${FIELD_LABELS[field]}${later.includes(field) ? '; only where there is one' : ''}`),
  ]),
)
const adder = {
  adder_name: text('Used when the account has no display name'),
  adder_email: text('Documented and ignored: the address is that of the account'),
}
const likeCopies = {
  artifactName: text('The artifact’s name'),
  artifactImage: text('The artifact’s image address'),
  artifactDiscoverer: text('Who discovered the artifact'),
  artifactDiscoveryPeriod: text('When it was discovered'),
}

const object = (properties: object, required: readonly string[] = Object.keys(properties)) => ({
  type: 'object',
  properties,
  required: [...required],
})
const count = (name: string, description: string) =>
  object({ [name]: { type: 'integer', minimum: 0, maximum: 1, description } })

const time = (description: string) => ({ ...text(description), format: 'date-time' })
const listOf = (items: object) => ({ type: 'array', items })

const artifact = {
  _id: text('Opaque id'),
  ...shown,
  adder_name: text('Who added it'),
  adder_email: text('Only in answers to the adder'),
  hidden_reason: text('Why curators have hidden it; only in answers to the adder and to curators'),
  likes_count: { type: 'integer', minimum: 0 },
}
const inEveryArtifact = [
  '_id',
  ...CONTENT_FIELDS.filter((field) => !later.includes(field)),
  'adder_name',
  'likes_count',
]
const like = {
  _id: text('Opaque id: one person likes an artifact once'),
  artifactId: text('The liked artifact'),
  userEmail: text('The maker’s address'),
  ...likeCopies,
}
const found = { _id: text('Opaque id'), artifact_name: text('Its name') }
const number = (description: string) => ({ type: 'integer', description })
const counts = (of: object, description: string) => ({
  type: 'array',
  description,
  items: { type: 'array', prefixItems: [of, number('How many')], minItems: 2, maxItems: 2 },
})

/** A file of a form. */
const picture = (size: keyof typeof PHOTO_MAX) => {
  const { bytes, side } = PHOTO_MAX[size]
  return text(`WebP or JPEG without metadata, at most ${bytes / 1000} kB and ${side} pixels a side`)
}

/** Texts of an artifact by their field. */
const textsByField = (description: string) => ({
  type: 'object',
  description,
  additionalProperties: { type: 'string' },
})

/** A time that may not be stored. */
const timeOrEmpty = (description: string) => text(`${description}, in ISO 8601; empty when it is unknown`)

export const SCHEMAS = {
  Artifact: { ...object(artifact, inEveryArtifact), additionalProperties: false },
  Like: { ...object(like), additionalProperties: false },
  Found: {
    ...object({
      results: listOf(
        object(
          {
            ...found,
            match: { ...text('`near`: a word was read otherwise'), enum: ['exact', 'near'] },
            found_in: object({
              field: text('The field that matched'),
              excerpt: text('A part of its text'),
              marks: listOf({
                type: 'array',
                description: 'Start and end of a matched word in the excerpt, in UTF-16 units',
                items: { type: 'integer' },
                minItems: 2,
                maxItems: 2,
              }),
            }),
          },
          // `found_in` is missing if the name alone matched.
          ['_id', 'artifact_name', 'match'],
        ),
      ),
      total: number('How many are found on all pages'),
      read_as: {
        type: ['string', 'null'],
        description: 'The text as it was read, when a word was read otherwise',
      },
      facets: object({
        type: counts(text('A type'), 'The most first, without the filter of types'),
        century: counts(number('A century'), 'The oldest first, without the filters of time'),
        place: counts(text('A place'), 'The most first, without the filter of places'),
        picture: number('How many have a picture'),
      }),
      years: {
        description: 'The first and the last year, without the filters of time',
        oneOf: [object({ begin: number('The first'), end: number('The last') }), { type: 'null' }],
      },
    }),
    additionalProperties: false,
  },
  Similar: { ...object({ results: listOf(object(found)) }), additionalProperties: false },
  Contributor: {
    ...object({
      name: text('As on the newest artifact'),
      since: time('When the oldest artifact was added'),
      artifacts: { ...number('How many there are'), minimum: 1 },
      likes: { ...number('How often these are liked, together'), minimum: 0 },
    }),
    additionalProperties: false,
  },
  OwnData: {
    ...object({
      account: object({
        uid: text('The account’s id'),
        email: text('Its address'),
        name: text('Its name'),
        photo_url: text('Address of its photo'),
        sign_in_with: listOf(text('How it signs in')),
        created_at: timeOrEmpty('When it was made'),
        last_sign_in_at: timeOrEmpty('When it signed in'),
      }),
      artifacts: listOf(
        object(
          {
            ...artifact,
            added_at: timeOrEmpty('When it was added'),
            updated_at: timeOrEmpty('When it changed'),
          },
          [...inEveryArtifact, 'added_at', 'updated_at'],
        ),
      ),
      addresses: listOf(
        object({ artifactId: text('An own artifact'), adder_email: text('The address kept beside it') }),
      ),
      likes: listOf(object({ ...like, liked_at: timeOrEmpty('When it was liked') })),
      reports: listOf(
        object({
          artifactId: text('The reported artifact'),
          reason: text('Why'),
          text: text('In words'),
          reported_at: timeOrEmpty('When'),
        }),
      ),
      photos: listOf(
        object({
          url: text('Its address'),
          width: number('Pixels'),
          height: number('Pixels'),
          sent_at: timeOrEmpty('When'),
        }),
      ),
      histories: listOf(
        object({
          artifactId: text('An own artifact that was changed'),
          known_at: timeOrEmpty('When it last changed as far as this tells'),
          dropped: number('Changes that are not kept any more'),
          changes: listOf(
            object({
              kind: { ...text('`unknown`: what changed was not kept'), enum: [...CHANGE_KINDS] },
              at: timeOrEmpty('When'),
              uid: text('Who edited it; empty for curators'),
              name: text('That person’s name'),
              before: textsByField('What changed, as it was'),
              after: textsByField('What changed, as it became'),
            }),
          ),
        }),
      ),
      reported: listOf(text('An own artifact that waits for curators, since somebody reported it')),
      decided: listOf(text('An artifact that you, as a curator, decided on last')),
    }),
    additionalProperties: false,
  },
  NewArtifact: object({ ...content, ...adder }, ['artifact_name', 'artifact_type']),
  ArtifactChange: object({ ...content, ...adder }, []),
  NewLike: object(
    { artifactId: text('The only field that is believed'), userEmail: text('Ignored'), ...likeCopies },
    ['artifactId'],
  ),
  NewPhoto: object({ large: picture('large'), medium: picture('medium'), small: picture('small') }, [
    'large',
    'small',
  ]),
  Photo: object({
    url: text('What `artifact_image` may hold; `?size=small` and `?size=medium` are the smaller copies'),
    width: number('Pixels of the large copy'),
    height: number('Pixels of the large copy'),
  }),
  NewReport: object(
    {
      artifactId: text('The reported artifact'),
      reason: { ...text('An appeal is for an own hidden artifact'), enum: [...REPORT_REASONS, APPEAL] },
      text: { ...text('What is wrong, in words'), maxLength: REPORT_TEXT_MAX },
    },
    ['artifactId', 'reason'],
  ),
  NewDecision: object(
    {
      decision: { ...text('What is to be done'), enum: [...DECISIONS] },
      note: { ...text('Why; needed to hide, and then shown to the adder'), maxLength: REPORT_TEXT_MAX },
    },
    ['decision'],
  ),
  Reported: {
    ...object({
      artifact: { $ref: '#/components/schemas/Artifact' },
      is_own: { type: 'boolean', description: 'Nobody decides on an own artifact' },
      reports_count: { type: 'integer', minimum: 0 },
      reports: listOf(object({ reason: text('Why'), text: text('In words'), reported_at: time('When') })),
      decisions: listOf(object({ decision: text('What'), note: text('Why'), decided_at: time('When') })),
    }),
    additionalProperties: false,
  },
  Decided: object({ decision: { ...text('What was decided'), enum: [...DECISIONS] } }),
  Inserted: object({ insertedId: text('The id of what was added') }),
  Deleted: count('deletedCount', '1 when something was removed'),
  Modified: count('modifiedCount', '0 when nothing differs'),
  Problem: object(
    {
      type: text('What kind of problem'),
      title: text('The same in words'),
      status: { type: 'integer' },
      detail: text('A sentence for people'),
      message: text('The same sentence'),
      errors: {
        type: 'array',
        items: object({ field: text('The wrong field'), message: text('What is wrong with it') }),
      },
    },
    ['type', 'title', 'status', 'detail', 'message'],
  ),
} as const

export type SchemaName = keyof typeof SCHEMAS
