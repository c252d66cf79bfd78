/**
 * Checks the "reported" marks for adders: an artifact has a mark exactly while it is visible and its case is
 * open.
 */
import type { Firestore } from '@google-cloud/firestore'
import { artifactPath, REPORTED } from '@tracker/domain/firestore/collections.ts'

type Fields = Readonly<Record<string, unknown>>
type Stored = ReadonlyMap<string, Fields>

/**
 * @param isHidden whether a missing artifact is hidden; otherwise it was deleted directly and the reconciler
 * removes its mark
 * @returns a sentence for each inconsistency
 */
export function oddMarks(
  artifacts: Stored,
  cases: Stored,
  marks: Stored,
  isHidden: (id: string) => boolean,
): string[] {
  const found: string[] = []
  for (const id of new Set([...artifacts.keys(), ...marks.keys()])) {
    const [artifact, mark] = [artifacts.get(id), marks.get(id)]
    if (!artifact && !isHidden(id)) continue
    const isVisible = artifact !== undefined && artifact.deleting_at === undefined
    const isDue = isVisible && String(cases.get(id)?.rank).startsWith('1')
    const due = isDue ? JSON.stringify({ adder_uid: artifact.adder_uid }) : undefined
    if (JSON.stringify(mark) !== due) found.push(`artifact ${id} has the mark ${JSON.stringify(mark)}`)
  }
  return found
}

/** Returns marks of missing artifacts. A direct deletion leaves one until the reconciler runs. */
export async function leftMarks(db: Firestore): Promise<string[]> {
  const { docs } = await db.collection(REPORTED).get()
  if (docs.length === 0) return []
  const artifacts = await db.getAll(...docs.map(({ id }) => db.doc(artifactPath(id))))
  return artifacts.filter(({ exists }) => !exists).map(({ id }) => id)
}
