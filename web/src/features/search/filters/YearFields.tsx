import { translateDomainText } from '#i18n/domainTexts.ts'
import { t } from '@lingui/core/macro'
import { readYear } from '@tracker/domain/time/readYear.ts'
import { yearsText } from '@tracker/domain/time/yearRange.ts'
import type { Years } from '@tracker/domain/time/yearRange.ts'
import { type FormEvent, useState } from 'react'
import { Field } from '#components/forms/Field.tsx'
import type { Range } from '#features/search/timeline/Timeline.tsx'

const help = () => t`A year, like 300 BC or 1750.`
const yearText = (year: number | undefined) =>
  year === undefined ? '' : translateDomainText(yearsText({ begin: year, end: year }))

/** Class names of the two fields. */
export const yearFieldClasses = { from: 'from', to: 'to' } as const

interface Props extends Range {
  /** Years of the collection, shown as placeholders. */
  years: Years | null
  onChoose: (range: Range) => void
}

/** Fields for the first and last year. Applied on blur and Enter. */
export function YearFields({ from, to, years, onChoose }: Props) {
  const [known, setKnown] = useState<Range>({ from, to })
  const [texts, setTexts] = useState({ from: yearText(from), to: yearText(to) })
  // False while typing, when errors are not shown.
  const [isJudged, setJudged] = useState(false)
  if (known.from !== from || known.to !== to) {
    setKnown({ from, to })
    setTexts({ from: yearText(from), to: yearText(to) })
  }
  const read = { from: readYear(texts.from, 'begin'), to: readYear(texts.to, 'end') }
  const isWrong = (end: keyof Range) => texts[end].trim() !== '' && read[end] === null
  const choose = (event: FormEvent) => {
    event.preventDefault()
    setJudged(true)
    if (isWrong('from') || isWrong('to')) return
    const [begin, end] = [read.from ?? undefined, read.to ?? undefined]
    if (begin === from && end === to) return
    const isTurned = begin !== undefined && end !== undefined && begin > end
    onChoose(isTurned ? { from: end, to: begin } : { from: begin, to: end })
  }
  const field = (end: keyof Range, label: string, extent: number | undefined) => (
    <div className={yearFieldClasses[end]}>
      <Field
        label={label}
        name={end}
        autoComplete="off"
        value={texts[end]}
        onChange={(event) => {
          setTexts({ ...texts, [end]: event.target.value })
          setJudged(false)
        }}
        placeholder={yearText(extent)}
        error={isJudged && isWrong(end) ? help() : undefined}
        onBlur={choose}
        slotProps={{ htmlInput: { enterKeyHint: 'done' } }}
      />
    </div>
  )
  return (
    <form noValidate onSubmit={choose} style={{ display: 'contents' }}>
      {field('from', t`From year`, years?.begin)}
      {field('to', t`To year`, years?.end)}
      {/* Browsers submit a form with two fields on Enter only if it has a submit button. */}
      <button type="submit" hidden>
        {t`Show`}
      </button>
    </form>
  )
}
