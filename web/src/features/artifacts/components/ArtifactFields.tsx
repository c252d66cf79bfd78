import { ARTIFACT_TYPES, FIELD_LABELS } from '@tracker/domain/artifact.ts'
import { IMAGE_URL_MAX, NAME_MAX } from '@tracker/domain/limits.ts'
import { photoOf } from '@tracker/domain/photoAddress.ts'
import type { ReactNode } from 'react'
import { Field } from '#components/Field.tsx'
import { SelectField } from '#components/SelectField.tsx'
import { useDebouncedValue } from '#components/useDebouncedValue.ts'
import type { useForm } from '#components/useForm.ts'
import { PhotoField } from '#features/artifacts/photo/PhotoField.tsx'
import { isPictured, type Photo, previewOf } from '#features/artifacts/photo/usePhoto.ts'
import { CaptionFields } from './CaptionFields.tsx'
import { FormSection, Stack, Wide } from './FormSection.tsx'
import type { FormValues } from './formValues.ts'
import { ImagePreview } from './ImagePreview.tsx'
import { PeriodField } from './PeriodField.tsx'

/** Half an address is nobody's: its host is asked after a pause. */
const PAUSE_MS = 500
/** The same at each drawing, so that a field knows that nothing of it has changed. */
const NAME_INPUT = { maxLength: NAME_MAX }
const ADDRESS_INPUT = { maxLength: IMAGE_URL_MAX }
const TYPES = ARTIFACT_TYPES.map((type) => ({ value: type, label: type }))

interface Props extends Pick<
  ReturnType<typeof useForm<FormValues, unknown>>,
  'values' | 'register' | 'change'
> {
  photo: Photo
  /** What there is to say of the name. */
  belowName?: ReactNode
}

/** The fields that a person writes, in the sections of the specification. */
export function ArtifactFields({ values, register, change, photo, belowName }: Props) {
  const text = (name: keyof FormValues) => ({
    ...register(name),
    label: FIELD_LABELS[name],
    autoComplete: 'off',
  })
  const type = ARTIFACT_TYPES.find((known) => known === values.artifact_type) ?? ''
  const typed = useDebouncedValue(values.artifact_image.trim(), PAUSE_MS)
  const hasPhoto = photoOf(values.artifact_image, location.host) !== null
  const own = previewOf(photo, values.artifact_image)
  const address = hasPhoto ? values.artifact_image : typed
  // The picture stands with the field that it comes from.
  const isElsewhere = !own && address !== '' && !hasPhoto
  const preview = <ImagePreview address={address} name={values.artifact_name} type={type} own={own} />
  return (
    <>
      <FormSection legend="Basic Information">
        <PhotoField
          photo={photo}
          hasPhoto={hasPhoto}
          onRemove={() => {
            photo.remove()
            change('', 'artifact_image')
          }}
          preview={!isElsewhere && preview}
        />
        <Stack data-tall={isElsewhere || undefined}>
          <div>
            <Field
              {...text('artifact_name')}
              required
              question="What is it known as?"
              helper="Like “Rosetta Stone”."
              inputProps={NAME_INPUT}
            />
            {belowName}
          </div>
          <SelectField
            {...register('artifact_type')}
            label={FIELD_LABELS.artifact_type}
            options={TYPES}
            placeholder="Choose a type"
            required
          />
          <Field
            {...text('artifact_image')}
            type="url"
            question="Or is there a picture elsewhere?"
            helper="The full address of a picture, starting with https://."
            inputProps={ADDRESS_INPUT}
          />
        </Stack>
        {isElsewhere && preview}
        {isPictured(photo, values.artifact_image) && <CaptionFields register={register} />}
        <PeriodField {...text('created_at')} />
        <Wide>
          <Field
            {...text('historical_context')}
            question="Who made it, and what for?"
            multiline
            minRows={3}
          />
        </Wide>
      </FormSection>
      <FormSection legend="Discovery">
        <Field
          {...text('discovered_at')}
          question="Where and when was it found?"
          helper="Like “Rashid, July 1799”."
        />
        <Field {...text('discovered_by')} question="Who found it?" helper="A person or an expedition." />
        <Wide>
          <Field
            {...text('present_location')}
            question="Where is it today?"
            helper="Like “British Museum, London”."
          />
        </Wide>
      </FormSection>
      <FormSection legend="Short description">
        <Wide>
          <Field
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
