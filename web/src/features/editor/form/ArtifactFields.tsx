import { FIELD_LABELS } from '@tracker/domain/artifact/artifact.ts'
import type { ComponentProps } from 'react'
import { FormField } from '#components/forms/FormField.tsx'
import { FormSection, Wide } from './FormSection.tsx'
import type { FormValues } from './formValues.ts'
import { PictureFields } from './PictureFields.tsx'

/** The editable fields, in the sections of the specification. */
export function ArtifactFields(props: ComponentProps<typeof PictureFields>) {
  const { control } = props
  const text = (name: keyof FormValues) => ({
    control,
    name,
    label: FIELD_LABELS[name],
    autoComplete: 'off',
  })
  return (
    <>
      <FormSection legend="Basic Information">
        <PictureFields {...props} />
        <Wide>
          <FormField
            {...text('historical_context')}
            question="Who made it, and what for?"
            multiline
            minRows={3}
          />
        </Wide>
      </FormSection>
      <FormSection legend="Discovery">
        <FormField
          {...text('discovered_at')}
          question="Where and when was it found?"
          helper="Like “Rashid, July 1799”."
        />
        <FormField {...text('discovered_by')} question="Who found it?" helper="A person or an expedition." />
        <Wide>
          <FormField
            {...text('present_location')}
            question="Where is it today?"
            helper="Like “British Museum, London”."
          />
        </Wide>
      </FormSection>
      <FormSection legend="Short description">
        <Wide>
          <FormField
            {...text('short_description')}
            question="What would you tell someone who has never seen it?"
            helper="A few sentences."
            multiline
            minRows={4}
          />
        </Wide>
      </FormSection>
    </>
  )
}
