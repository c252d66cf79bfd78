/**
 * The newest reading of every artifact met in this visit. Lists that were asked once show it, so that a like, an edit or
 * a deletion is seen everywhere without asking again, and a detail page opens with what its list already knew.
 */
import type { Artifact } from '@tracker/domain/artifact.ts'
import { useSyncExternalStore } from 'react'

/** null: the artifact is gone. */
const known = new Map<string, Artifact | null>()
const listeners = new Set<() => void>()
let edition = 0

function set(id: string, artifact: Artifact | null): void {
  const before = known.get(id)
  if (before !== undefined && JSON.stringify(before) === JSON.stringify(artifact)) return
  known.set(id, artifact)
  if (before === undefined) return
  edition += 1
  for (const listener of listeners) listener()
}

/** Keeps what was just read. */
export function remember(artifact: Artifact): Artifact {
  set(artifact._id, artifact)
  return artifact
}

/** Takes a deleted artifact out of every list. */
export function markGone(id: string): void {
  set(id, null)
}

export function recall(id: string): Artifact | undefined {
  return known.get(id) ?? undefined
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Artifacts of a list as they are known now, without those that are gone. */
export function useNewest(artifacts: readonly Artifact[]): Artifact[] {
  useSyncExternalStore(subscribe, () => edition)
  return artifacts.flatMap((artifact) => {
    const newest = known.get(artifact._id)
    return newest === null ? [] : [newest ?? artifact]
  })
}

/** Whether an artifact is known to be gone, as a hook for lists of other records. */
export function useIsGone(): (id: string) => boolean {
  useSyncExternalStore(subscribe, () => edition)
  return (id) => known.get(id) === null
}
