/** Finds and removes photos that nothing uses. */
import { isId } from '@tracker/domain/api/ids.ts'
import { chunksOf } from '@tracker/domain/chunksOf.ts'
import { getAuth } from 'firebase-admin/auth'
import { Timestamp } from 'firebase-admin/firestore'
import { documentsOf } from '#admin/documentsOf.ts'
import type { Repair } from '#admin/repair.ts'
import { app, artifacts, hidden, photos, trash } from '#firestore.ts'
import { MORE_URLS, moreUrlsOf } from '#photos/moreFields.ts'
import { deletePhotoIfUnused } from '#photos/photoUsage.ts'

/** Maximum accounts per look-up. */
const ACCOUNTS_PER_CALL = 100

/** Age after which an unused photo is deleted. A form with an uploaded photo may stay open for a while. */
const UNUSED_PHOTO_MS = 24 * 3_600_000

/** Returns those of the photos, given as uid and URL, that are their owner's own photo. */
async function photosOfAccounts(owned: Iterable<string>): Promise<string[]> {
  const all = new Set(owned)
  const uids = [...new Set([...all].map((one) => one.split(' ', 1)[0] ?? ''))].filter(isId)
  const accounts = await Promise.all(
    [...chunksOf(uids, ACCOUNTS_PER_CALL)].map((batch) =>
      getAuth(app).getUsers(batch.map((uid) => ({ uid }))),
    ),
  )
  return accounts
    .flatMap(({ users }) => users.map(({ uid, photoURL }) => `${uid} ${photoURL ?? ''}`))
    .filter((own) => all.has(own))
}

/** Returns the removals of old photos that neither an artifact nor an account uses. */
export async function findUnusedPhotos(): Promise<Repair[]> {
  const old = new Map<string, string>()
  const before = Timestamp.fromMillis(Date.now() - UNUSED_PHOTO_MS)
  for await (const photo of documentsOf(photos.select('uid', 'url', 'sent_at'))) {
    const sentAt: unknown = photo.get('sent_at')
    const isNew = sentAt instanceof Timestamp && sentAt > before
    if (!isNew) old.set(`${String(photo.get('uid'))} ${String(photo.get('url'))}`, photo.id)
  }
  if (old.size === 0) return []
  for (const collection of [artifacts, hidden, trash]) {
    for await (const artifact of documentsOf(collection.select('adder_uid', 'artifact_image', MORE_URLS))) {
      const uid = String(artifact.get('adder_uid'))
      old.delete(`${uid} ${String(artifact.get('artifact_image'))}`)
      for (const url of moreUrlsOf(artifact.data())) old.delete(`${uid} ${url}`)
    }
  }
  for (const own of await photosOfAccounts(old.keys())) old.delete(own)
  return [...old].map(([owned, id]) => ({
    text: `photo ${id}: nothing uses it, it is removed`,
    apply: async () => {
      if ((await photosOfAccounts([owned])).length === 0) await deletePhotoIfUnused(id)
    },
  }))
}
