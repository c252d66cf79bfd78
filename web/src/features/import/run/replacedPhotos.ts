/**
 * Photos that an import replaces. The server deletes a photo with its last use, so this browser stores a copy,
 * which undoing uploads again under a new address.
 */
import { t } from '@lingui/core/macro'
import { Problem } from '@tracker/domain/api/problem.ts'
import { photoIdIn, photoOf, type ShownCopy, type SmallerSize } from '@tracker/domain/photo/photoAddress.ts'
import type { PhotoCopies } from '#photo/photoCopies.ts'
import type { ApiClient } from '#firebase/api/apiClient.ts'
import { uploader } from '#firebase/api/upload.ts'
import { photoForm } from '#photo/photoForm.ts'
import {
  type Item,
  latestAddress,
  readMoved,
  readReplaced,
  type Run,
  saveMoved,
  saveReplaced,
} from './importStore.ts'

type PhotoSource = Pick<ApiClient, 'hiddenPhoto'>

/**
 * Downloads a copy of a photo. A photo that only hidden artifacts use has no public address, but its owner may read it.
 * @returns null if the photo no longer exists
 */
async function download(api: PhotoSource, { src }: ShownCopy, size?: SmallerSize): Promise<Blob | null> {
  const response = await fetch(src).catch(() => null)
  if (response?.ok) return response.blob()
  if (response?.status !== 404) throw new Problem('unavailable', t`This picture could not be read.`)
  try {
    return await api.hiddenPhoto(photoIdIn(src.split('?', 1)[0] ?? ''), size)
  } catch (error) {
    if (error instanceof Problem && error.code === 'not-found') return null
    throw error
  }
}

/** The pictures that an item replaces: those that it does not have in another place afterwards. */
function replacedBy({ before, after, photographs }: Item): string[] {
  const kept = [after.artifact_image, ...(photographs?.after ?? []).map(({ url }) => url)]
  const old = [
    ...(after.artifact_image === undefined ? [] : [before.artifact_image ?? '']),
    ...(photographs?.before ?? []).map(({ url }) => url),
  ]
  return old.filter((address) => !kept.includes(address))
}

/** Stores the photos of this site that an item is about to replace. */
export async function saveReplacedPhotos(api: PhotoSource, run: Run, item: Item): Promise<void> {
  for (const address of replacedBy(item)) await saveReplacedPhoto(api, run, address)
}

async function saveReplacedPhoto(api: PhotoSource, run: Run, address: string): Promise<void> {
  const photo = photoOf(address, location.host)
  if (!photo || (await readReplaced(run, address))) return
  const [large, medium, small] = await Promise.all([
    download(api, photo.large),
    download(api, photo.medium, 'medium'),
    download(api, photo.small, 'small'),
  ])
  if (!large || !medium || !small) return
  // The server answers with the large copy if there is no medium one.
  const smaller = medium.size === large.size ? { large, small } : { large, medium, small }
  await saveReplaced(run, address, { ...smaller, width: photo.large.width, height: photo.large.height })
}

export interface PhotoRestorer {
  /** Returns the present address of a photo that was restored, else the address itself. */
  readonly current: (address: string) => string
  /** Uploads a replaced photo again. Returns its new address, or null if this browser has no copy. */
  readonly restore: (address: string) => Promise<string | null>
}

export async function createPhotoRestorer(
  api: Pick<ApiClient, 'addPhoto'>,
  run: Run,
  signal: AbortSignal,
): Promise<PhotoRestorer> {
  const moved = await readMoved(run.uid)
  const uploads = new Map<string, Promise<string>>()
  const upload = async (address: string, copies: PhotoCopies) => {
    const { url } = await api.addPhoto(photoForm(copies), uploader(signal))
    await saveMoved(run.uid, address, url)
    moved.set(address, url)
    return url
  }
  return {
    current: (address) => latestAddress(moved, address),
    async restore(address) {
      const copies = await readReplaced(run, address)
      if (!copies) return null
      // Items that shared a photo share the restored one.
      const uploading = uploads.get(address) ?? upload(address, copies)
      uploads.set(address, uploading)
      try {
        return await uploading
      } catch (error) {
        uploads.delete(address)
        throw error
      }
    },
  }
}
