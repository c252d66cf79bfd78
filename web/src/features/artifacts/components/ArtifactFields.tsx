import { ARTIFACT_TYPES, FIELD_LABELS } from '@tracker/domain/artifact.ts'
import { IMAGE_URL_MAX, NAME_MAX } from '@tracker/domain/limits.ts'
import { photoOf } from '@tracker/domain/photoAddress.ts'
import { Field } from '#components/Field.tsx'
import { SelectField } from '#components/SelectField.tsx'
import type { useForm } from '#components/useForm.ts'
import { PhotoField } from '#features/artifacts/photo/PhotoField.tsx'
import type { Photo } from '#features/artifacts/photo/usePhoto.ts'
import { FormSection, Stack, Wide } from './FormSection.tsx'
import type { FormValues } from './formValues.ts'
import { ImagePreview } from './ImagePreview.tsx'
import { PeriodField } from './PeriodField.tsx'

const TYPES = ARTIFACT_TYPES.map((type) => ({ value: type, label: type }))

interface Props extends Pick<ReturnType<typeof useForm<FormValues, unknown>>, 'values' | 'register'> {
  photo: Photo
}

/** The fields that a person writes, in the sections of the specification. */
export function ArtifactFields({ values, register, photo }: Props) {
  const text = (name: keyof FormValues) => ({
    ...register(name),
    label: FIELD_LABELS[name],
    autoComplete: 'off',
  })
  const type = ARTIFACT_TYPES.find((known) => known === values.artifact_type) ?? ''
  return (
    <>
      <FormSection legend="Basic Information">
        <Field
          {...text('artifact_name')}
          required
          helper="What the artifact is known as, like “Rosetta Stone”."
          inputProps={{ maxLength: NAME_MAX }}
        />
        <SelectField
          {...register('artifact_type')}
          label={FIELD_LABELS.artifact_type}
          options={TYPES}
          placeholder="Choose a type"
          required
        />
        <Stack>
          <PhotoField
            photo={photo}
            hasPhoto={photoOf(values.artifact_image, location.host) !== null}
            onRemove={() => {
              photo.remove()
              register('artifact_image').onChange('')
            }}
          />
          <Field
            {...text('artifact_image')}
            type="url"
            helper="The full address of a picture, starting with https://."
            inputProps={{ maxLength: IMAGE_URL_MAX }}
          />
          <PeriodField {...text('created_at')} />
        </Stack>
        <ImagePreview
          address={values.artifact_image}
          name={values.artifact_name}
          type={type}
          pending={photo.state.status === 'sending' ? photo.state.preview : undefined}
        />
        <Wide>
          <Field
            {...text('historical_context')}
            helper="Who made it, and what it was for."
            multiline
            minRows={3}
          />
        </Wide>
      </FormSection>
      <FormSection legend="Discovery">
        <Field {...text('discovered_at')} helper="When it was found, like “July 1799”." />
        <Field {...text('discovered_by')} helper="The person or expedition that found it." />
        <Wide>
          <Field {...text('present_location')} helper="Where it is today, like “British Museum, London”." />
        </Wide>
      </FormSection>
      <FormSection legend="Short description">
        <Wide>
          <Field
            {...text('short_description')}
            helper="A few sentences for someone who has never seen it."
            multiline
            minRows={4}
          />
        </Wide>
      </FormSection>
    </>
  )
}
