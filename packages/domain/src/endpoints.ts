/** The documented REST calls: method, path, payload and answer (specification, section 7). */
import type { Artifact, ArtifactContent, ArtifactPatch } from './artifact.ts'
import type { Like } from './like.ts'

/** Where the calls live on the app's own origin; the function also answers without it. */
export const API_BASE = '/api'

export const ENDPOINTS = {
  featuredArtifacts: { method: 'GET', path: '/featuredArtifacts' },
  artifacts: { method: 'GET', path: '/artifacts' },
  artifact: { method: 'GET', path: '/artifact/{id}' },
  addArtifact: { method: 'POST', path: '/artifacts' },
  myArtifacts: { method: 'GET', path: '/myArtifacts' },
  deleteArtifact: { method: 'DELETE', path: '/artifact/{id}' },
  updateArtifact: { method: 'PATCH', path: '/updateArtifact/{id}' },
  like: { method: 'POST', path: '/likes' },
  unlike: { method: 'DELETE', path: '/likes/{id}' },
  liked: { method: 'GET', path: '/liked' },
} as const

export type EndpointName = keyof typeof ENDPOINTS

/** The answer of each call. */
export interface Answers {
  featuredArtifacts: Artifact[]
  artifacts: Artifact[]
  artifact: Artifact
  addArtifact: { insertedId: string }
  myArtifacts: Artifact[]
  deleteArtifact: { deletedCount: number }
  updateArtifact: { modifiedCount: number }
  like: { insertedId: string }
  unlike: { deletedCount: number }
  liked: Like[]
}

/** The payload of each call that has one. Only `artifactId` of a like is believed; the rest is documented. */
export interface Payloads {
  addArtifact: ArtifactContent & { adder_name: string; adder_email: string }
  updateArtifact: ArtifactPatch & { adder_name?: string; adder_email?: string }
  like: Omit<Like, '_id'>
}
