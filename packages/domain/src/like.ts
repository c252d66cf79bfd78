/** The like record and its id (specification, section 3; docs/product-decisions.md, section 2). */
import * as z from 'zod/mini'
import type { Artifact } from './artifact.ts'

/** The id of one person's like of one artifact: there can be only one. */
export function likeId(uid: string, artifactId: string): string {
  return `${uid}_${artifactId}`
}

const lenient = () => z.catch(z.string(), '')

/** A like as its maker gets it. Lenient, as an artifact is. */
export const likeSchema = z.object({
  _id: z.string(),
  artifactId: lenient(),
  artifactName: lenient(),
  userEmail: lenient(),
  artifactImage: lenient(),
  artifactDiscoverer: lenient(),
  artifactDiscoveryPeriod: lenient(),
})
export type Like = z.infer<typeof likeSchema>

/** Reads a stored document, or an answer of the API, as a like. Server-side fields fall away. */
export function readLike(id: string, data: Readonly<Record<string, unknown>>): Like {
  return z.parse(likeSchema, { ...data, _id: id })
}

/** What a like copies from its artifact, so that lists of likes need no second read. */
export type LikeCopies = Omit<Like, '_id' | 'artifactId' | 'userEmail'>

/** The copies that a like of this artifact holds. */
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
