/** Compares the search index with the artifacts, and rebuilds it. */
import { FieldValue } from 'firebase-admin/firestore'
import { randomUUID } from 'node:crypto'
import type { Repair } from '#admin/repair.ts'
import { artifactRef, transact } from '#firestore.ts'
import { unavailable } from '#http/problem.ts'
import { firestoreArtifacts } from '#search/index/artifactSource.ts'
import { SearchIndex } from '#search/engine.ts'
import { firestoreStorage } from '#search/index/indexStorage.ts'
import { applyArtifacts, IndexSync } from '#search/index/indexSync.ts'

/** Builds an engine from all artifacts. Also returns the time up to which it includes all changes. */
async function fromArtifacts(): Promise<{ engine: SearchIndex; seen: number }> {
  const engine = new SearchIndex()
  const seen = await firestoreArtifacts.all(async (page) => {
    await applyArtifacts(engine, page)
  })
  return { engine, seen }
}

/** What an index has of an artifact. */
interface Content {
  readonly listed: string
  /** Null if it is found by its name only, because the index was full when it was added. */
  readonly texts: string | null
}

/** The indexed content of each artifact. */
function contentsOf(index: SearchIndex): Map<string, Content> {
  const known = index.artifacts.flatMap((artifact): [string, Content][] => {
    if (!artifact) return []
    const { passages, isWhole, ...listed } = artifact
    const texts = passages.map((passage) => index.passage(passage)?.text ?? '')
    const content = { listed: JSON.stringify(listed), texts: isWhole ? JSON.stringify(texts) : null }
    return [[artifact.id, content]]
  })
  return new Map(known)
}

/**
 * Returns the ids of artifacts that two indexes have differently. Which of them a full index has by name only depends on the
 * order in which they came, so that is no difference.
 */
export function outdatedIn(one: SearchIndex, other: SearchIndex): string[] {
  const [contents, others] = [contentsOf(one), contentsOf(other)]
  return [...new Set([...contents.keys(), ...others.keys()])].filter((id) => {
    const [content, otherContent] = [contents.get(id), others.get(id)]
    if (content?.listed !== otherContent?.listed) return true
    const isByNameOnly = content?.texts === null || otherContent?.texts === null
    return !isByNameOnly && content?.texts !== otherContent?.texts
  })
}

/**
 * Returns the repairs for artifacts that differ between the refreshed index and Firestore; none if there is no index.
 */
export async function findUnindexed(): Promise<Repair[]> {
  if ((await firestoreStorage.load()) === null) return []
  const sync = new IndexSync({
    artifacts: firestoreArtifacts,
    storage: firestoreStorage,
    now: Date.now,
    staleMs: Infinity,
    waitMs: 60_000,
    changesMin: Infinity,
  })
  const indexed = await sync.engine()
  const stored = (await fromArtifacts()).engine
  const ids = outdatedIn(indexed, stored)
  if (ids.length === 0) return []
  return [
    ...ids.map((id) => ({
      text: `artifact ${id}: outdated in the search index, it is indexed again`,
      apply: () => restamp(id),
    })),
    { text: `search index: outdated for ${ids.length} artifacts, it is rebuilt`, apply: rebuildIndex },
  ]
}

/** Sets the artifact's `updated_at`, so that every instance reads it again. */
function restamp(id: string): Promise<void> {
  return transact(async (transaction) => {
    const { exists, ref } = await transaction.get(artifactRef(id))
    if (exists) transaction.update(ref, { updated_at: FieldValue.serverTimestamp() })
  })
}

/**
 * Rebuilds the index from all artifacts and stores it.
 * @throws Problem 503 while an instance stores its index
 */
async function rebuildIndex(): Promise<void> {
  const owner = randomUUID()
  const { engine, seen } = await fromArtifacts()
  const isOurs = await firestoreStorage.acquire(owner, Date.now())
  const stored = { bytes: await engine.serialize(), seen }
  if (!isOurs || !(await firestoreStorage.save(owner, stored))) throw unavailable()
}
