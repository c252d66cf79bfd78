/** Artifacts that a label links to, from the search index in memory. */
import { errorCode } from '@tracker/domain/api/problem.ts'
import * as logger from 'firebase-functions/logger'
import { setTimeout as wait } from 'node:timers/promises'
import { params } from '#params.ts'
import { indexSync } from '#search/index/indexInstance.ts'
import type { Neighbours } from '#search/neighbours.ts'
import type { LinkedArtifact } from '#search/similar.ts'

const COUNT = 4
/** Maximum age of the index in milliseconds: as long as the CDN caches a label. */
const STALE_MS = 300_000

export interface LinkedArtifacts extends Neighbours {
  /** Most similar artifacts first. */
  readonly similar: readonly LinkedArtifact[]
}

export const NO_LINKS: LinkedArtifacts = { similar: [], before: null, after: null }

/**
 * Returns the artifacts most similar to one, and those made just before and after it. Reads nothing while the index
 * in memory is fresh enough. Returns none if the index cannot be loaded or takes too long: a label does not depend
 * on the search.
 */
export async function linkedArtifacts(id: string): Promise<LinkedArtifacts> {
  try {
    const tooLong = wait(params.searchWaitMs, null, { ref: false })
    const engine = await Promise.race([indexSync.engine(STALE_MS), tooLong])
    return engine ? { similar: engine.similar(id).slice(0, COUNT), ...engine.neighbours(id) } : NO_LINKS
  } catch (error) {
    logger.warn('label', { linked: false, code: errorCode(error) })
    return NO_LINKS
  }
}
