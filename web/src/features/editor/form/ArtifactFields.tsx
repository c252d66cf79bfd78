import { t } from '@lingui/core/macro'
import { FIELD_MAX } from '@tracker/domain/artifact/artifact.ts'
import type { ComponentProps } from 'react'
import { ContentField, LineField } from './ContentField.tsx'
import { FormSection, Wide } from './FormSection.tsx'
import { PictureFields } from './PictureFields.tsx'

/** The editable fields, in the sections of the specification. */
export function ArtifactFields(props: ComponentProps<typeof PictureFields>) {
  const { control } = props
  return (
    <>
      <FormSection legend={t`Basic Information`}>
        <PictureFields {...props} />
        <Wide>
          <ContentField
            control={control}
            name="historical_context"
            question={t`Who made it, and what for?`}
            multiline
            minRows={3}
          />
        </Wide>
      </FormSection>
      <FormSection legend={t`Discovery`}>
        <LineField
          control={control}
          name="discovered_at"
          question={t`Where and when was it found?`}
          helper={t`Like “Rashid, July 1799”.`}
        />
        <LineField
          control={control}
          name="discovered_by"
          question={t`Who found it?`}
          helper={t`A person or an expedition.`}
        />
        <LineField
          control={control}
          name="present_location"
          question={t`Where is it today?`}
          helper={t`Like “British Museum, London”.`}
        />
        <ContentField
          control={control}
          name="inventory_number"
          question={t`Which number does it have there?`}
          helper={t`Like “EA 24” or “1921.7.3”.`}
          slotProps={{ htmlInput: { maxLength: FIELD_MAX.inventory_number } }}
        />
      </FormSection>
      <FormSection legend={t`Short description`}>
        <Wide>
          <ContentField
            control={control}
            name="short_description"
            question={t`What would you tell someone who has never seen it?`}
            helper={t`A few sentences.`}
            multiline
            minRows={4}
          />
        </Wide>
      </FormSection>
    </>
  )
}
