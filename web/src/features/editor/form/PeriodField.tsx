import { t } from '@lingui/core/macro'
import { translateDomainText } from '#i18n/domainTexts.ts'
import { yearsText } from '@tracker/domain/time/yearRange.ts'
import type { Years } from '@tracker/domain/time/yearRange.ts'
import { useWatch } from 'react-hook-form'
import { useDebouncedValue } from '#components/hooks/useDebouncedValue.ts'
import { useYears } from '#components/records/useYears.ts'
import { LineField } from './ContentField.tsx'
import type { ArtifactControl } from './formValues.ts'

/** Milliseconds of inactivity before the interpretation is announced. */
const PAUSE_MS = 1000

function interpretationOf(years: Years | null): string {
  if (!years) return ''
  const wording = translateDomainText(yearsText(years))
  return t`Read as ${wording}.`
}

/**
 * The creation period as free text. Shows the years that were understood; text without years is accepted too.
 */
export function PeriodField({ control }: { control: ArtifactControl }) {
  const interpretation = interpretationOf(useYears(useWatch({ control, name: 'created_at' })))
  const announced = useDebouncedValue(interpretation, PAUSE_MS)
  return (
    <>
      <LineField
        control={control}
        name="created_at"
        question={t`When was it made?`}
        helper={interpretation || t`Like “c. 196 BCE”.`}
      />
      <output className="visually-hidden">{announced}</output>
    </>
  )
}
