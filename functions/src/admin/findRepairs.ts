/**
 * Finds inconsistencies left by bugs, crashes and direct deletions. Reads the whole database, so run it at night
 * or on demand.
 */
import { findArtifactRepairs } from '#admin/artifactRepairs.ts'
import { countLikes, findLeftovers } from '#admin/findLeftovers.ts'
import { findExpiredTrash, findSuspensionRepairs } from '#admin/findSuspensions.ts'
import { findWrongPhotographs } from '#admin/findWrongPhotographs.ts'
import { findWrongMarks } from '#admin/findWrongMarks.ts'
import type { Repair } from '#admin/repair.ts'
import { findUnindexed } from '#admin/searchIndex.ts'
import { type Fields, likes } from '#firestore.ts'

/** Scans the database and returns the necessary repairs. */
export async function findRepairs(): Promise<Repair[]> {
  const likeCounts = await countLikes(likes)
  const photographed = new Map<string, Fields>()
  const repairs = await findArtifactRepairs(likeCounts, photographed)
  repairs.push(...(await findWrongPhotographs(photographed)))
  // The remaining likes are of artifacts that do not exist.
  repairs.push(...(await findLeftovers(likeCounts)))
  for (const find of [findWrongMarks, findExpiredTrash, findSuspensionRepairs, findUnindexed])
    repairs.push(...(await find()))
  return repairs
}
