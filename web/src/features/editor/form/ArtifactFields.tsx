import { t } from '@lingui/core/macro'
import { translateDomainText } from '#i18n/domainTexts.ts'
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
    label: translateDomainText(FIELD_LABELS[name]),
    autoComplete: 'off',
  })
  return (
    <>
      <FormSection legend={t`Basic Information`}>
        <PictureFields {...props} />
        <Wide>
          <FormField
            {...text('historical_context')}
            question={t`Who made it, and what for?`}
            multiline
            minRows={3}
          />
        </Wide>
      </FormSection>
      <FormSection legend={t`Discovery`}>
        <FormField
          {...text('discovered_at')}
          question={t`Where and when was it found?`}
          helper={t`Like “Rashid, July 1799”.`}
        />
        <FormField
          {...text('discovered_by')}
          question={t`Who found it?`}
          helper={t`A person or an expedition.`}
        />
        <Wide>
          <FormField
            {...text('present_location')}
            question={t`Where is it today?`}
            helper={t`Like “British Museum, London”.`}
          />
        </Wide>
      </FormSection>
      <FormSection legend={t`Short description`}>
        <Wide>
          <FormField
            {...text('short_description')}
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
