/** The 24 famous artifacts of a new store, parsed by the domain's schema. */
import { type ArtifactContent, parseContent } from '@tracker/domain/artifact/artifact.ts'
import records from '#seed/artifacts.json' with { type: 'json' }

export interface SeedArtifact {
  /** The id of its document, and the name of its plate. */
  id: string
  content: ArtifactContent
}

/**
 * @param site the address where the app is served: image fields hold absolute addresses
 * @throws Error when a record does not pass the schema
 */
export function seedArtifacts(site: string): SeedArtifact[] {
  return records.map(({ source_id, ...record }) => {
    const id = source_id.replace('famous:', '')
    const parsed = parseContent(
      { ...record, artifact_image: `${site}/illustrations/artifacts/${id}.svg` },
      { site: new URL(site).host },
    )
    if (!parsed.ok)
      throw new Error(`Seed record ${id}: ${parsed.errors.map(({ message }) => message).join(' ')}`)
    return { id, content: parsed.value }
  })
}
