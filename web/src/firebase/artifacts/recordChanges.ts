/** Reports what a write or a newer read changed, for copies outside of the query cache (app/offline). */
import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import type { QueryKey } from '@tanstack/react-query'

export type RecordChange =
  | { readonly kind: 'removed'; readonly id: string }
  /** Newly read artifacts; `readAt` is the time (ms) when the read began. */
  | { readonly kind: 'replaced'; readonly artifacts: readonly Artifact[]; readonly readAt: number }
  /** Data of these queries is out of date; with an id, only where it contains that artifact. */
  | { readonly kind: 'outdated'; readonly queryKey: QueryKey; readonly id?: string }

type Listener = (change: RecordChange) => void

const listeners = new Set<Listener>()

/** Returns an unsubscribe function. */
export function onRecordChange(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function reportRecordChange(change: RecordChange): void {
  for (const listener of listeners) listener(change)
}
