/** Like record and its id (docs/specification.md). */
import * as z from 'zod/mini'
import { lenientText, text } from '../api/describedFields.ts'
import type { Artifact } from '../artifact/artifact.ts'

/** Returns the like's id. It is derived from user and artifact, so that a user can like an artifact once. */
export function likeId(uid: string, artifactId: string): string {
  return `${uid}_${artifactId}`
}

/** Like as returned to its user. Missing or invalid stored values read as empty. */
export const likeSchema = z.object({
  _id: text('Opaque id, derived from user and artifact'),
  artifactId: lenientText('The liked artifact'),
  artifactName: lenientText('The artifact’s name'),
  userEmail: lenientText('E-mail address of the user'),
  artifactImage: lenientText('The artifact’s image URL'),
  artifactDiscoverer: lenientText('Who discovered the artifact'),
  artifactDiscoveryPeriod: lenientText('When it was discovered'),
})
export type Like = z.infer<typeof likeSchema>

/** Parses a stored document or an API response as a like. Drops server-side fields. */
export function readLike(id: string, data: Readonly<Record<string, unknown>>): Like {
  return z.parse(likeSchema, { ...data, _id: id })
}

/** Fields copied from the artifact, so that a list of likes needs no second read. */
type LikeCopies = Omit<Like, '_id' | 'artifactId' | 'userEmail'>

/** Returns the fields that a like of this artifact copies. */
export function likeCopies(
  artifact: Pick<Artifact, 'artifact_name' | 'artifact_image' | 'discovered_by' | 'discovered_at'>,
): LikeCopies {
  return {
    artifactName: artifact.artifact_name,
    artifactImage: artifact.artifact_image,
    artifactDiscoverer: artifact.discovered_by,
    artifactDiscoveryPeriod: artifact.discovered_at,
  }
}
