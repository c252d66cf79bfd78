/** Whether adders are told of reports what is so: the mark of an artifact is there exactly while it can be seen and its case waits. */
import type { Firestore } from '@google-cloud/firestore'
import { artifactPath, REPORTED } from '@tracker/domain/firestore/collections.ts'

type Fields = Readonly<Record<string, unknown>>
type Stored = ReadonlyMap<string, Fields>

/**
 * @param isHidden whether an artifact that is not there is hidden; else a direct deletion has left its mark to the reconciler
 * @returns sentences about what does not follow; none when all is well
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

/** Marks whose artifact is not there. A direct deletion leaves one to the reconciler. */
export async function leftMarks(db: Firestore): Promise<string[]> {
  const { docs } = await db.collection(REPORTED).get()
  if (docs.length === 0) return []
  const artifacts = await db.getAll(...docs.map(({ id }) => db.doc(artifactPath(id))))
  return artifacts.filter(({ exists }) => !exists).map(({ id }) => id)
}
