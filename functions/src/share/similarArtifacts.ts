/** Similar artifacts of a label page, from the search index in memory. */
import { errorCode } from '@tracker/domain/api/problem.ts'
import { logger } from 'firebase-functions/v2'
import { setTimeout as wait } from 'node:timers/promises'
import { params } from '#params.ts'
import { indexSync } from '#search/instance.ts'
import type { SimilarArtifact } from '#search/similar.ts'

const COUNT = 4
/** Maximum age of the index in milliseconds: as long as the edge caches a label. */
const STALE_MS = 300_000

/**
 * Returns the artifacts most similar to one. Reads nothing while the index in memory is fresh enough. Returns none if the
 * index cannot be loaded or takes too long: a label does not depend on the search.
 */
export async function similarArtifacts(id: string): Promise<SimilarArtifact[]> {
  try {
    const tooLong = wait(params.searchWaitMs, null, { ref: false })
    const engine = await Promise.race([indexSync.engine(STALE_MS), tooLong])
    return engine?.similar(id).slice(0, COUNT) ?? []
  } catch (error) {
    logger.warn('label', { similar: false, code: errorCode(error) })
    return []
  }
}
