import { t } from '@lingui/core/macro'
import { translateDomainText, typeText } from '#i18n/domainTexts.ts'
import { FIELD_LABELS } from '@tracker/domain/artifact/artifact.ts'
import { ARTIFACT_TYPES } from '@tracker/domain/artifact/types.ts'
import { IMAGE_URL_MAX, NAME_MAX } from '@tracker/domain/limits.ts'
import type { ComponentProps, ReactNode } from 'react'
import { type UseFormSetValue, useWatch } from 'react-hook-form'
import { FormSelect } from '#components/forms/FormField.tsx'
import { PhotoField } from '#features/editor/photo/PhotoField.tsx'
import { isPictured } from '#features/editor/photo/photoState.ts'
import { MorePhotoFields } from '#features/editor/photo/MorePhotoFields.tsx'
import type { FormPhotos } from '#features/editor/photo/morePhotos.ts'
import type { Photo } from '#features/editor/photo/photoUpload.ts'
import { CaptionFields } from './CaptionFields.tsx'
import { ContentField, LineField } from './ContentField.tsx'
import { BesidePicture, Pair, Stack } from './FormSection.tsx'
import type { ArtifactControl, FormValues } from './formValues.ts'
import { ImagePreview } from './ImagePreview.tsx'
import { PeriodField } from './PeriodField.tsx'
import { usePictureOrder } from './usePictureOrder.ts'
import { useShownPicture } from './useShownPicture.ts'

/** @param former type of the edited artifact */
const typeOptions = (former: string) =>
  [...new Set([...ARTIFACT_TYPES, former])]
    .filter(Boolean)
    .map((type) => ({ value: type, label: typeText(type) }))

/** The preview with the current name and type of the form. */
function Preview({
  control,
  ...preview
}: Omit<ComponentProps<typeof ImagePreview>, 'name' | 'type'> & { control: ArtifactControl }) {
  const [name, type] = useWatch({ control, name: ['artifact_name', 'artifact_type'] })
  return <ImagePreview {...preview} name={name} type={type} />
}

interface Props {
  control: ArtifactControl
  setValue: UseFormSetValue<FormValues>
  photo: Photo
  /** Further photographs. */
  more: FormPhotos
  /** Type of the edited artifact; empty for a new one. */
  type: string
  /** Content below the name. */
  belowName: ReactNode
}

/**
 * Photo, name, type, period and image URL. The preview is next to the field that provides the picture. With a
 * photo, the URL field is not shown.
 */
export function PictureFields({ control, setValue, photo, more, type, belowName }: Props) {
  const { image, address, own, hasPhoto } = useShownPicture(control, photo)
  const isElsewhere = !own && address !== '' && !hasPhoto
  const preview = (action?: ReactNode) => (
    <Preview control={control} address={address} own={own} isPhoto={hasPhoto} action={action} />
  )
  const picture = usePictureOrder({ control, setValue, photo, more })
  return (
    <BesidePicture>
      <PhotoField
        photo={photo}
        hasPhoto={hasPhoto}
        onRemove={picture.remove}
        onMore={picture.add}
        preview={(removal) => !isElsewhere && preview(removal)}
      />
      <Stack>
        <div>
          <LineField
            control={control}
            name="artifact_name"
            required
            question={t`What is it known as?`}
            helper={t`Like “Rosetta Stone”.`}
            slotProps={{ htmlInput: { maxLength: NAME_MAX } }}
          />
          {belowName}
        </div>
        <Pair>
          <FormSelect
            control={control}
            name="artifact_type"
            label={translateDomainText(FIELD_LABELS.artifact_type)}
            options={typeOptions(type)}
            placeholder={t`Choose a type`}
            required
          />
          <PeriodField control={control} />
        </Pair>
        {!hasPhoto && (
          <ContentField
            control={control}
            name="artifact_image"
            type="url"
            question={t`Or is there a picture elsewhere?`}
            helper={t`The full address of a picture, starting with https://.`}
            slotProps={{ htmlInput: { maxLength: IMAGE_URL_MAX } }}
          />
        )}
        {isElsewhere && preview()}
        {isPictured(photo.state, image) && (
          <Pair>
            <CaptionFields control={control} />
          </Pair>
        )}
      </Stack>
      {(more.shown.length > 0 || isPictured(photo.state, image)) && (
        <MorePhotoFields more={more} onAdd={picture.add} onFirst={picture.makeFirst} />
      )}
    </BesidePicture>
  )
}
