/** REST endpoints: method, path, payload and response (docs/api.md). */
import * as z from 'zod/mini'
import { type ArtifactContent, type ArtifactPatch, artifactSchema } from '../artifact/artifact.ts'
import { contributorSchema } from '../account/contributor.ts'
import { Problem } from './problem.ts'
import { type Like, likeSchema } from '../likes/like.ts'
import { type ListChange, type ListEntryChange, listSchema, type NewList } from '../lists/list.ts'
import { ownDataSchema } from '../account/ownData.ts'
import { type CaseKind, type Decision, DECISIONS, type Report } from '../reports/report.ts'
import { text } from './describedFields.ts'
import {
  decidedManySchema,
  type Decisions,
  moderationSchema,
  openReportsSchema,
  progressSchema,
  type ReporterDecision,
  reporterSchema,
  suspendedSchema,
} from '../reports/moderation.ts'
import { reportedSchema } from '../reports/reportedCase.ts'
import {
  neighboursResponseSchema,
  searchResponseSchema,
  similarResponseSchema,
  suggestionsResponseSchema,
} from '../search/searchResponse.ts'

const UNREADABLE = 'The server gave an answer that cannot be read. Please try again.'

/** Path prefix on the app's origin. The function also accepts paths without it. */
export const API_BASE = '/api'

const flag = (description: string) => z.int().check(z.nonnegative(), z.maximum(1), z.describe(description))
const pixels = z.int().check(z.minimum(1), z.describe('Pixels of the large copy'))

export const insertedSchema = z.object({
  insertedId: z.string().check(z.minLength(1), z.describe('Id of the created resource')),
})
export const deletedSchema = z.object({ deletedCount: flag('1 if something was deleted') })
export const restoredSchema = z.object({ restoredCount: flag('0 if it had been restored before') })
export const modifiedSchema = z.object({ modifiedCount: flag('0 if nothing differs') })
const replaced = (what: string) => z.optional(text(`Replaced ${what} of another tab or device`))
export const listEntrySavedSchema = z.object({
  modifiedCount: flag('0 if nothing differs'),
  replaced_note: replaced('note'),
})
export const listSavedSchema = z.object({
  modifiedCount: flag('0 if nothing differs'),
  replaced_title: replaced('title'),
  replaced_introduction: replaced('introduction'),
})
export const decidedSchema = z.object({
  decision: z.enum(DECISIONS).check(z.describe('The decision')),
})
export const photoSchema = z.object({
  url: text('URL for `artifact_image`; `?size=small` and `?size=medium` return the smaller copies'),
  width: pixels,
  height: pixels,
})
const artifacts = z.array(artifactSchema)
const imageBytes = z.custom<Uint8Array>((body) => body instanceof Uint8Array)

/** Method, path and response schema of each endpoint. The schemas drop undocumented fields. */
export const ENDPOINTS = {
  featuredArtifacts: { method: 'GET', path: '/featuredArtifacts', response: artifacts },
  artifacts: { method: 'GET', path: '/artifacts', response: artifacts },
  search: { method: 'GET', path: '/search', response: searchResponseSchema },
  similar: { method: 'GET', path: '/similar/{id}', response: similarResponseSchema },
  neighbours: { method: 'GET', path: '/neighbours/{id}', response: neighboursResponseSchema },
  suggestions: { method: 'GET', path: '/suggestions', response: suggestionsResponseSchema },
  contributor: { method: 'GET', path: '/contributors/{id}', response: contributorSchema },
  artifact: { method: 'GET', path: '/artifact/{id}', response: artifactSchema },
  addArtifact: { method: 'POST', path: '/artifacts', response: insertedSchema },
  myArtifacts: { method: 'GET', path: '/myArtifacts', response: artifacts },
  deleteArtifact: { method: 'DELETE', path: '/artifact/{id}', response: deletedSchema },
  undoDelete: { method: 'POST', path: '/undoDelete/{id}', response: restoredSchema },
  updateArtifact: { method: 'PATCH', path: '/updateArtifact/{id}', response: modifiedSchema },
  like: { method: 'POST', path: '/likes', response: insertedSchema },
  unlike: { method: 'DELETE', path: '/likes/{id}', response: deletedSchema },
  liked: { method: 'GET', path: '/liked', response: z.array(likeSchema) },
  myLists: { method: 'GET', path: '/lists', response: z.array(listSchema) },
  addList: { method: 'POST', path: '/lists', response: insertedSchema },
  list: { method: 'GET', path: '/lists/{id}', response: listSchema },
  updateList: { method: 'PATCH', path: '/lists/{id}', response: listSavedSchema },
  deleteList: { method: 'DELETE', path: '/lists/{id}', response: deletedSchema },
  putListEntry: { method: 'POST', path: '/listEntries/{id}', response: listEntrySavedSchema },
  deleteListEntry: { method: 'DELETE', path: '/listEntries/{id}', response: deletedSchema },
  report: { method: 'POST', path: '/reports', response: insertedSchema },
  reports: { method: 'GET', path: '/reports', response: z.array(reportedSchema) },
  decide: { method: 'POST', path: '/reports/{id}', response: decidedSchema },
  decideMany: { method: 'POST', path: '/decisions', response: decidedManySchema },
  reporter: { method: 'GET', path: '/reporters/{id}', response: reporterSchema },
  decideReporter: { method: 'POST', path: '/reporters/{id}', response: progressSchema },
  openReports: { method: 'GET', path: '/openReports', response: openReportsSchema },
  moderation: { method: 'GET', path: '/moderation/{id}', response: moderationSchema },
  suspensions: { method: 'GET', path: '/suspensions', response: z.array(suspendedSchema) },
  suspend: { method: 'POST', path: '/suspensions/{id}', response: progressSchema },
  liftSuspension: { method: 'DELETE', path: '/suspensions/{id}', response: progressSchema },
  addPhoto: { method: 'POST', path: '/photos', response: photoSchema },
  photo: { method: 'GET', path: '/photos/{id}', response: imageBytes },
  deletePhoto: { method: 'DELETE', path: '/photos/{id}', response: deletedSchema },
  hiddenPhoto: { method: 'GET', path: '/hiddenPhotos/{id}', response: imageBytes },
  account: { method: 'GET', path: '/account', response: ownDataSchema },
  deleteAccount: { method: 'DELETE', path: '/account', response: deletedSchema },
  renameArtifacts: { method: 'POST', path: '/account/name', response: progressSchema },
} as const satisfies Record<string, { method: string; path: string; response: z.ZodMiniType }>

export type EndpointName = keyof typeof ENDPOINTS

/** Response body of each endpoint. */
export type Responses = { [Name in EndpointName]: z.infer<(typeof ENDPOINTS)[Name]['response']> }

const TYPED: { readonly [Name in EndpointName]: { readonly response: z.ZodMiniType<Responses[Name]> } } =
  ENDPOINTS

/**
 * Parses the body of a successful response.
 * @throws Problem `internal` if the body does not match the schema
 */
export function parseResponse<Name extends EndpointName>(endpoint: Name, body: unknown): Responses[Name] {
  const parsed = z.safeParse(TYPED[endpoint].response, body)
  if (!parsed.success) throw new Problem('internal', UNREADABLE)
  return parsed.data
}

/** Request payloads. Of a like, the server uses `artifactId` only; the other fields are documented but ignored. */
export interface Payloads {
  addArtifact: ArtifactContent & { adder_name: string; adder_email: string }
  updateArtifact: ArtifactPatch & { adder_name?: string; adder_email?: string }
  like: Omit<Like, '_id'>
  addList: Partial<NewList> & Pick<NewList, 'title'>
  updateList: ListChange
  putListEntry: ListEntryChange
  report: Report
  decide: Decision & { kind?: CaseKind }
  decideMany: Partial<Pick<Decisions, 'artifactIds' | 'listIds'>> & Decision
  decideReporter: ReporterDecision
  suspend: { reason: string }
}
