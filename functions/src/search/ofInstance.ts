/** The one keeper of the index in this instance: the search and the sitemap ask the same. */
import { params } from '#params.ts'
import { SearchKeeper } from '#search/keeper.ts'
import { firestoreRecords } from '#search/records.ts'
import { firestoreStorage } from '#search/storage.ts'

export const keeper = new SearchKeeper({
  records: firestoreRecords,
  storage: firestoreStorage,
  now: Date.now,
  staleMs: params.searchStaleMs,
  changesMin: 200,
})
