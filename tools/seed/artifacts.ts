/** The 24 famous artifacts of a new store, validated by the domain's schema. */
import { type ArtifactContent, parseContent } from '@tracker/domain/artifact/content.ts'
import { DEFAULT_TYPE } from '@tracker/domain/artifact/types.ts'
import { suggestType } from '@tracker/domain/import/suggestMapping.ts'
import records from '#seed/artifacts.json' with { type: 'json' }

export interface SeedArtifact {
  /** ID of the document and name of its illustration. */
  id: string
  content: ArtifactContent
}

/**
 * @param site origin of the app, for the absolute image URLs
 * @throws Error if a record is invalid
 */
export function seedArtifacts(site: string): SeedArtifact[] {
  return records.map(({ source_id, ...record }) => {
    const id = source_id.replace('famous:', '')
    const parsed = parseContent(
      {
        ...record,
        // A site with types of its own.
        artifact_type: suggestType(record.artifact_type) ?? DEFAULT_TYPE,
        artifact_image: `${site}/illustrations/artifacts/${id}.svg`,
      },
      { site: new URL(site).host },
    )
    if (!parsed.ok)
      throw new Error(`Seed record ${id}: ${parsed.errors.map(({ message }) => message).join(' ')}`)
    return { id, content: parsed.value }
  })
}
