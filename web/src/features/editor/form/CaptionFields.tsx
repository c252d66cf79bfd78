import { t } from '@lingui/core/macro'
import { FIELD_MAX } from '@tracker/domain/artifact/artifact.ts'
import { LICENCES } from '@tracker/domain/photo/imageCaption.ts'
import { useId } from 'react'
import { ContentField } from './ContentField.tsx'
import type { ArtifactControl } from './formValues.ts'

/** Credit and licence of the picture. */
export function CaptionFields({ control }: { control: ArtifactControl }) {
  const id = useId()
  return (
    <>
      <ContentField
        control={control}
        name="image_credit"
        question={t`Who took the picture?`}
        helper={t`A person or a museum. It stands below the picture.`}
        slotProps={{ htmlInput: { maxLength: FIELD_MAX.image_credit } }}
      />
      <ContentField
        control={control}
        name="image_licence"
        question={t`What may others do with it?`}
        helper={t`Like “CC BY 4.0”, or in your words.`}
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
