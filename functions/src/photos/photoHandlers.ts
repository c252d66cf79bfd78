/** Photo endpoints. */
import type { Answers } from '@tracker/domain/api/calls.ts'
import { Problem } from '@tracker/domain/api/problem.ts'
import {
  type NewPhoto,
  type PhotoSize,
  type ReadPhoto,
  readPhoto,
  requireSameShape,
} from '@tracker/domain/photo/photo.ts'
import type { SmallerSize } from '@tracker/domain/photo/photoAddress.ts'
import { say } from '@tracker/domain/messages/message.ts'
import { requireUser, requireWriter } from '#http/auth.ts'
import { readForm } from '#http/body.ts'
import { type Context, created, type Handler, ok } from '#http/context.ts'
import { invalidField } from '#http/problem.ts'
import { ownSite } from '#http/site.ts'
import { addPhoto, readCopy, readHiddenCopy, READS_PER_PHOTO, removePhoto } from '#photos/photoStore.ts'
import { reservePage, reserveRead, userReader } from '#quotas/readQuota.ts'

/** Reads and validates one form part. @throws Problem 400 if the bytes do not match the declared type */
async function readPart(form: FormData, size: PhotoSize): Promise<ReadPhoto & { bytes: Uint8Array }> {
  const [part, ...more] = form.getAll(size)
  if (!(part instanceof Blob) || more.length > 0) {
    throw invalidField(size, say('photo-part-missing', { part: size }))
  }
  const bytes = new Uint8Array(await part.arrayBuffer())
  const photo = readPhoto(bytes, size)
  if (part.type !== photo.type) {
    throw invalidField(size, say('photo-other-type', { declared: part.type, actual: photo.type }))
  }
  return { ...photo, bytes }
}

/** Reads a smaller copy. @throws Problem as `readPart`, and if it does not match the large photo's shape */
async function readCopyPart(form: FormData, photo: ReadPhoto, size: SmallerSize): Promise<Uint8Array> {
  const { bytes, ...copy } = await readPart(form, size)
  requireSameShape(photo, copy, size)
  return bytes
}

/** Reads all copies. @throws Problem with the invalid part */
async function readParts(form: FormData): Promise<NewPhoto> {
  const { bytes: large, ...photo } = await readPart(form, 'large')
  const medium = form.has('medium') ? await readCopyPart(form, photo, 'medium') : null
  const small = await readCopyPart(form, photo, 'small')
  if ([...form.keys()].length > (medium ? 3 : 2)) throw new Problem('invalid', say('photo-parts'))
  return { ...photo, large, medium, small }
}

export const postPhoto: Handler<Answers['addPhoto']> = async (context) => {
  const user = await requireWriter(context)
  const photo = await readParts(await readForm(context))
  const url = await addPhoto(user, ownSite(context.headers).origin, photo)
  return created({ url, width: photo.width, height: photo.height })
}

/**
 * Photos never change, so browsers keep them. The CDN asks again after a day, so that it stops to serve the photo of an artifact
 * that was hidden or deleted. A 404 is never cached, because the photo may become public. The sandbox prevents script execution when a photo is opened directly. */
const PICTURE_HEADERS = {
  'Cache-Control': 'public, max-age=31536000, s-maxage=86400, immutable',
  'Content-Disposition': 'inline',
  'Content-Security-Policy': "default-src 'none'; sandbox",
}

function requestedSize({ query }: Context): PhotoSize {
  const size = query.get('size')
  return size === 'small' || size === 'medium' ? size : 'large'
}

export const getPhoto: Handler<Answers['photo']> = async (context) => {
  const size = requestedSize(context)
  reservePage(context, READS_PER_PHOTO)
  const { type, bytes } = await readCopy(context.id, size)
  return ok(bytes, {
    ...PICTURE_HEADERS,
    'Content-Type': type,
    'Content-Length': String(bytes.byteLength),
  })
}

/** For the curators who decide on a hidden artifact, and for its uploader, also before an artifact uses it. No cache may store it. */
export const getHiddenPhoto: Handler<Answers['hiddenPhoto']> = async (context) => {
  const user = await requireUser(context)
  const size = requestedSize(context)
  reserveRead(userReader(user.uid), 1)
  const { type, bytes } = await readHiddenCopy(context.id, size, user)
  return ok(bytes, {
    ...PICTURE_HEADERS,
    'Cache-Control': 'private, no-store',
    'Content-Type': type,
    'Content-Length': String(bytes.byteLength),
  })
}

export const deletePhoto: Handler<Answers['deletePhoto']> = async (context) => {
  const { uid } = await requireWriter(context)
  await removePhoto(context.id, uid)
  return ok({ deletedCount: 1 })
}
