/** Calls for likes. */
import * as z from 'zod/mini'
import { likeSchema } from '../../likes/like.ts'
import { BODY, type Call, named, NEXT_PAGE, OWN, PAGING, USER } from '../call.ts'
import { text } from '../describedFields.ts'
import { deleted, inserted } from './sharedBodies.ts'

const newLikeSchema = z.extend(z.partial(z.omit(likeSchema, { _id: true })), {
  artifactId: text('The only field that is used'),
  userEmail: z.optional(text('Ignored')),
})

export const likeCalls = {
  like: {
    method: 'POST',
    path: '/likes',
    who: 'users',
    description: 'Like an artifact; repeating changes nothing',
    body: named('NewLike', newLikeSchema),
    answer: inserted,
    status: 201,
    errors: [...BODY, 'not-found', 'conflict'],
  },
  unlike: {
    method: 'DELETE',
    path: '/likes/{id}',
    who: 'users',
    description: 'Remove one of your likes',
    answer: deleted,
    errors: [...USER, 'not-found'],
  },
  liked: {
    method: 'GET',
    path: '/liked',
    who: 'users',
    description: 'Your likes, newest first',
    parameters: [OWN, ...PAGING],
    answer: z.array(named('Like', likeSchema)),
    answerHeader: NEXT_PAGE,
    errors: [...USER, 'invalid'],
  },
} as const satisfies Record<string, Call>
