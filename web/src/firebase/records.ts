/** Stored records as screens show them, parsed with the domain's schemas. */
import { type Artifact, readArtifact } from '@tracker/domain/artifact.ts'
import { type Like, readLike } from '@tracker/domain/like.ts'
import { isNamed } from '@tracker/domain/names.ts'

/** Headings and links need a name, also for a stored record that has none to be seen. */
const shownName = (name: string) => (isNamed(name) ? name.trim() : 'Unnamed artifact')

/** A stored artifact, with a name to be shown. What is missing is empty, or 0. */
export function toArtifact(id: string, data: Readonly<Record<string, unknown>>): Artifact {
  const artifact = readArtifact(id, data)
  return { ...artifact, artifact_name: shownName(artifact.artifact_name) }
}

/** A stored like, with a name to be shown. */
export function toLike(id: string, data: Readonly<Record<string, unknown>>): Like {
  const like = readLike(id, data)
  return { ...like, artifactName: shownName(like.artifactName) }
}
