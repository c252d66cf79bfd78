import { FIELD_LABELS, FIELD_MAX } from '@tracker/domain/artifact/artifact.ts'
import { LICENCES } from '@tracker/domain/photo/imageCaption.ts'
import { useId } from 'react'
import { FormField } from '#components/forms/FormField.tsx'
import type { ArtifactControl } from './formValues.ts'

/** Credit and licence of the picture. */
export function CaptionFields({ control }: { control: ArtifactControl }) {
  const id = useId()
  return (
    <>
      <FormField
        control={control}
        name="image_credit"
        label={FIELD_LABELS.image_credit}
        autoComplete="off"
        question="Who took the picture?"
        helper="A person or a museum. It stands below the picture."
        slotProps={{ htmlInput: { maxLength: FIELD_MAX.image_credit } }}
      />
      <FormField
        control={control}
        name="image_licence"
        label={FIELD_LABELS.image_licence}
        autoComplete="off"
        question="What may others do with it?"
        helper="Like “CC BY 4.0”, or in your words."
        slotProps={{ htmlInput: { maxLength: FIELD_MAX.image_licence, list: id } }}
      />
      <datalist id={id}>
        {LICENCES.map((licence) => (
          <option key={licence}>{licence}</option>
        ))}
      </datalist>
    </>
  )
}
