/** Like endpoints. */
import type { Answers } from '@tracker/domain/api/calls.ts'
import { Problem } from '@tracker/domain/api/problem.ts'
import { isId, isLikeId } from '@tracker/domain/api/ids.ts'
import { readLike } from '@tracker/domain/likes/like.ts'
import { type Parsed, parseWith } from '@tracker/domain/api/parse.ts'
import { inSchema, say } from '@tracker/domain/messages/message.ts'
import * as z from 'zod/mini'
import { artifactNotFound } from '#artifacts/artifactRecord.ts'
import { requireOwnEmail, requireUser, requireWriter } from '#http/auth.ts'
import { readBody } from '#http/body.ts'
import { created, type Handler, ok } from '#http/context.ts'
import { likeArtifact, likedBy, unlikeArtifact } from '#likes/likeStore.ts'
import { pageResponse, readCursor } from '#pagination/cursor.ts'
import { userReader, reserveRead } from '#quotas/readQuota.ts'

/** The server uses the artifact's id only; the other submitted fields are copied from the artifact. */
const likeSchema = z.object(
  {
    artifactId: z
      .string(inSchema(say('text-expected', { field: 'artifactId' })))
      .check(z.minLength(1, inSchema(say('artifact-id-missing')))),
  },
  inSchema(say('like-expected')),
)

const validateLike = (value: unknown): Parsed<{ artifactId: string }> => parseWith(likeSchema, value)

export const postLike: Handler<Answers['like']> = async (context) => {
  const user = await requireWriter(context)
  const { artifactId } = readBody(context, validateLike)
  if (!isId(artifactId)) throw artifactNotFound()
  return created({ insertedId: await likeArtifact(user, artifactId) })
}

export const deleteLike: Handler<Answers['unlike']> = async (context) => {
  const { uid } = await requireWriter(context)
  if (!isLikeId(context.id)) throw new Problem('not-found', say('like-missing'))
  return ok({ deletedCount: (await unlikeArtifact(uid, context.id)) ? 1 : 0 })
}

export const getLiked: Handler<Answers['liked']> = async (context) => {
  const user = await requireUser(context)
  requireOwnEmail(context, user)
  const list = `liked ${user.uid}`
  const [limit, cursor] = [context.query.limit(), readCursor(context, list)]
  const commit = reserveRead(userReader(user.uid), limit + 1)
  const page = await likedBy(user.uid, limit, cursor)
  commit({ documents: page.read })
  const liked = page.documents.map((document) => readLike(document.id, document.data()))
  return pageResponse(context, list, liked, page.next)
}
