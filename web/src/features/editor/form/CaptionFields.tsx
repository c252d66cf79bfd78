import { t } from '@lingui/core/macro'
import { FIELD_MAX } from '@tracker/domain/artifact/artifact.ts'
import { ContentField } from './ContentField.tsx'
import type { ArtifactControl } from './formValues.ts'
import { LicenceField } from './LicenceField.tsx'

/** Caption, credit and licence of the picture. */
export function CaptionFields({ control }: { control: ArtifactControl }) {
  return (
    <>
      <ContentField
        control={control}
        name="image_caption"
        question={t`What does the picture show?`}
        helper={t`Like “The back, with the maker’s mark”.`}
        slotProps={{ htmlInput: { maxLength: FIELD_MAX.image_caption } }}
      />
      <ContentField
        control={control}
        name="image_credit"
        question={t`Who took the picture?`}
        helper={t`A person or a museum. It stands below the picture.`}
        slotProps={{ htmlInput: { maxLength: FIELD_MAX.image_credit } }}
      />
      <LicenceField control={control} />
    </>
  )
}
