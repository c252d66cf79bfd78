import type { PlannedRow } from '@tracker/domain/import/planTable.ts'
import { translateDomainText } from '#i18n/domainTexts.ts'
import { reasonText } from '../reasonText.ts'
import type { Item } from './importStore.ts'

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
