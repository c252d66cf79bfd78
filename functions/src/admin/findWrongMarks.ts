/** Finds missing and outdated open report marks (see reports/openReportMark.ts). */
import { DELETING } from '@tracker/domain/artifact/storedArtifact.ts'
import { documentsOf, PAGE } from '#admin/documentsOf.ts'
import type { Repair } from '#admin/repair.ts'
import { chunksOf } from '@tracker/domain/chunksOf.ts'
import { artifactRef, cases, type Fields, fieldsOf, firestore, reported } from '#firestore.ts'
import { correctReportMark, isOpenCase, expectedReportMark } from '#reports/openReportMark.ts'

/** Returns the corrections of marks that are missing, have the wrong user, or should not exist. */
export async function findWrongMarks(): Promise<Repair[]> {
  const openCases = new Map<string, Fields>()
  for await (const reportCase of documentsOf(cases.select('rank')))
    if (isOpenCase(reportCase.data())) openCases.set(reportCase.id, reportCase.data())
  const marks = new Map<string, Fields>()
  for await (const mark of documentsOf(reported)) marks.set(mark.id, mark.data())

  const ids = [...new Set([...openCases.keys(), ...marks.keys()])]
  const wrong: string[] = []
  for (const chunk of chunksOf(ids, PAGE)) {
    for (const artifact of await firestore.getAll(...chunk.map(artifactRef), {
      fieldMask: ['adder_uid', DELETING],
    })) {
      const expected = expectedReportMark(fieldsOf(artifact), openCases.get(artifact.id) ?? null)
      if (expected?.adder_uid !== marks.get(artifact.id)?.adder_uid) wrong.push(artifact.id)
    }
  }
  return wrong.map((id) => ({
    text: `artifact ${id}: its open report mark is corrected`,
    apply: () => correctReportMark(id),
  }))
}
