/** What the endpoint table does not say of each call: who may make it, what it takes and how it can fail. */
import { ARTIFACT_TYPES } from '@tracker/domain/artifact/artifact.ts'
import { DEFAULT_SORT, SORT_NAMES } from '@tracker/domain/artifact/sorts.ts'
import type { EndpointName } from '@tracker/domain/api/endpoints.ts'
import type { ProblemCode } from '@tracker/domain/api/problem.ts'
import {
  LIST_LIMIT_DEFAULT,
  LIST_LIMIT_MAX,
  PAGE_SIZE,
  QUERY_TEXT_MAX,
  SEARCH_LIMIT_MAX,
} from '@tracker/domain/limits.ts'
import { SEARCH_SORTS } from '@tracker/domain/search/searchQuery.ts'
import type { SchemaName } from '#openapi/schemas.ts'

export interface Described {
  readonly summary: string
  readonly isPublic?: true
  readonly status?: 201
  readonly body?: SchemaName
  /** Whether the body is a form with files, not JSON. */
  readonly form?: true
  /** The answer's schema; `list` answers an array of it. Without it the answer is a picture. */
  readonly answer?: SchemaName
  readonly list?: true
  readonly parameters?: readonly object[]
  /** Beside those that every call can have. */
  readonly problems: readonly ProblemCode[]
}

const query = (name: string, description: string, schema: object, required = false) => ({
  name,
  in: 'query',
  required,
  description,
  schema,
})
const header = (name: string, description: string) => ({
  name,
  in: 'header',
  description,
  schema: { type: 'string' },
})
const limit = (otherwise: number, most: number) =>
  query('limit', 'Items in one answer; more than the most counts as the most', {
    type: 'integer',
    minimum: 1,
    default: otherwise,
    'x-most': most,
  })
const CURSOR = query('cursor', 'From the `Link` header of the page before', { type: 'string' })
const several = (name: string, description: string, items: object) =>
  query(name, `${description}; may repeat`, { type: 'array', items })
const year = (name: string, description: string) => query(name, description, { type: 'integer' })
const SMALLER =
  'A copy of at most 480 or 960 pixels a side; the photo itself, when it was sent without a medium one'
const PAGING = [limit(LIST_LIMIT_DEFAULT, LIST_LIMIT_MAX), CURSOR]
const OWN = query('email', 'Your own address, as in your token', { type: 'string' }, true)
const WRITE: readonly ProblemCode[] = ['unauthenticated', 'too-many-requests']
const BODY: readonly ProblemCode[] = [...WRITE, 'invalid', 'too-large', 'unsupported-media-type']
const READ: readonly ProblemCode[] = ['unauthenticated', 'too-many-requests']

export const CALLS: Readonly<Record<EndpointName, Described>> = {
  featuredArtifacts: {
    summary: 'The six artifacts with most likes',
    isPublic: true,
    answer: 'Artifact',
    list: true,
    problems: ['too-many-requests'],
  },
  artifacts: {
    summary: 'Browse and search',
    isPublic: true,
    answer: 'Artifact',
    list: true,
    parameters: [
      query('name', 'A part of the name; case and accents do not matter', { type: 'string' }),
      query('sort', 'Unknown values count as the default', {
        type: 'string',
        enum: [...SORT_NAMES],
        default: DEFAULT_SORT,
      }),
      ...PAGING,
    ],
    problems: ['invalid', 'too-many-requests'],
  },
  search: {
    summary: 'Search all texts, forgiving, with counts by type, century, place and picture',
    isPublic: true,
    answer: 'Found',
    parameters: [
      query('q', 'Words in any order; empty finds all', { type: 'string', maxLength: QUERY_TEXT_MAX }),
      several('type', 'Of one of these types', { type: 'string', enum: [...ARTIFACT_TYPES] }),
      several('century', 'Of one of these centuries: -3 is the third before Christ, 19 is 1801 to 1900', {
        type: 'integer',
      }),
      several('place', 'At one of these places, as the facet names them', { type: 'string' }),
      year('from', 'Not older than this year; before Christ negative'),
      year('to', 'Not younger than this year'),
      query('adder', 'The name of who added it; case and accents do not matter', { type: 'string' }),
      query('contributor', 'The uid of who added it', { type: 'string' }),
      query('picture', '`1`: only with a picture', { type: 'string', enum: ['1'] }),
      query('sort', 'By default `best` for a text, else by name. Unknown values count as the default', {
        type: 'string',
        enum: [...SEARCH_SORTS],
      }),
      limit(PAGE_SIZE, SEARCH_LIMIT_MAX),
      CURSOR,
    ],
    problems: ['invalid', 'too-many-requests'],
  },
  similar: {
    summary: 'Artifacts that are like one; none for an unknown one',
    isPublic: true,
    answer: 'Similar',
    problems: ['too-many-requests'],
  },
  contributor: {
    summary: 'Who added artifacts: name, since when, how many and how often these are liked',
    isPublic: true,
    answer: 'Contributor',
    problems: ['not-found', 'too-many-requests'],
  },
  artifact: { summary: 'One artifact', answer: 'Artifact', problems: [...READ, 'not-found'] },
  addArtifact: {
    summary: 'Add an artifact',
    status: 201,
    body: 'NewArtifact',
    answer: 'Inserted',
    parameters: [header('Idempotency-Key', 'A repeat with the same key returns the first answer, for a day')],
    problems: [...BODY, 'conflict'],
  },
  myArtifacts: {
    summary: 'The artifacts that you added, newest first',
    answer: 'Artifact',
    list: true,
    parameters: [OWN, ...PAGING],
    problems: [...READ, 'invalid'],
  },
  deleteArtifact: {
    summary: 'Delete an artifact of yours with all its likes',
    answer: 'Deleted',
    problems: [...WRITE, 'not-found'],
  },
  updateArtifact: {
    summary: 'Change the fields that are sent, of an artifact of yours',
    body: 'ArtifactChange',
    answer: 'Modified',
    parameters: [header('If-Match', 'The `ETag` of what you saw; 412 when it changed meanwhile')],
    problems: [...BODY, 'not-found', 'precondition-failed'],
  },
  like: {
    summary: 'Like an artifact; again changes nothing',
    status: 201,
    body: 'NewLike',
    answer: 'Inserted',
    problems: [...BODY, 'not-found', 'conflict'],
  },
  unlike: { summary: 'Take a like of yours back', answer: 'Deleted', problems: [...WRITE, 'not-found'] },
  liked: {
    summary: 'Your likes, newest first',
    answer: 'Like',
    list: true,
    parameters: [OWN, ...PAGING],
    problems: [...READ, 'invalid'],
  },
  report: {
    summary: 'Report an artifact, or answer that one of yours was hidden; again changes nothing',
    status: 201,
    body: 'NewReport',
    answer: 'Inserted',
    problems: [...BODY, 'not-found', 'conflict'],
  },
  reports: {
    summary: 'What was reported, and what is hidden: for curators',
    answer: 'Reported',
    list: true,
    parameters: PAGING,
    problems: [...READ, 'invalid'],
  },
  decide: {
    summary: 'Hide, restore or dismiss, with the reason: for curators',
    body: 'NewDecision',
    answer: 'Decided',
    problems: [...BODY, 'not-found', 'conflict'],
  },
  addPhoto: {
    summary:
      'Send a photo for an artifact of yours, in two sizes or three; a photo that none uses goes after a day',
    status: 201,
    body: 'NewPhoto',
    form: true,
    answer: 'Photo',
    problems: BODY,
  },
  photo: {
    summary: 'A photo; its address never shows another one',
    isPublic: true,
    parameters: [query('size', SMALLER, { type: 'string', enum: ['small', 'medium'] })],
    problems: ['not-found', 'too-many-requests'],
  },
  deletePhoto: {
    summary: 'Remove a photo of yours that no artifact uses',
    answer: 'Deleted',
    problems: [...WRITE, 'not-found', 'conflict'],
  },
  account: {
    summary: 'What is stored about you, page by page',
    answer: 'OwnData',
    parameters: PAGING,
    problems: [...READ, 'invalid'],
  },
  deleteAccount: {
    summary:
      'Delete your account with all that you added and liked; needs a sign-in of the last five minutes',
    answer: 'Deleted',
    problems: WRITE,
  },
}
