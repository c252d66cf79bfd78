/** What `GET /search` is asked: its parameters, which are those of an address of Browse as well (docs/search.md). */
import * as z from 'zod/mini'
import { ARTIFACT_TYPES } from './artifact.ts'
import { SORT_NAMES } from './browse.ts'
import { isId } from './id.ts'
import { NAME_MAX, SEARCH_LIMIT_MAX, PAGE_SIZE, QUERY_TEXT_MAX } from './limits.ts'
import { type Parsed, parseWith } from './parse.ts'

/** By relevance, the sorts of a list, and by the age of the object. */
export const SEARCH_SORTS = ['best', ...SORT_NAMES, 'oldest', 'youngest'] as const
export type SearchSort = (typeof SEARCH_SORTS)[number]

/** Values that one facet takes at once. */
const CHOICES_MAX = 50
const YEAR_MIN = -1_000_000
const YEAR_MAX = 9_999
/** The earliest century is that of the earliest year. */
const CENTURY_MIN = YEAR_MIN / 100
const CENTURY_MAX = 100

const whole = (name: string, min: number, max: number) => {
  const message = `${name} must be a whole number from ${min} to ${max}, and not 0.`
  return z.pipe(
    z.string().check(z.regex(/^-?\d{1,7}$/, message)),
    z.pipe(
      z.transform(Number),
      z.number().check(
        z.minimum(min, message),
        z.maximum(max, message),
        z.refine((value) => value !== 0, message),
      ),
    ),
  )
}
const choices = <T extends z.ZodMiniType>(name: string, one: T) =>
  z._default(z.array(one).check(z.maxLength(CHOICES_MAX, `${name} takes ${CHOICES_MAX} values at most.`)), [])
const textUpTo = (name: string, max: number) =>
  z.string().check(z.refine((text) => text.length <= max, `${name} can have at most ${max} characters.`))

/** Parameters by their names; those that repeat are lists. */
const questionSchema = z.object({
  /** What people type. */
  q: z._default(textUpTo('q', QUERY_TEXT_MAX), ''),
  type: choices('type', z.enum(ARTIFACT_TYPES, 'type must be one of the seven types.')),
  /** -3 is the third century BC, 19 is 1801 to 1900. */
  century: choices('century', whole('century', CENTURY_MIN, CENTURY_MAX)),
  /** As the facet names it. */
  place: choices('place', textUpTo('place', NAME_MAX)),
  /** Years, BC negative. */
  from: z.optional(whole('from', YEAR_MIN, YEAR_MAX)),
  to: z.optional(whole('to', YEAR_MIN, YEAR_MAX)),
  /** The name of who added it, ignoring case and accents; empty: anybody. */
  adder: z._default(textUpTo('adder', NAME_MAX), ''),
  /** Who added it, by uid; empty: anybody. */
  contributor: z._default(z.string().check(z.refine(isId, 'contributor must be the id of a person.')), ''),
  /** Whether only what has a picture counts. */
  picture: z.pipe(
    z._default(z.string(), ''),
    z.transform((text: string) => text === '1'),
  ),
  /** Unknown and missing values are the default: `best` for a text, else by name. */
  sort: z.catch(z.optional(z.enum(SEARCH_SORTS)), undefined),
})
export type SearchQuestion = Omit<z.infer<typeof questionSchema>, 'sort'> & { readonly sort: SearchSort }

const REPEATED: readonly string[] = ['type', 'century', 'place']

/**
 * Reads the parameters of an address. Others are passed over; what is empty counts as not sent; years that are the wrong way
 * round are turned.
 */
export function readQuestion(params: URLSearchParams): Parsed<SearchQuestion> {
  const names = [...new Set(params.keys())].filter((name) => params.getAll(name).some(Boolean))
  const sent = Object.fromEntries(
    names.map((name) => [
      name,
      REPEATED.includes(name) ? params.getAll(name).filter(Boolean) : params.get(name),
    ]),
  )
  const parsed = parseWith(questionSchema, sent)
  if (!parsed.ok) {
    const errors = parsed.errors.map(({ field, message }) => ({ field: field.split('.')[0] ?? '', message }))
    return { ok: false, errors }
  }
  const { from, to, q, sort = q.trim() === '' ? 'name-asc' : 'best', ...rest } = parsed.value
  const [begin, end] = from !== undefined && to !== undefined && from > to ? [to, from] : [from, to]
  return { ok: true, value: { ...rest, q: q.trim(), sort, from: begin, to: end } }
}

/** The parameters of a question, in one order, without those that say nothing. The sort is left out when it is the default. */
export function questionParams(question: Partial<SearchQuestion>): URLSearchParams {
  const { q = '', type = [], century = [], place = [], from, to, picture, sort } = question
  const params = new URLSearchParams()
  const add = (name: string, values: readonly (string | number | undefined)[]) =>
    values.forEach((value) => {
      if (value !== undefined && value !== '') params.append(name, String(value))
    })
  add('q', [q])
  add('type', type)
  add('century', century)
  add('place', place)
  add('from', [from])
  add('to', [to])
  add('adder', [question.adder])
  add('contributor', [question.contributor])
  add('picture', [picture ? '1' : ''])
  add('sort', [sort === (q === '' ? 'name-asc' : 'best') ? '' : sort])
  return params
}

/** How many results an answer has: more than the most is the most. */
export const searchLimit = (limit: number | null) => Math.min(limit ?? PAGE_SIZE, SEARCH_LIMIT_MAX)
