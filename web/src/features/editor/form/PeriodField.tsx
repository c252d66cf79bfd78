import { FIELD_LABELS } from '@tracker/domain/artifact/artifact.ts'
import { readYears, yearsText } from '@tracker/domain/time/years.ts'
import { useWatch } from 'react-hook-form'
import { FormField } from '#components/forms/FormField.tsx'
import { useDebouncedValue } from '#components/hooks/useDebouncedValue.ts'
import type { ArtifactControl } from './formValues.ts'

/** Milliseconds of inactivity before the interpretation is announced. */
const PAUSE_MS = 1000

function interpretationOf(period: string): string {
  const years = readYears(period)
  return years ? `Read as ${yearsText(years)}.` : ''
}

/**
 * The creation period as free text. Shows the years that were understood; text without years is accepted too.
 */
export function PeriodField({ control }: { control: ArtifactControl }) {
  const interpretation = interpretationOf(useWatch({ control, name: 'created_at' }))
  const announced = useDebouncedValue(interpretation, PAUSE_MS)
  return (
    <>
      <FormField
        control={control}
        name="created_at"
        label={FIELD_LABELS.created_at}
        autoComplete="off"
        question="When was it made?"
        helper={interpretation || 'Like “c. 196 BCE”.'}
      />
      <output className="visually-hidden">{announced}</output>
    </>
  )
}
