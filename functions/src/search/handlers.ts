/** The calls of the search. */
import type { Answers } from '@tracker/domain/endpoints.ts'
import type { Handler } from '#http/context.ts'
import { unavailable } from '#http/problem.ts'

const notYet = () => Promise.reject(unavailable('The search is not there yet. Please try again later.'))

export const getSearch: Handler<Answers['search']> = notYet
export const getSimilar: Handler<Answers['similar']> = notYet
