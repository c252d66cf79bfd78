import { t } from '@lingui/core/macro'
import { Problem } from '@tracker/domain/api/problem.ts'
import type { Photograph } from '@tracker/domain/photo/photograph.ts'
import { translateDomainText } from '#i18n/domainTexts.ts'
import { uploader } from '#firebase/api/upload.ts'
import { photoForm } from '#photo/photoForm.ts'
import { hashOf } from '../pictures/locatePictures.ts'
import { makeInTurn } from '../pictures/makeInTurn.ts'
import { picturePath } from '../pictures/pictureAddress.ts'
import { openZip, type PictureZip } from '../pictures/pictureZip.ts'
import type { Connection } from '../useImportConnection.ts'
import { addedPhotographs, type Item, readZip, type Run, saveItem, savePicture } from './importStore.ts'

/**
 * Returns a function that uploads the pictures of an item that are in the run's zip, and stores their addresses
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
  const located = async (address: string): Promise<string> => {
    const path = picturePath(address)
    if (path === null) return address
    const photo = photos.get(path) ?? upload(path)
    photos.set(path, photo)
    try {
      return await photo
    } catch (error) {
      photos.delete(path)
      throw error
    }
  }
  return async (item: Item): Promise<Item> => {
    const { artifact_image: image, ...texts } = item.after
    const pictures: Photograph[] = [
      ...(image === undefined ? [] : [{ url: image }]),
      ...(item.photographs?.after ?? []),
    ]
    if (pictures.every(({ url }) => picturePath(url) === null)) return item
    const sent: Photograph[] = []
    const reasons: string[] = []
    for (const one of pictures) {
      try {
        sent.push({ ...one, url: await located(one.url) })
      } catch (error) {
        if (!(error instanceof Problem) || error.code !== 'invalid') throw error
        reasons.push(translateDomainText(error.message))
      }
    }
    const reason = [item.reason, ...reasons].filter(Boolean).join(' ')
    // An artifact keeps the pictures that it has; a new one arrives without those that cannot be used.
    if (item.kind === 'change' && sent.length < pictures.length)
      return { ...item, reason, after: texts, photographs: null }
    const [first, ...others] =
      image === undefined ? [undefined, ...sent] : [sent[0] ?? { url: '' }, ...sent.slice(1)]
    const ready: Item = {
      ...item,
      reason,
      after: first ? { ...texts, artifact_image: first.url } : texts,
      photographs:
        item.kind === 'add'
          ? addedPhotographs(others)
          : item.photographs && { ...item.photographs, after: others },
    }
    if (sent.length === pictures.length) await saveItem(run, ready)
    return ready
  }
}
