/** Query parameters of `GET /search`, also used in the URL of Browse (docs/search.md). */
import * as z from 'zod/mini'
import { ARTIFACT_TYPES } from '../artifact/types.ts'
import { SORT_NAMES } from '../artifact/sorts.ts'
import { isId } from '../api/ids.ts'
import { NAME_MAX, QUERY_TEXT_MAX } from '../limits.ts'
import { inSchema, say } from '../messages/message.ts'
import { type Parsed, parseWith } from '../api/parse.ts'
import { atMost } from '../text/storableText.ts'

/** `best` sorts by relevance, `oldest` and `youngest` by the age of the object. */
export const SEARCH_SORTS = ['best', ...SORT_NAMES, 'oldest', 'youngest'] as const
export type SearchSort = (typeof SEARCH_SORTS)[number]

/** Maximum selected values per facet. */
const CHOICES_MAX = 50
const YEAR_MIN = -1_000_000
const YEAR_MAX = 9_999
const CENTURY_MIN = YEAR_MIN / 100
const CENTURY_MAX = 100
const MILLENNIUM_MIN = YEAR_MIN / 1_000
const MILLENNIUM_MAX = 10

const whole = (name: string, min: number, max: number) => {
  const message = inSchema(say('whole-expected', { field: name, least: String(min), most: String(max) }))
  return z.pipe(
    z.string().check(z.regex(/^-?\d{1,7}$/, message)),
    z.pipe(
      z.transform(Number),
      z.int(message).check(
        z.minimum(min, message),
        z.maximum(max, message),
        z.refine((value) => value !== 0, message),
      ),
    ),
  )
}
const choices = <T extends z.ZodMiniType>(name: string, one: T) =>
  z._default(
    z
      .array(one)
      .check(z.maxLength(CHOICES_MAX, inSchema(say('values-too-many', { field: name, most: CHOICES_MAX })))),
    [],
  )
const textUpTo = (name: string, max: number) =>
  z.string().check(atMost(name, max), z.meta({ maxLength: max }))

/** Repeated parameters are lists. */
export const searchQuerySchema = z.object({
  /** Search text. */
  q: z._default(textUpTo('q', QUERY_TEXT_MAX), ''),
  type: choices(
    'type',
    z.enum(ARTIFACT_TYPES, inSchema(say('types-unknown', { types: ARTIFACT_TYPES.join(', ') }))),
  ),
  /** -3 is the third century BC, 19 is 1801 to 1900. */
  century: choices('century', whole('century', CENTURY_MIN, CENTURY_MAX)),
  /** -28 is 28000 BC to 27001 BC. */
  millennium: choices('millennium', whole('millennium', MILLENNIUM_MIN, MILLENNIUM_MAX)),
  /** Museums with their place ("Tate, London"), towns and countries, see `placeParts`. */
  place: choices('place', textUpTo('place', NAME_MAX)),
  /** Names of well-known licences of pictures, see `licenceOf`. */
  licence: choices('licence', textUpTo('licence', NAME_MAX)),
  /** First and last year, BC negative. */
  from: z.optional(whole('from', YEAR_MIN, YEAR_MAX)),
  to: z.optional(whole('to', YEAR_MIN, YEAR_MAX)),
  /** Adder's name, ignoring case and accents; empty for all. */
  adder: z._default(textUpTo('adder', NAME_MAX), ''),
  /** Adder's uid; empty for all. */
  contributor: z._default(z.string().check(z.refine(isId, inSchema(say('person-expected')))), ''),
  /** `1` selects artifacts with a picture. */
  picture: z
    .pipe(
      z._default(z.string(), ''),
      z.transform((text: string) => text === '1'),
    )
    .check(z.meta({ type: 'string', enum: ['1'] })),
  /** Unknown or missing values mean `best` with a search text, else `name-asc`. */
  sort: z.catch(z.optional(z.enum(SEARCH_SORTS)), undefined),
})
export type SearchQuery = Omit<z.infer<typeof searchQuerySchema>, 'sort'> & { readonly sort: SearchSort }

const REPEATED: readonly string[] = ['type', 'century', 'millennium', 'place', 'licence']

/** Parses URL parameters. Ignores unknown and empty ones; swaps `from` and `to` if they are in the wrong order. */
export function parseSearchQuery(params: URLSearchParams): Parsed<SearchQuery> {
  const names = [...new Set(params.keys())].filter((name) => params.getAll(name).some(Boolean))
  const sent = Object.fromEntries(
    names.map((name) => [
      name,
      REPEATED.includes(name) ? params.getAll(name).filter(Boolean) : params.get(name),
    ]),
  )
  const parsed = parseWith(searchQuerySchema, sent)
  if (!parsed.ok) {
    const errors = parsed.errors.map(({ field, message }) => ({ field: field.split('.')[0] ?? '', message }))
    return { ok: false, errors }
  }
  const { from, to, q, sort = q.trim() === '' ? 'name-asc' : 'best', ...rest } = parsed.value
  const [begin, end] = from !== undefined && to !== undefined && from > to ? [to, from] : [from, to]
  return { ok: true, value: { ...rest, q: q.trim(), sort, from: begin, to: end } }
}

/** Serializes a query in a fixed parameter order, without empty values and without the default sort. */
export function toSearchParams(query: Partial<SearchQuery>): URLSearchParams {
  const { q = '', type = [], century = [], millennium = [], place = [], licence = [] } = query
  const { from, to, picture, sort } = query
  const params = new URLSearchParams()
  const add = (name: string, values: readonly (string | number | undefined)[]) =>
    values.forEach((value) => {
      if (value !== undefined && value !== '') params.append(name, String(value))
    })
  add('q', [q])
  add('type', type)
  add('century', century)
  add('millennium', millennium)
  add('place', place)
  add('licence', licence)
  add('from', [from])
  add('to', [to])
  add('adder', [query.adder])
  add('contributor', [query.contributor])
  add('picture', [picture ? '1' : ''])
  add('sort', [sort === (q === '' ? 'name-asc' : 'best') ? '' : sort])
  return params
}
