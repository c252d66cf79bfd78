/** REST endpoints: method, path, payload and response (docs/api.md). */
import * as z from 'zod/mini'
import { type ArtifactContent, type ArtifactPatch, artifactSchema } from '../artifact/artifact.ts'
import { contributorSchema } from '../account/contributor.ts'
import { Problem } from './problem.ts'
import { type Like, likeSchema } from '../likes/like.ts'
import { type ListChange, type ListEntryChange, listSchema, type NewList } from '../lists/list.ts'
import { ownDataSchema } from '../account/ownData.ts'
import { type Decision, DECISIONS, type ListReport, type Report } from '../reports/report.ts'
import { text } from './describedFields.ts'
import {
  decidedManySchema,
  type Decisions,
  moderationSchema,
  openReportsSchema,
  progressSchema,
  suspendedSchema,
} from '../reports/moderation.ts'
import { reportedListSchema } from '../reports/reportedList.ts'
import { reportedSchema } from '../reports/reportedArtifact.ts'
import {
  neighboursResponseSchema,
  searchResponseSchema,
  similarResponseSchema,
  suggestionsResponseSchema,
} from '../search/searchResponse.ts'

const UNREADABLE = 'The server gave an answer that cannot be read. Please try again.'

/** Path prefix on the app's origin. The function also accepts paths without it. */
export const API_BASE = '/api'

export const ENDPOINTS = {
  featuredArtifacts: { method: 'GET', path: '/featuredArtifacts' },
  artifacts: { method: 'GET', path: '/artifacts' },
  search: { method: 'GET', path: '/search' },
  similar: { method: 'GET', path: '/similar/{id}' },
  neighbours: { method: 'GET', path: '/neighbours/{id}' },
  suggestions: { method: 'GET', path: '/suggestions' },
  contributor: { method: 'GET', path: '/contributors/{id}' },
  artifact: { method: 'GET', path: '/artifact/{id}' },
  addArtifact: { method: 'POST', path: '/artifacts' },
  myArtifacts: { method: 'GET', path: '/myArtifacts' },
  deleteArtifact: { method: 'DELETE', path: '/artifact/{id}' },
  undoDelete: { method: 'POST', path: '/undoDelete/{id}' },
  updateArtifact: { method: 'PATCH', path: '/updateArtifact/{id}' },
  like: { method: 'POST', path: '/likes' },
  unlike: { method: 'DELETE', path: '/likes/{id}' },
  liked: { method: 'GET', path: '/liked' },
  myLists: { method: 'GET', path: '/lists' },
  addList: { method: 'POST', path: '/lists' },
  list: { method: 'GET', path: '/lists/{id}' },
  updateList: { method: 'PATCH', path: '/lists/{id}' },
  deleteList: { method: 'DELETE', path: '/lists/{id}' },
  putListEntry: { method: 'POST', path: '/listEntries/{id}' },
  deleteListEntry: { method: 'DELETE', path: '/listEntries/{id}' },
  reportList: { method: 'POST', path: '/listReports' },
  listReports: { method: 'GET', path: '/listReports' },
  decideList: { method: 'POST', path: '/listReports/{id}' },
  report: { method: 'POST', path: '/reports' },
  reports: { method: 'GET', path: '/reports' },
  decide: { method: 'POST', path: '/reports/{id}' },
  decideMany: { method: 'POST', path: '/decisions' },
  openReports: { method: 'GET', path: '/openReports' },
  moderation: { method: 'GET', path: '/moderation/{id}' },
  suspensions: { method: 'GET', path: '/suspensions' },
  suspend: { method: 'POST', path: '/suspensions/{id}' },
  liftSuspension: { method: 'DELETE', path: '/suspensions/{id}' },
  addPhoto: { method: 'POST', path: '/photos' },
  photo: { method: 'GET', path: '/photos/{id}' },
  deletePhoto: { method: 'DELETE', path: '/photos/{id}' },
  hiddenPhoto: { method: 'GET', path: '/hiddenPhotos/{id}' },
  account: { method: 'GET', path: '/account' },
  deleteAccount: { method: 'DELETE', path: '/account' },
  renameArtifacts: { method: 'POST', path: '/account/name' },
} as const

export type EndpointName = keyof typeof ENDPOINTS

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

const schemas = {
  featuredArtifacts: artifacts,
  artifacts,
  search: searchResponseSchema,
  similar: similarResponseSchema,
  neighbours: neighboursResponseSchema,
  suggestions: suggestionsResponseSchema,
  contributor: contributorSchema,
  artifact: artifactSchema,
  addArtifact: insertedSchema,
  myArtifacts: artifacts,
  deleteArtifact: deletedSchema,
  undoDelete: restoredSchema,
  updateArtifact: modifiedSchema,
  like: insertedSchema,
  unlike: deletedSchema,
  liked: z.array(likeSchema),
  myLists: z.array(listSchema),
  addList: insertedSchema,
  list: listSchema,
  updateList: listSavedSchema,
  deleteList: deletedSchema,
  putListEntry: listEntrySavedSchema,
  deleteListEntry: deletedSchema,
  reportList: insertedSchema,
  listReports: z.array(reportedListSchema),
  decideList: decidedSchema,
  report: insertedSchema,
  reports: z.array(reportedSchema),
  decide: decidedSchema,
  decideMany: decidedManySchema,
  openReports: openReportsSchema,
  moderation: moderationSchema,
  suspensions: z.array(suspendedSchema),
  suspend: progressSchema,
  liftSuspension: progressSchema,
  addPhoto: photoSchema,
  photo: imageBytes,
  deletePhoto: deletedSchema,
  hiddenPhoto: imageBytes,
  account: ownDataSchema,
  deleteAccount: deletedSchema,
  renameArtifacts: progressSchema,
} as const satisfies Record<EndpointName, z.ZodMiniType>

/** Response body of each endpoint. */
export type Responses = { [Name in EndpointName]: z.infer<(typeof schemas)[Name]> }

/** Response schema of each endpoint. Drops undocumented fields. */
export const RESPONSE_SCHEMAS: { readonly [Name in EndpointName]: z.ZodMiniType<Responses[Name]> } = schemas

/**
 * Parses the body of a successful response.
 * @throws Problem `internal` if the body does not match the schema
 */
export function parseResponse<Name extends EndpointName>(endpoint: Name, body: unknown): Responses[Name] {
  const parsed = z.safeParse(RESPONSE_SCHEMAS[endpoint], body)
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
  reportList: ListReport
  decideList: Decision
  report: Report
  decide: Decision
  decideMany: Decisions
  suspend: { reason: string }
}
