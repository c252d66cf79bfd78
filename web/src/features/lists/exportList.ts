import { artifactCsvLine, artifactCsvStart } from '@tracker/domain/artifact/artifactCsv.ts'
import { type List, LIST_LABELS } from '@tracker/domain/lists/list.ts'
import { fileNameOf } from '#utils/fileName.ts'
import { saveFile } from '#utils/saveFile.ts'
import type { ShownItem } from './items.ts'
import { titleOf } from './listTexts.ts'

/** The visible artifacts of a list as CSV, in order, with the notes as last column. */
export const listCsv = (items: readonly ShownItem[]) =>
  artifactCsvStart([LIST_LABELS.note]) +
  items.map(({ artifact, entry }) => artifactCsvLine(artifact, [entry.note])).join('')

/** Downloads a list as CSV. */
export function exportList(list: List, items: readonly ShownItem[]): void {
  saveFile(`${fileNameOf(titleOf(list)) || 'list'}.csv`, 'text/csv;charset=utf-8', listCsv(items))
}
