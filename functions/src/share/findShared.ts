/** Finds the artifact of a public page. */
import { type Artifact, readArtifact } from '@tracker/domain/artifact/artifact.ts'
import { isId } from '@tracker/domain/api/ids.ts'
import { isBeingDeleted } from '@tracker/domain/artifact/storedArtifact.ts'
import { hasTombstone } from '#artifacts/tombstones.ts'
import { isBeingHidden } from '#artifacts/artifactRecord.ts'
import { artifactRef, type Fields, fieldsOf } from '#firestore.ts'
import type { Context } from '#http/context.ts'
import { reservePage } from '#quotas/readQuota.ts'

type Shared =
  | { readonly status: 200; readonly artifact: Artifact; readonly fields: Fields }
  | { readonly status: 404 | 410; readonly artifact?: never; readonly fields?: never }

/**
 * Returns 410 for deleted artifacts and 404 for hidden ones, which may return. Costs one read, and a second one for the
 * tombstone if the artifact does not exist. @throws Problem 429
 */
export async function findShared(context: Context): Promise<Shared> {
  const { id } = context
  if (!isId(id)) return { status: 404 }
  const commit = reservePage(context, 2)
  const fields = fieldsOf(await artifactRef(id).get())
  if (fields === null) return { status: (await hasTombstone(id)) ? 410 : 404 }
  commit({ documents: 1 })
  if (isBeingHidden(fields)) return { status: 404 }
  if (isBeingDeleted(fields)) return { status: 410 }
  return { status: 200, artifact: readArtifact(id, fields), fields }
}
