import { readYears, yearsText } from '@tracker/domain/years.ts'
import type { ComponentProps } from 'react'
import { Field } from '#components/Field.tsx'
import { useDebouncedValue } from '#components/useDebouncedValue.ts'

/** Milliseconds without a key before the reading is spoken: not in the middle of a date. */
const PAUSE_MS = 1000

function readingOf(period: string): string {
  const years = readYears(period)
  return years ? `Read as ${yearsText(years)}.` : ''
}

type Props = Omit<ComponentProps<typeof Field>, 'question' | 'helper'>

/** When an artifact was made, in free text. It says how it is read, so that a slip shows; what cannot be read is fine as well. */
export function PeriodField(props: Props) {
  const reading = readingOf(props.value)
  const spoken = useDebouncedValue(reading, PAUSE_MS)
  return (
    <>
      <Field {...props} question="When was it made?" helper={reading || 'Like “c. 196 BCE”.'} />
      <output className="visually-hidden">{spoken}</output>
    </>
  )
}
