/** Steps of a sequence. Each sends a request, expects its status, and tells the model what happened. */
import { expect } from 'vitest'
import type { Reply } from '../api/support/ask.ts'
import type { Model, Photo, Subject } from './state.ts'
import type { World } from './world.ts'

/** Numbers that choose among what there is. */
export interface Choice {
  readonly a: number
  readonly b: number
}

export interface Action {
  /** Whether the step is possible: what it is about exists. */
  readonly check: (model: Model) => boolean
  readonly run: (model: Model, world: World, choice: Choice) => Promise<void>
}

/** @throws Error if the list is empty */
export function choose<T>(all: readonly T[], choice: number): T {
  const chosen = all[choice % all.length]
  if (chosen === undefined) throw new Error('There is nothing to choose from.')
  return chosen
}

/** Chooses what the step is about. @param isLikely what the step is for; one in eight steps takes anything instead */
export function chooseSubject<T extends Photo | Subject>(
  { touched }: Model,
  all: readonly T[],
  choice: number,
  isLikely: (one: T) => boolean = () => true,
): T {
  const likely = choice % 8 === 0 ? [] : all.filter(isLikely)
  const chosen = choose(likely.length > 0 ? likely : all, choice >> 3)
  touched.add(chosen)
  return chosen
}

/** Statuses of calls that succeed. */
const DONE: readonly number[] = [200, 201]

/**
 * Compares the status of a response with the model's.
 * @param refusals conditions under which the call is refused, in the order of the API's checks; the first one that applies counts
 * @returns true if the call was done
 */
export function expectDone(
  what: string,
  { status, text }: Reply,
  refusals: readonly (readonly [isRefused: boolean, status: number])[],
): boolean {
  const refusal = refusals.find(([isRefused]) => isRefused)?.[1]
  const is = DONE.includes(status) ? 'done' : `${status}: ${text}`
  expect(is, `${what} is`).toEqual(refusal === undefined ? 'done' : expect.stringMatching(`^${refusal}:`))
  return refusal === undefined
}
