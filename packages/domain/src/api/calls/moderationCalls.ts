/** Calls for curators about contributors. */
import * as z from 'zod/mini'
import { moderationSchema, suspendedSchema, suspensionSchema } from '../../reports/moderation.ts'
import { BODY, type Call, named, NEXT_PAGE, PAGING, USER } from '../call.ts'
import { progress } from './sharedBodies.ts'

export const moderationCalls = {
  moderation: {
    method: 'GET',
    path: '/moderation/{id}',
    who: 'curators',
    description: 'All artifacts of a contributor, including hidden ones, newest first: for curators',
    parameters: PAGING,
    answer: named('Moderation', moderationSchema),
    answerHeader: NEXT_PAGE,
    errors: [...USER, 'invalid', 'not-found'],
  },
  suspensions: {
    method: 'GET',
    path: '/suspensions',
    who: 'curators',
    description: 'Suspended contributors, newest first: for curators',
    parameters: PAGING,
    answer: z.array(named('Suspended', suspendedSchema)),
    answerHeader: NEXT_PAGE,
    errors: [...USER, 'invalid'],
  },
  suspend: {
    method: 'POST',
    path: '/suspensions/{id}',
    who: 'curators',
    description:
      'Suspend a contributor and hide the next artifacts; repeat the call until none is left: for curators',
    body: named('NewSuspension', suspensionSchema),
    answer: progress,
    errors: [...BODY, 'not-found'],
  },
  liftSuspension: {
    method: 'DELETE',
    path: '/suspensions/{id}',
    who: 'curators',
    description:
      'Lift a suspension and restore the next artifacts; repeat the call until none is left: for curators',
    answer: progress,
    errors: [...USER, 'not-found'],
  },
} as const satisfies Record<string, Call>
