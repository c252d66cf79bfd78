/** The documented REST calls: method, path, payload and answer (specification, section 7). */
import * as z from 'zod/mini'
import { type ArtifactContent, type ArtifactPatch, artifactSchema } from './artifact.ts'
import { contributorSchema } from './contributor.ts'
import { Problem } from './errors.ts'
import { type Like, likeSchema } from './like.ts'
import { ownDataSchema } from './ownData.ts'
import type { Decision, Report } from './report.ts'
import { reportedSchema } from './reported.ts'
import { searchAnswerSchema, similarAnswerSchema } from './searchAnswer.ts'

const UNREADABLE = 'The server gave an answer that cannot be read. Please try again.'

/** Where the calls live on the app's own origin; the function also answers without it. */
export const API_BASE = '/api'

export const ENDPOINTS = {
  featuredArtifacts: { method: 'GET', path: '/featuredArtifacts' },
  artifacts: { method: 'GET', path: '/artifacts' },
  search: { method: 'GET', path: '/search' },
  similar: { method: 'GET', path: '/similar/{id}' },
  contributor: { method: 'GET', path: '/contributors/{id}' },
  artifact: { method: 'GET', path: '/artifact/{id}' },
  addArtifact: { method: 'POST', path: '/artifacts' },
  myArtifacts: { method: 'GET', path: '/myArtifacts' },
  deleteArtifact: { method: 'DELETE', path: '/artifact/{id}' },
  updateArtifact: { method: 'PATCH', path: '/updateArtifact/{id}' },
  like: { method: 'POST', path: '/likes' },
  unlike: { method: 'DELETE', path: '/likes/{id}' },
  liked: { method: 'GET', path: '/liked' },
  report: { method: 'POST', path: '/reports' },
  reports: { method: 'GET', path: '/reports' },
  decide: { method: 'POST', path: '/reports/{id}' },
  addPhoto: { method: 'POST', path: '/photos' },
  photo: { method: 'GET', path: '/photos/{id}' },
  deletePhoto: { method: 'DELETE', path: '/photos/{id}' },
  account: { method: 'GET', path: '/account' },
  deleteAccount: { method: 'DELETE', path: '/account' },
} as const

export type EndpointName = keyof typeof ENDPOINTS

const pixels = z.int().check(z.positive())
const inserted = z.object({ insertedId: z.string().check(z.minLength(1)) })
const counted = z.int().check(z.nonnegative())
const deleted = z.object({ deletedCount: counted })
const artifacts = z.array(artifactSchema)

const schemas = {
  featuredArtifacts: artifacts,
  artifacts,
  search: searchAnswerSchema,
  similar: similarAnswerSchema,
  contributor: contributorSchema,
  artifact: artifactSchema,
  addArtifact: inserted,
  myArtifacts: artifacts,
  deleteArtifact: deleted,
  updateArtifact: z.object({ modifiedCount: counted }),
  like: inserted,
  unlike: deleted,
  liked: z.array(likeSchema),
  report: inserted,
  reports: z.array(reportedSchema),
  decide: z.object({ decision: z.string() }),
  addPhoto: z.object({ url: z.string(), width: pixels, height: pixels }),
  /** The picture itself. */
  photo: z.custom<Uint8Array>((body) => body instanceof Uint8Array),
  deletePhoto: deleted,
  account: ownDataSchema,
  deleteAccount: deleted,
} as const satisfies Record<EndpointName, z.ZodMiniType>

/** The answer of each call. */
export type Answers = { [Name in EndpointName]: z.infer<(typeof schemas)[Name]> }

/** The schema of each call's answer. Fields that are not documented fall away. */
export const ANSWERS: { readonly [Name in EndpointName]: z.ZodMiniType<Answers[Name]> } = schemas

/**
 * Reads the body of a call's successful answer.
 * @throws Problem `internal` for a body that is not the call's documented answer
 */
export function readAnswer<Name extends EndpointName>(endpoint: Name, body: unknown): Answers[Name] {
  const parsed = z.safeParse(ANSWERS[endpoint], body)
  if (!parsed.success) throw new Problem('internal', UNREADABLE)
  return parsed.data
}

/** The payload of each call that has one. Only `artifactId` of a like is believed; the rest is documented. */
export interface Payloads {
  addArtifact: ArtifactContent & { adder_name: string; adder_email: string }
  updateArtifact: ArtifactPatch & { adder_name?: string; adder_email?: string }
  like: Omit<Like, '_id'>
  report: Report
  decide: Decision
}
