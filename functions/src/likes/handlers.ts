/** The calls about likes, each in four steps: who is asking, what do they say, do it, answer. */
import type { Answers } from '@tracker/domain/endpoints.ts'
import { Problem } from '@tracker/domain/errors.ts'
import { isId, isLikeId } from '@tracker/domain/id.ts'
import { readLike } from '@tracker/domain/like.ts'
import { type Parsed, parseWith } from '@tracker/domain/parse.ts'
import * as z from 'zod/mini'
import { requireOwnEmail, requireUser, requireWriter } from '#http/authenticate.ts'
import { readBody } from '#http/body.ts'
import { created, ok } from '#http/answer.ts'
import type { Handler } from '#http/call.ts'
import { likeArtifact, likedBy, unlikeArtifact } from '#likes/store.ts'
import { answerPage, askedPosition } from '#lists/page.ts'

/** Of all that a like submits only the artifact's id is believed. */
const likeSchema = z.object(
  { artifactId: z.string('artifactId must be text.').check(z.minLength(1, 'Please say which artifact.')) },
  'A like is an object with the documented fields.',
)

const parseLike = (value: unknown): Parsed<{ artifactId: string }> => parseWith(likeSchema, value)

export const postLike: Handler<Answers['like']> = async (call) => {
  const person = await requireWriter(call)
  const { artifactId } = readBody(call, parseLike)
  if (!isId(artifactId)) throw new Problem('not-found', 'This artifact does not exist.')
  return created({ insertedId: await likeArtifact(person, artifactId) })
}

export const deleteLike: Handler<Answers['unlike']> = async (call) => {
  const { uid } = await requireWriter(call)
  if (!isLikeId(call.id)) throw new Problem('not-found', 'This like does not exist.')
  return ok({ deletedCount: (await unlikeArtifact(uid, call.id)) ? 1 : 0 })
}

export const getLiked: Handler<Answers['liked']> = async (call) => {
  const person = await requireUser(call)
  requireOwnEmail(call, person)
  const list = `liked ${person.uid}`
  const page = await likedBy(person.uid, call.query.limit(), askedPosition(call, list))
  const liked = page.documents.map((document) => readLike(document.id, document.data()))
  return answerPage(call, list, liked, page.next)
}
