import { ARTIFACT_TYPES, type ArtifactContent, FIELD_LABELS } from '@tracker/domain/artifact.ts'
import { IMAGE_URL_MAX, NAME_MAX } from '@tracker/domain/limits.ts'
import { Field } from '#components/Field.tsx'
import { SelectField } from '#components/SelectField.tsx'
import { FormSection, Stack, Wide } from './FormSection.tsx'
import type { FormValues } from './formValues.ts'
import { ImagePreview } from './ImagePreview.tsx'

const TYPES = ARTIFACT_TYPES.map((type) => ({ value: type, label: type }))

interface Props {
  values: FormValues
  onChange: (field: keyof ArtifactContent, value: string) => void
  errorOf: (field: string) => string | undefined
}

/** The fields that a person writes, in the sections of the specification. */
export function ArtifactFields({ values, onChange, errorOf }: Props) {
  const bind = (name: keyof ArtifactContent) => ({
    name,
    label: FIELD_LABELS[name],
    value: values[name],
    error: errorOf(name),
    onChange: (value: string) => onChange(name, value),
    autoComplete: 'off',
  })
  const type = ARTIFACT_TYPES.find((known) => known === values.artifact_type) ?? ''
  return (
    <>
      <FormSection legend="Basic Information">
        <Field
          {...bind('artifact_name')}
          required
          helper="What the artifact is known as, like “Rosetta Stone”."
          inputProps={{ maxLength: NAME_MAX }}
        />
        <SelectField
          label={FIELD_LABELS.artifact_type}
          name="artifact_type"
          value={values.artifact_type}
          onChange={(value) => onChange('artifact_type', value)}
          options={TYPES}
          placeholder="Choose a type"
          error={errorOf('artifact_type')}
          required
        />
        <Stack>
          <Field
            {...bind('artifact_image')}
            type="url"
            helper="The full address of a picture, starting with https://."
            inputProps={{ maxLength: IMAGE_URL_MAX }}
          />
          <Field {...bind('created_at')} helper="When it was made, like “c. 196 BCE”." />
        </Stack>
        <ImagePreview address={values.artifact_image} type={type} />
        <Wide>
          <Field
            {...bind('historical_context')}
            helper="Who made it, and what it was for."
            multiline
            minRows={3}
          />
        </Wide>
      </FormSection>
      <FormSection legend="Discovery">
        <Field {...bind('discovered_at')} helper="When it was found, like “July 1799”." />
        <Field {...bind('discovered_by')} helper="The person or expedition that found it." />
        <Wide>
          <Field {...bind('present_location')} helper="Where it is today, like “British Museum, London”." />
        </Wide>
      </FormSection>
      <FormSection legend="Short description">
        <Wide>
          <Field
            {...bind('short_description')}
            helper="A few sentences for someone who has never seen it."
            multiline
            minRows={4}
          />
        </Wide>
      </FormSection>
    </>
  )
}
