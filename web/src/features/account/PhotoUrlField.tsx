import { t } from '@lingui/core/macro'
import { IMAGE_URL_MAX } from '@tracker/domain/limits.ts'
import type { ComponentProps } from 'react'
import type { FieldValues } from 'react-hook-form'
import { FormField } from '#components/forms/FormField.tsx'

type Props<Values extends FieldValues, Value> = Pick<
  ComponentProps<typeof FormField<Values, Value>>,
  'control' | 'name'
>

/** The optional URL of the user's photo. */
export function PhotoUrlField<Values extends FieldValues, Value>(props: Props<Values, Value>) {
  return (
    <FormField
      {...props}
      label={t`Photo URL`}
      type="url"
      autoComplete="photo"
      helper={t`The full address of a picture of you. It may stay empty.`}
      slotProps={{ htmlInput: { maxLength: IMAGE_URL_MAX } }}
    />
  )
}
