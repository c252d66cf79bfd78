import { artifactTable, csvOf } from '@tracker/domain/artifact/artifactCsv.ts'
import { type List, LIST_LABELS } from '@tracker/domain/lists/list.ts'
import { withPhotographs } from '#export/exportArtifacts.ts'
import type { ApiClient } from '#firebase/api/apiClient.ts'
import { fileNameOf } from '#utils/fileName.ts'
import { saveFile } from '#utils/saveFile.ts'
import type { ShownItem } from './items.ts'
import { titleOf } from './listTexts.ts'

/**
 * Downloads the visible artifacts of a list as CSV, in order, with further photographs, and the notes as last column.
 * @throws Problem
 */
export async function exportList(
  api: Pick<ApiClient, 'artifact'>,
  list: List,
  items: readonly ShownItem[],
): Promise<void> {
  const artifacts = await withPhotographs(
    api,
    items.map(({ artifact }) => artifact),
  )
  const notes = [LIST_LABELS.note, ...items.map(({ entry }) => entry.note)]
  const name = `${fileNameOf(titleOf(list)) || 'list'}.csv`
  saveFile(name, 'text/csv;charset=utf-8', csvOf(artifactTable(artifacts, [notes])))
}
