/** Finds the artifact of a public page. */
import { type Artifact, readArtifact } from '@tracker/domain/artifact/artifact.ts'
import { isId } from '@tracker/domain/api/ids.ts'
import type { Photograph } from '@tracker/domain/photo/photograph.ts'
import { isBeingDeleted } from '@tracker/domain/artifact/storedArtifact.ts'
import { hasTombstone } from '#artifacts/tombstones.ts'
import { isBeingHidden } from '#artifacts/artifactRecord.ts'
import { artifactRef, type Fields, fieldsOf } from '#firestore.ts'
import type { Context } from '#http/context.ts'
import { hasMore } from '#photos/moreFields.ts'
import { readMore } from '#photos/moreStore.ts'
import { reservePage } from '#quotas/readQuota.ts'

type Shared =
  | {
      readonly status: 200
      readonly artifact: Artifact
      readonly fields: Fields
      /** Its further photographs; none if they were not asked for. */
      readonly more: readonly Photograph[]
    }
  | {
      readonly status: 404 | 410
      readonly artifact?: never
      readonly fields?: never
      readonly more?: never
    }

/**
 * Returns 410 for deleted artifacts and 404 for hidden ones, which may return. Costs one read, and a second one for the
 * tombstone if the artifact does not exist, or for its further photographs. @throws Problem 429
 */
export async function findShared(context: Context, isWhole = false): Promise<Shared> {
  const { id } = context
  if (!isId(id)) return { status: 404 }
  const commit = reservePage(context, 2)
  const fields = fieldsOf(await artifactRef(id).get())
  if (fields === null) return { status: (await hasTombstone(id)) ? 410 : 404 }
  const isMoreRead = isWhole && hasMore(fields)
  commit({ documents: isMoreRead ? 2 : 1 })
  if (isBeingHidden(fields)) return { status: 404 }
  if (isBeingDeleted(fields)) return { status: 410 }
  const more = isMoreRead ? await readMore(null, id, fields) : []
  return { status: 200, artifact: readArtifact(id, fields), fields, more }
}
