import { type Table, recordsOf } from '@tracker/domain/import/file/table.ts'
import { observeDates, type StrangeDate } from '@tracker/domain/import/observedDates.ts'
import { isOtherList, type PlannedRow, planTable } from '@tracker/domain/import/planTable.ts'
import { furtherPhotographsOf } from '#firebase/artifacts/readFurtherPhotographs.ts'
import { translateDomainText } from '#i18n/domainTexts.ts'
import { type Choices, columnsOf, hasSeveral, pictureColumns } from './choices.ts'
import { createPauses } from './pauses.ts'
import { locatePictures } from './pictures/locatePictures.ts'
import type { PictureZip } from './pictures/pictureZip.ts'
import { reasonText } from './reasonText.ts'
import { addedPhotographs, type Item, readIds, readPictures } from './run/importStore.ts'
import { readOwn } from './run/readOwn.ts'
import type { Connection } from './useImportConnection.ts'

/** What an import would do. */
export interface ImportPlan {
  readonly rows: readonly PlannedRow[]
  /** Id of the list to which the keys belong. */
  readonly list: string
  /** True if most of the rows that are there already would get another name. */
  readonly isOtherList: boolean
  /** The dates that the user should look at. */
  readonly dates: readonly StrangeDate[]
  /** Number of the user's artifacts. */
  readonly owned: number
}

interface Options {
  readonly table: Table
  readonly zip: PictureZip | null
  readonly choices: Choices
  readonly list: string
}

/** Compares a table with the user's artifacts. Reads their further photographs if the table names several pictures of an object. */
export async function planImport(
  connection: Connection,
  { table, zip, choices, list }: Options,
): Promise<ImportPlan> {
  const { api, user } = connection
  const { uid, email } = user
  const [own, ids, photos] = await Promise.all([readOwn(api, email), readIds(uid, list), readPictures(uid)])
  const columns = pictureColumns(table, choices)
  const photographs = hasSeveral(table, columns)
    ? await furtherPhotographsOf(own, connection.photographsOf)
    : new Map<string, never>()
  const shown = new Set([
    ...own.map(({ artifact_image: image }) => image),
    ...[...photographs.values()].flatMap((list) => list.map(({ url }) => url)),
  ])
  const known = new Map([...photos].filter(([, url]) => shown.has(url)))
  const pause = createPauses()
  const located = await locatePictures(
    recordsOf(table),
    { columns: Object.values(columns), zip, known },
    pause,
  )
  const context = { uid, own, ids, photographs, site: location.host }
  const rows = await planTable(located, columnsOf(table, choices), context, pause)
  const dates = observeDates()
  for (const row of rows) {
    await pause()
    if (row.kind === 'add') dates.add(row.content.created_at)
  }
  return { rows, list, isOtherList: isOtherList(rows), dates: dates.strangest(), owned: own.length }
}

/** Items of a run: all rows that change something. */
export const itemsOf = (planned: readonly PlannedRow[]): Item[] =>
  planned.flatMap((row, at): Item[] => {
    const reason = row.notes.map(translateDomainText).join(' ')
    const { line, name } = row
    const item = { at, line, name, key: null, id: '', before: {}, after: {}, photographs: null, reason }
    switch (row.kind) {
      case 'add':
        return [
          {
            ...item,
            kind: 'add',
            key: row.key,
            after: row.content,
            photographs: addedPhotographs(row.photographs),
            state: 'waiting',
          },
        ]
      case 'change': {
        const { key, id, before, after, photographs } = row
        return [{ ...item, kind: 'change', key, id, before, after, photographs, state: 'waiting' }]
      }
      case 'refuse':
        return [{ ...item, kind: 'refuse', state: 'refused', reason: row.reasons.map(reasonText).join(' ') }]
      default:
        return []
    }
  })
