/** Finds where adders are told of reports what is not so, or are not told what is. */
import { DELETING } from '@tracker/domain/artifact/storedArtifact.ts'
import { PAGE, pagesOf } from '#admin/documentPages.ts'
import { artifactRef, cases, type Fields, fieldsOf, firestore, reported } from '#firestore.ts'
import { isWaiting, markFor } from '#reports/openReportMark.ts'

/** Ids of artifacts whose mark is missing, is of somebody else, or should not be there. */
export async function findWrongMarks(): Promise<string[]> {
  const waiting = new Map<string, Fields>()
  for await (const page of pagesOf(cases.select('rank'))) {
    for (const known of page) if (isWaiting(known.data())) waiting.set(known.id, known.data())
  }
  const marks = new Map<string, Fields>()
  for await (const page of pagesOf(reported)) for (const mark of page) marks.set(mark.id, mark.data())

  const ids = [...new Set([...waiting.keys(), ...marks.keys()])]
  const wrong: string[] = []
  for (let start = 0; start < ids.length; start += PAGE) {
    const refs = ids.slice(start, start + PAGE).map((id) => artifactRef(id))
    for (const artifact of await firestore.getAll(...refs, { fieldMask: ['adder_uid', DELETING] })) {
      const right = markFor(fieldsOf(artifact), waiting.get(artifact.id) ?? null)
      if (right?.adder_uid !== marks.get(artifact.id)?.adder_uid) wrong.push(artifact.id)
    }
  }
  return wrong
}
