/** REST operations: who may call each endpoint, its request and its errors. docs/openapi.json is generated from this table. */
import * as z from 'zod/mini'
import { DEFAULT_SORT, SORT_NAMES } from '../artifact/sorts.ts'
import { PAGE_SIZE, QUERY_TEXT_MAX, SEARCH_LIMIT_MAX } from '../limits.ts'
import { searchQuerySchema } from '../search/searchQuery.ts'
import { TIMELINE_BINS_MAX } from '../search/searchResponse.ts'
import type { RequestName } from './bodies.ts'
import type { EndpointName } from './endpoints.ts'
import {
  CURSOR,
  header,
  limit,
  OWN,
  PAGING,
  type Parameter,
  parametersOf,
  query,
  SIZE,
  UNDO,
} from './parameters.ts'
import type { ProblemCode } from './problem.ts'

export interface Operation {
  readonly summary: string
  /** Whether the endpoint needs no ID token. */
  readonly isPublic?: true
  /** HTTP status of success, 200 by default. */
  readonly status?: 201
  readonly request?: RequestName
  /** Whether the request body is a form with files instead of JSON. */
  readonly isForm?: true
  readonly parameters?: readonly Parameter[]
  /** Errors in addition to those of every endpoint. */
  readonly problems: readonly ProblemCode[]
}

const WRITE: readonly ProblemCode[] = ['unauthenticated', 'too-many-requests']
const BODY: readonly ProblemCode[] = [...WRITE, 'invalid', 'too-large', 'unsupported-media-type']
const READ: readonly ProblemCode[] = ['unauthenticated', 'too-many-requests']

const IDEMPOTENCY_KEY = header(
  'Idempotency-Key',
  'A repeated request with the same key returns the first response, for a day',
)
const binsSchema = z._default(z.int().check(z.minimum(0), z.maximum(TIMELINE_BINS_MAX)), 0)

export const OPERATIONS: Readonly<Record<EndpointName, Operation>> = {
  featuredArtifacts: {
    summary: 'The six artifacts with most likes',
    isPublic: true,
    problems: ['too-many-requests'],
  },
  artifacts: {
    summary: 'Browse and search by name',
    isPublic: true,
    parameters: [
      query('name', 'A part of the name; case and accents do not matter'),
      query('sort', 'Unknown values count as the default', z._default(z.enum(SORT_NAMES), DEFAULT_SORT)),
      ...PAGING,
    ],
    problems: ['invalid', 'too-many-requests'],
  },
  search: {
    summary: 'Search all texts, tolerating typos, with counts by type, century, place and picture',
    isPublic: true,
    parameters: [
      ...parametersOf(searchQuerySchema, {
        q: 'Words in any order; empty finds all',
        type: 'Of one of these types; may repeat',
        century: 'Of one of these centuries: -3 is the third before Christ, 19 is 1801 to 1900; may repeat',
        millennium: 'Of one of these millennia: -4 is 4000 to 3001 before Christ; may repeat',
        place:
          'At one of these places: "London", "Sweden", or a museum with its place, "Tate, London"; may repeat',
        from: 'Not older than this year; before Christ negative',
        to: 'Not younger than this year',
        adder: 'The name of who added it; case and accents do not matter',
        contributor: 'The uid of who added it',
        picture: '`1`: only with a picture',
        sort: 'By default `best` for a text, else by name. Unknown values count as the default',
      }),
      query('bins', 'Maximum number of spans of `timeline`; none by default', binsSchema),
      limit(PAGE_SIZE, SEARCH_LIMIT_MAX),
      CURSOR,
    ],
    problems: ['invalid', 'too-many-requests'],
  },
  similar: {
    summary: 'Similar artifacts; none for an unknown id',
    isPublic: true,
    problems: ['too-many-requests'],
  },
  neighbours: {
    summary: 'The artifacts made just before and just after one; null at the ends and for an undated one',
    isPublic: true,
    problems: ['too-many-requests'],
  },
  suggestions: {
    summary: 'Names for a text that is being typed: begins with it, has a word that does, contains it',
    isPublic: true,
    parameters: [query('q', 'Empty finds nothing', z.string().check(z.maxLength(QUERY_TEXT_MAX)))],
    problems: ['invalid', 'too-many-requests'],
  },
  contributor: {
    summary: 'Public figures about a contributor: name, first date, number of artifacts and likes',
    isPublic: true,
    problems: ['not-found', 'too-many-requests'],
  },
  artifact: { summary: 'One artifact', problems: [...READ, 'not-found'] },
  addArtifact: {
    summary: 'Add an artifact',
    status: 201,
    request: 'NewArtifact',
    parameters: [IDEMPOTENCY_KEY],
    problems: [...BODY, 'conflict'],
  },
  myArtifacts: {
    summary: 'Your artifacts, newest first',
    parameters: [OWN, ...PAGING],
    problems: [...READ, 'invalid'],
  },
  deleteArtifact: {
    summary: 'Delete one of your artifacts with all its likes',
    parameters: [UNDO],
    problems: [...WRITE, 'not-found'],
  },
  undoDelete: {
    summary: 'Restore an artifact that you deleted with `undo=1`; idempotent',
    problems: [...WRITE, 'not-found'],
  },
  updateArtifact: {
    summary:
      'Change the sent fields of one of your artifacts; one that waits for a curator accepts a missing photo only; curators may restore earlier texts of any',
    request: 'ArtifactChange',
    parameters: [
      header('If-Match', 'The `ETag` of the artifact that you changed; 412 if it has changed since'),
    ],
    problems: [...BODY, 'not-found', 'conflict', 'precondition-failed'],
  },
  like: {
    summary: 'Like an artifact; repeating changes nothing',
    status: 201,
    request: 'NewLike',
    problems: [...BODY, 'not-found', 'conflict'],
  },
  unlike: { summary: 'Remove one of your likes', problems: [...WRITE, 'not-found'] },
  liked: {
    summary: 'Your likes, newest first',
    parameters: [OWN, ...PAGING],
    problems: [...READ, 'invalid'],
  },
  myLists: {
    summary: 'Your lists, last changed first',
    parameters: PAGING,
    problems: [...READ, 'invalid'],
  },
  addList: {
    summary: 'Create a list',
    status: 201,
    request: 'NewList',
    parameters: [IDEMPOTENCY_KEY],
    problems: [...BODY, 'not-found', 'conflict'],
  },
  list: { summary: 'A list of yours, or one that its owner shares', problems: [...READ, 'not-found'] },
  updateList: {
    summary: 'Change title, introduction, visibility or order of one of your lists',
    request: 'ListChange',
    problems: [...BODY, 'not-found'],
  },
  deleteList: { summary: 'Delete one of your lists', problems: [...WRITE, 'not-found'] },
  putListEntry: {
    summary: 'Add an artifact to the end of one of your lists, or change its note; the last write wins',
    request: 'ListEntryChange',
    problems: [...BODY, 'not-found', 'conflict'],
  },
  deleteListEntry: {
    summary: 'Remove an artifact from one of your lists',
    parameters: [query('artifactId', 'The artifact', z.string(), true)],
    problems: [...WRITE, 'invalid', 'not-found'],
  },
  report: {
    summary:
      'Report an artifact or a shared list, or appeal against hiding one of yours; repeating changes nothing',
    status: 201,
    request: 'NewReport',
    problems: [...BODY, 'not-found', 'conflict'],
  },
  reports: {
    summary: 'Open cases, then hidden artifacts and lists; for curators',
    parameters: [
      query('reporter', 'Only what the reporter with this pseudonym has reported, decided or not'),
      ...PAGING,
    ],
    problems: [...READ, 'invalid', 'not-found'],
  },
  decide: {
    summary: 'Hide or restore an artifact or a list, or dismiss its reports, with the reason; for curators',
    request: 'NewDecision',
    problems: [...BODY, 'not-found', 'conflict'],
  },
  decideMany: {
    summary: 'One decision on up to 50 artifacts and lists; can be repeated: for curators',
    request: 'NewDecisions',
    problems: BODY,
  },
  reporter: {
    summary: 'A reporter by the pseudonym, without the account: for curators',
    problems: [...READ, 'not-found'],
  },
  decideReporter: {
    summary:
      'Dismiss the next reports of a reporter, suspend the account or lift that; repeat the call until none is left: for curators',
    request: 'NewReporterDecision',
    problems: [...BODY, 'not-found'],
  },
  openReports: {
    summary: 'Number of artifacts and lists that wait for a decision: for curators',
    problems: READ,
  },
  moderation: {
    summary: 'All artifacts of a contributor, including hidden ones, newest first: for curators',
    parameters: PAGING,
    problems: [...READ, 'invalid', 'not-found'],
  },
  suspensions: {
    summary: 'Suspended contributors, newest first: for curators',
    parameters: PAGING,
    problems: [...READ, 'invalid'],
  },
  suspend: {
    summary:
      'Suspend a contributor and hide the next artifacts; repeat the call until none is left: for curators',
    request: 'NewSuspension',
    problems: [...BODY, 'not-found'],
  },
  liftSuspension: {
    summary:
      'Lift a suspension and restore the next artifacts; repeat the call until none is left: for curators',
    problems: [...WRITE, 'not-found'],
  },
  addPhoto: {
    summary:
      'Upload a photo for one of your artifacts, in two or three sizes; a photo that no artifact uses is deleted after a day',
    status: 201,
    request: 'NewPhoto',
    isForm: true,
    problems: BODY,
  },
  photo: {
    summary: 'A photo that a visible artifact uses; its content never changes',
    isPublic: true,
    parameters: [SIZE],
    problems: ['not-found', 'too-many-requests'],
  },
  deletePhoto: {
    summary: 'Delete one of your photos that no artifact uses',
    problems: [...WRITE, 'not-found', 'conflict'],
  },
  hiddenPhoto: {
    summary: 'A photo, even if no visible artifact uses it: for curators and the user who uploaded it',
    parameters: [SIZE],
    problems: [...READ, 'not-found'],
  },
  account: {
    summary: 'All data stored about you, page by page',
    parameters: PAGING,
    problems: [...READ, 'invalid'],
  },
  deleteAccount: {
    summary:
      'Delete your account with all its artifacts and likes; requires a sign-in within the last five minutes',
    problems: WRITE,
  },
  renameArtifacts: {
    summary:
      'Update your display name on the next of your earlier artifacts; repeat the call until none is left',
    problems: WRITE,
  },
}
