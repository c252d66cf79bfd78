import { type Table, recordsOf } from '@tracker/domain/import/file/table.ts'
import { observeDates, type StrangeDate } from '@tracker/domain/import/observedDates.ts'
import { isOtherList, type PlannedRow, planTable } from '@tracker/domain/import/planTable.ts'
import { translateDomainText } from '#i18n/domainTexts.ts'
import { type Choices, columnsOf, imageColumn } from './choices.ts'
import { createPauses } from './pauses.ts'
import { locatePictures } from './pictures/locatePictures.ts'
import type { PictureZip } from './pictures/pictureZip.ts'
import { reasonText } from './reasonText.ts'
import { type Item, readIds, readPictures } from './run/importStore.ts'
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

/** Compares a table with the user's artifacts. */
export async function planImport(
  { api, user }: Connection,
  { table, zip, choices, list }: Options,
): Promise<ImportPlan> {
  const { uid, email } = user
  const [own, ids, photos] = await Promise.all([readOwn(api, email), readIds(uid, list), readPictures(uid)])
  const shown = new Set(own.map(({ artifact_image: image }) => image))
  const known = new Map([...photos].filter(([, url]) => shown.has(url)))
  const pause = createPauses()
  const column = imageColumn(table, choices)
  const located = await locatePictures(recordsOf(table), { column, zip, known }, pause)
  const context = { uid, own, ids, site: location.host }
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
    const item = { at, line: row.line, name: row.name, key: null, id: '', before: {}, after: {}, reason }
    switch (row.kind) {
      case 'add':
        return [{ ...item, kind: 'add', key: row.key, after: row.content, state: 'waiting' }]
      case 'change': {
        const { key, id, before, after } = row
        return [{ ...item, kind: 'change', key, id, before, after, state: 'waiting' }]
      }
      case 'refuse':
        return [{ ...item, kind: 'refuse', state: 'refused', reason: row.reasons.map(reasonText).join(' ') }]
      default:
        return []
    }
  })
