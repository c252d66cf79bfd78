import { t } from '@lingui/core/macro'
import type { PlannedRow } from '@tracker/domain/import/planTable.ts'
import type { Photograph } from '@tracker/domain/photo/photograph.ts'
import Typography from '@mui/material/Typography'
import { formatNumber } from '#i18n/format.ts'
import { shorten } from '#components/records/cards/excerpt.ts'
import { labelOf } from '../choices.ts'
import { picturePath } from '../pictures/pictureAddress.ts'

/** Maximum number of changed rows shown. */
const SHOWN = 10
/** Maximum characters shown of a value. */
const VALUE_MAX = 200

export type ChangedRow = Extract<PlannedRow, { kind: 'change' }>

const shown = (value = '') => shorten(picturePath(value) ?? value, VALUE_MAX)

function changeText(label: string, before: string | undefined, after: string | undefined): string {
  const [old, now] = [shown(before), shown(after)]
  if (now === '') return t`${label}: “${old}” is emptied`
  return old === '' ? t`${label}: “${now}”` : t`${label}: “${old}” becomes “${now}”`
}

const namesOf = (photographs: readonly Photograph[]) =>
  photographs.map(({ url }) => picturePath(url) ?? url).join(', ')

/** Rows that would change artifacts, with old and new values. */
export function ChangedRows({ rows }: { rows: readonly ChangedRow[] }) {
  const more = formatNumber(rows.length - SHOWN)
  if (rows.length === 0) return null
  return (
    <>
      <Typography variant="h4" component="h3" sx={{ marginTop: 2 }}>
        {t`Changed`}
      </Typography>
      <ul>
        {rows.slice(0, SHOWN).map(({ line, name, before, after, photographs }) => {
          const [old, now] = [Object.entries(before), Object.entries(after)].map(
            (entries) => new Map<string, string | undefined>(entries),
          )
          const changes = [...(now?.keys() ?? [])].map((field) =>
            changeText(labelOf(field), old?.get(field), now?.get(field)),
          )
          if (photographs)
            changes.push(
              changeText(t`Further photographs`, namesOf(photographs.before), namesOf(photographs.after)),
            )
          const text = changes.join(', ')
          return (
            <li key={line} dir="auto">
              {t`Row ${line}, ${name}: ${text}`}
            </li>
          )
        })}
        {rows.length > SHOWN && <li>{t`and ${more} more`}</li>}
      </ul>
    </>
  )
}
