import { FIELD_LABELS, FIELD_MAX } from '@tracker/domain/artifact.ts'
import { LICENCES } from '@tracker/domain/imageCaption.ts'
import { useId } from 'react'
import { Field } from '#components/Field.tsx'
import type { useForm } from '#components/useForm.ts'
import type { FormValues } from './formValues.ts'

/** Who took the picture and under which licence: asked where there is one. */
export function CaptionFields({
  register,
}: Pick<ReturnType<typeof useForm<FormValues, unknown>>, 'register'>) {
  const id = useId()
  return (
    <>
      <Field
        {...register('image_credit')}
        label={FIELD_LABELS.image_credit}
        autoComplete="off"
        question="Who took the picture?"
        helper="A person or a museum. It stands below the picture."
        inputProps={{ maxLength: FIELD_MAX.image_credit }}
      />
      <Field
        {...register('image_licence')}
        label={FIELD_LABELS.image_licence}
        autoComplete="off"
        question="What may others do with it?"
        helper="Like “CC BY 4.0”, or in your words."
        inputProps={{ maxLength: FIELD_MAX.image_licence, list: id }}
      />
      <datalist id={id}>
        {LICENCES.map((licence) => (
          <option key={licence}>{licence}</option>
        ))}
      </datalist>
    </>
  )
}
