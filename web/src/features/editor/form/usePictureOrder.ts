import { t } from '@lingui/core/macro'
import { MORE_PHOTOS_MAX } from '@tracker/domain/limits.ts'
import { type UseFormSetValue, useWatch } from 'react-hook-form'
import { isUnderWay } from '#features/editor/photo/photoState.ts'
import type { FormPhotos } from '#features/editor/photo/morePhotos.ts'
import type { Photo } from '#features/editor/photo/photoUpload.ts'
import { toast } from '#notifications/toast.ts'
import type { ArtifactControl, FormValues } from './formValues.ts'

interface Options {
  readonly control: ArtifactControl
  readonly setValue: UseFormSetValue<FormValues>
  readonly photo: Photo
  readonly more: FormPhotos
}

/** What moves between the picture, which is the first photograph, and the further ones. */
export function usePictureOrder({ control, setValue, photo, more }: Options) {
  const [url, caption, credit] = useWatch({
    control,
    name: ['artifact_image', 'image_caption', 'image_credit'],
  })
  const isSettled = !isUnderWay(photo.state) && photo.state.status !== 'failed'
  const firstUploaded = more.shown.find((item) => item.url !== '')

  /** Makes a further photograph the picture. */
  const show = (key: string) => {
    // The photo stays: the form still uses it.
    photo.markUsed()
    photo.cancel()
    const item = more.take(key)
    if (!item) return
    setValue('artifact_image', item.url)
    setValue('image_caption', item.caption)
    setValue('image_credit', item.credit)
  }
  return {
    /** Adds photographs, as many as there is room for. */
    add: (files: readonly File[]) => {
      const room = more.room()
      for (const file of files.slice(0, room)) more.add(file)
      const most = MORE_PHOTOS_MAX + 1
      if (files.length > room)
        toast.notice(t`An artifact can have ${most} photographs. The others were not added.`)
    },
    /** Changes places with the picture; undefined while it is being uploaded. */
    makeFirst: isSettled
      ? (key: string) => {
          show(key)
          if (url !== '') more.putFirst({ url, caption, credit })
        }
      : undefined,
    /** Removes the picture. The next photograph takes its place. */
    remove: () => {
      photo.remove()
      setValue('artifact_image', '')
      if (firstUploaded) show(firstUploaded.key)
    },
  }
}
