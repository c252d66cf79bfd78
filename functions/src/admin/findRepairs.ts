/**
 * Finds inconsistencies left by bugs, crashes and direct deletions. Reads the whole database, so run it at night
 * or on demand.
 */
import { findArtifactRepairs } from '#admin/artifactRepairs.ts'
import { countLikes, findLeftovers } from '#admin/findLeftovers.ts'
import { findExpiredTrash, findSuspensionRepairs } from '#admin/findSuspensions.ts'
import { findWrongMarks } from '#admin/findWrongMarks.ts'
import type { Repair } from '#admin/repair.ts'
import { findUnindexed } from '#admin/searchIndex.ts'
import { likes } from '#firestore.ts'

/** Scans the database and returns the necessary repairs. */
export async function findRepairs(): Promise<Repair[]> {
  const likeCounts = await countLikes(likes)
  const repairs = await findArtifactRepairs(likeCounts)
  // The remaining likes are of artifacts that do not exist.
  repairs.push(...(await findLeftovers(likeCounts)))
  for (const find of [findWrongMarks, findExpiredTrash, findSuspensionRepairs, findUnindexed])
    repairs.push(...(await find()))
  return repairs
}
