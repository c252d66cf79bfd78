import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import { onRecordChange, type RecordChange } from '#firebase/artifacts/recordChanges.ts'
import { whenIdle } from '#utils/whenIdle.ts'
import { createQueryClient } from './queryClient.ts'

/** The app's query client, shared by all screens. */
export const appQueryClient = createQueryClient(
  async () => {
    const { endExpiredSignIn } = await import('#features/account/signInExpiry.ts')
    await endExpiredSignIn()
  },
  async (query) => {
    const { restoreQuery } = await import('#app/offline/queryPersister.ts')
    return restoreQuery(query)
  },
)
async function changeStored(change: RecordChange): Promise<void> {
  const stored = await import('#app/offline/storedQueries.ts')
  await stored.changeStored(change)
}

/** Artifacts read since the last idle time, and when the first of these reads began. */
const newest = new Map<string, Artifact>()
let firstReadAt = Infinity

function storeNewest(): void {
  if (newest.size === 0) return
  const artifacts = [...newest.values()]
  changeStored({ kind: 'replaced', artifacts, readAt: firstReadAt }).catch(console.warn)
  newest.clear()
  firstReadAt = Infinity
}

// Writes change the stored copies at once, also before the rest of the offline code has loaded.
onRecordChange((change) => {
  if (change.kind !== 'replaced') {
    storeNewest()
    changeStored(change).catch(console.warn)
    return
  }
  if (newest.size === 0) whenIdle(storeNewest)
  firstReadAt = Math.min(firstReadAt, change.readAt)
  for (const artifact of change.artifacts) newest.set(artifact._id, artifact)
})

// Used by TanStack Query's browser extension and by tests.
if (import.meta.env.MODE !== 'production')
  Object.assign(globalThis, { __TANSTACK_QUERY_CLIENT__: appQueryClient })
