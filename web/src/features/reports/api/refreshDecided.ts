import { HIDDEN, HISTORIES } from '@tracker/domain/firestore/collections.ts'
import type { QueryClient } from '@tanstack/react-query'
import { restartArtifacts, restartLists } from '#firebase/artifacts/entityCache.ts'
import { reportKeys } from './queryKeys.ts'

/**
 * Refetches data that a decision may have changed: lists of artifacts and likes, and the curators' screens.
 */
export function refreshDecided(client: QueryClient): void {
  restartArtifacts(client)
  for (const name of [HIDDEN, HISTORIES]) restartLists(client, [name])
  // `invalidateQueries` keeps other cases mounted, with notes being typed.
  client.invalidateQueries({ queryKey: reportKeys.all }).catch(console.error)
}
