/** Which edition of the lists is asked for: it advances after a write that changes what they hold. */
import { useSyncExternalStore } from 'react'

/** What a list is about; it is asked again when that changes. */
export type Topic = 'artifacts' | 'likes' | 'deletions'

const revisions: Record<Topic, number> = { artifacts: 0, likes: 0, deletions: 0 }
const listeners = new Set<() => void>()

export function bumpRevision(topic: Topic): void {
  revisions[topic] += 1
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The edition of everything that a list is about, as a part of its key. */
export function useRevision(topics: readonly Topic[]): string {
  return useSyncExternalStore(subscribe, () => topics.map((topic) => revisions[topic]).join('.'))
}
