import { t } from '@lingui/core/macro'
import { Problem } from '@tracker/domain/api/problem.ts'
import { translateDomainText } from '#i18n/domainTexts.ts'
import { uploader } from '#firebase/api/upload.ts'
import { photoForm } from '#photo/photoForm.ts'
import { hashOf } from '../pictures/locatePictures.ts'
import { makeInTurn } from '../pictures/makeInTurn.ts'
import { picturePath } from '../pictures/pictureAddress.ts'
import { openZip, type PictureZip } from '../pictures/pictureZip.ts'
import type { Connection } from '../useImportConnection.ts'
import { type Item, readZip, type Run, saveItem, savePicture } from './importStore.ts'

/**
 * Returns a function that uploads the picture of an item, if it is in the run's zip, and stores its address
 * in the item. Items with the same picture share a photo; one that cannot be used is left out, with a reason.
 */
export function createPictureSender({ api }: Connection, run: Run, signal: AbortSignal) {
  const photos = new Map<string, Promise<string>>()
  let zip: Promise<PictureZip> | undefined
  const open = async () => {
    const file = await readZip(run)
    if (!file)
      throw new Problem(
        'invalid',
        t`The zip is not in this browser any more. Import the file again, with the zip.`,
      )
    return openZip(file)
  }
  const upload = async (path: string) => {
    const file = await (await (zip ??= open())).read(path)
    const { url } = await api.addPhoto(photoForm(await makeInTurn(file, signal)), uploader(signal))
    await savePicture(run.uid, await hashOf(file), url)
    return url
  }
  return async (item: Item): Promise<Item> => {
    const path = picturePath(item.after.artifact_image)
    if (path === null) return item
    const photo = photos.get(path) ?? upload(path)
    photos.set(path, photo)
    try {
      const located = { ...item, after: { ...item.after, artifact_image: await photo } }
      await saveItem(run, located)
      return located
    } catch (error) {
      photos.delete(path)
      if (!(error instanceof Problem) || error.code !== 'invalid') throw error
      // The row arrives without a picture that cannot be used.
      const { artifact_image: _image, ...after } = item.after
      const reason = [item.reason, translateDomainText(error.message)].filter(Boolean).join(' ')
      return { ...item, reason, after: item.kind === 'add' ? { ...after, artifact_image: '' } : after }
    }
  }
}
