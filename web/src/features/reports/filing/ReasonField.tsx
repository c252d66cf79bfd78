import { translateDomainText } from '#i18n/domainTexts.ts'
import { t } from '@lingui/core/macro'
import { REPORT_REASONS } from '@tracker/domain/reports/report.ts'
import type { ComponentProps } from 'react'
import type { FieldValues } from 'react-hook-form'
import { FormSelect } from '#components/forms/FormField.tsx'

const reasons = () => REPORT_REASONS.map((reason) => ({ value: reason, label: translateDomainText(reason) }))

type Props<Values extends FieldValues, Value> = Pick<
  ComponentProps<typeof FormSelect<Values, Value>>,
  'control' | 'name'
>

/** The reason of a report. */
export function ReasonField<Values extends FieldValues, Value>(props: Props<Values, Value>) {
  return (
    <FormSelect {...props} label={t`Reason`} options={reasons()} placeholder={t`Choose a reason`} required />
  )
}
