/** The synchronised index of this instance, shared by search and sitemap. */
import { params } from '#params.ts'
import { firestoreArtifacts } from '#search/index/artifactSource.ts'
import { firestoreStorage } from '#search/index/indexStorage.ts'
import { IndexSync } from '#search/index/indexSync.ts'

export const indexSync = new IndexSync({
  artifacts: firestoreArtifacts,
  storage: firestoreStorage,
  now: Date.now,
  staleMs: params.searchStaleMs,
  waitMs: params.searchWaitMs,
  changesMin: 200,
})
