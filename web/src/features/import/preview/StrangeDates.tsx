import { plural, t } from '@lingui/core/macro'
import type { StrangeDate } from '@tracker/domain/import/observedDates.ts'
import { excelSerialDate } from '@tracker/domain/time/excelSerial.ts'
import { contradictsItself, readDate } from '@tracker/domain/time/periods/readDate.ts'
import { yearsText } from '@tracker/domain/time/yearRange.ts'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Field } from '#components/forms/Field.tsx'
import { translateDomainText } from '#i18n/domainTexts.ts'
import type { Choices } from '../choices.ts'

const Dates = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  overflowWrap: 'anywhere',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}))

/** How a date is read, as a sentence. */
function reading(date: string): string {
  const years = readDate(date)
  const day = years === null ? excelSerialDate(date) : null
  if (day !== null) return t`Is this a spreadsheet’s number for ${day}?`
  if (!years) return t`No year is read.`
  const wording = translateDomainText(yearsText(years))
  return contradictsItself(date)
    ? t`Read as ${wording}, which does not fit the period.`
    : t`Read as ${wording}.`
}

interface Props {
  found: readonly StrangeDate[]
  /** Dates that are stored in place of those of the file. */
  chosen: Choices['dates']
  onChange: (dates: Choices['dates']) => void
}

/** The strangest dates of a file and what they are read as. A wrong one can be written anew. */
export function StrangeDates({ found, chosen, onChange }: Props) {
  const [typed, setTyped] = useState<Choices['dates']>({})
  const replaced = new Set(Object.values(chosen))
  const rows = new Map(found.map((one) => [one.date, one.rows]))
  const dates = [
    ...Object.keys(chosen),
    ...found.map(({ date }) => date).filter((date) => !replaced.has(date)),
  ]
  if (dates.length === 0) return null
  const valueOf = (date: string) => typed[date] ?? chosen[date] ?? date
  const helperOf = (date: string) => {
    const count = rows.get(date)
    const counted = count === undefined ? '' : plural(count, { one: '# row', other: '# rows' })
    return [reading(valueOf(date)), counted].filter(Boolean).join(' ')
  }
  const isChanged = dates.some((date) => valueOf(date) !== (chosen[date] ?? date))
  const apply = () => {
    const written = dates.map((date): [string, string] => [date, valueOf(date).trim()])
    onChange(Object.fromEntries(written.filter(([date, value]) => value !== date)))
  }
  return (
    <>
      <Typography variant="h4" component="h3" sx={{ marginTop: 2 }}>
        {t`The strangest dates`}
      </Typography>
      <Typography>{t`How they are read. Write another one where that is wrong.`}</Typography>
      <Dates>
        {dates.map((date) => (
          <Field
            key={date}
            label={date}
            name={`date ${date}`}
            value={valueOf(date)}
            helper={helperOf(date)}
            onChange={({ target }) => setTyped({ ...typed, [date]: target.value })}
          />
        ))}
      </Dates>
      {isChanged && (
        <Button variant="outlined" onClick={apply}>
          {t`Use these dates`}
        </Button>
      )}
    </>
  )
}
