/**
 * The table of REST calls (docs/api.md). Routing, OpenAPI document and the page about the API are made from it. A new call is an
 * entry here, a handler that `functions/src/index.ts` names, a method of the client and a hook in `web`.
 */
import * as z from 'zod/mini'
import type { Call } from './call.ts'
import { accountCalls } from './calls/accountCalls.ts'
import { artifactCalls } from './calls/artifactCalls.ts'
import { browseCalls } from './calls/browseCalls.ts'
import { likeCalls } from './calls/likeCalls.ts'
import { listCalls } from './calls/listCalls.ts'
import { moderationCalls } from './calls/moderationCalls.ts'
import { photoCalls } from './calls/photoCalls.ts'
import { reportCalls } from './calls/reportCalls.ts'
import { say } from '../messages/message.ts'
import { Problem } from './problem.ts'

/** Path prefix on the app's origin. The function also accepts paths without it. */
export const API_BASE = '/api'

const TABLE = {
  ...browseCalls,
  ...artifactCalls,
  ...likeCalls,
  ...listCalls,
  ...reportCalls,
  ...moderationCalls,
  ...photoCalls,
  ...accountCalls,
}

export type CallName = keyof typeof TABLE
export const CALLS: Readonly<Record<CallName, Call>> = TABLE
export const CALL_NAMES = Object.keys(TABLE) as CallName[]

/** Response body of each call. */
export type Answers = { [Name in CallName]: z.infer<(typeof TABLE)[Name]['answer']> }

/** JSON body of each call that has one. */
export type Bodies = {
  [Name in CallName as (typeof TABLE)[Name] extends { body: z.ZodMiniType } ? Name : never]: z.input<
    Extract<(typeof TABLE)[Name], { body: z.ZodMiniType }>['body']
  >
}

const ANSWERS: { readonly [Name in CallName]: { readonly answer: z.ZodMiniType<Answers[Name]> } } = TABLE

/**
 * Parses the body of a successful response.
 * @throws Problem `internal` if the body does not match the schema
 */
export function parseAnswer<Name extends CallName>(call: Name, body: unknown): Answers[Name] {
  const parsed = z.safeParse(ANSWERS[call].answer, body)
  if (!parsed.success) throw new Problem('internal', say('answer-unreadable'))
  return parsed.data
}
