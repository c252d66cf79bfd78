import { t } from '@lingui/core/macro'
import type { ComponentProps } from 'react'
import type { FieldValues } from 'react-hook-form'
import { FormField } from './FormField.tsx'

type Props<Values extends FieldValues, Value> = Pick<
  ComponentProps<typeof FormField<Values, Value>>,
  'control' | 'name'
> & {
  /** Default: E-mail. */
  label?: string
}

/** A required e-mail field. */
export function EmailField<Values extends FieldValues, Value>({
  label = t`E-mail`,
  ...props
}: Props<Values, Value>) {
  return <FormField {...props} label={label} type="email" autoComplete="email" required />
}
