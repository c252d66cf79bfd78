/** What My Artifacts is asked, as its address says it: Back and a reload keep it. */
import { dateFormat } from '@tracker/domain/time/dateFormat.ts'
import { SORTS } from '@tracker/domain/artifact/sorts.ts'
import { QUERY_TEXT_MAX } from '@tracker/domain/limits.ts'
import type { OwnOrder } from '#firebase/artifactQueries.ts'

const LIST_SORTS = ['date-desc', 'date-asc', 'name-asc', 'name-desc', 'likes'] as const
type ListSort = (typeof LIST_SORTS)[number]

/** Beside the orders of the list, a search has its own: by relevance. */
export type MineSort = ListSort | 'best'

export interface Asked {
  /** What is searched for; empty: nothing, and the list is the whole of it. */
  readonly q: string
  readonly sort: MineSort
  /** Where the list begins: a letter, or a month such as 2026-03; empty at its beginning. */
  readonly start: string
}

/** The search knows no likes. */
const SEARCH_SORTS: readonly MineSort[] = ['best', ...LIST_SORTS.filter((sort) => sort !== 'likes')]

/** The orders that can be chosen; the first one is meant when an address says none. */
export const sortsFor = (q: string): readonly MineSort[] => (q === '' ? LIST_SORTS : SEARCH_SORTS)

const LETTERS = Array.from('abcdefghijklmnopqrstuvwxyz')
/** What no letter begins: what comes before A, and what comes behind Z. */
const DIGITS = '0'
const OTHERS = 'other'
const MONTH = /^(\d{4})-(0[1-9]|1[0-2])$/

const isByName = (sort: MineSort) => sort.startsWith('name')
const isByDate = (sort: MineSort) => sort.startsWith('date')

function isStart(start: string, sort: MineSort): boolean {
  if (isByName(sort)) return [DIGITS, ...LETTERS, OTHERS].includes(start)
  return isByDate(sort) && MONTH.test(start)
}

/** What can be read of an address; the rest is passed over. */
export function readAsked(params: URLSearchParams): Asked {
  const q = (params.get('q') ?? '').trim().slice(0, QUERY_TEXT_MAX)
  const sorts = sortsFor(q)
  const sort = sorts.find((one) => one === params.get('sort')) ?? sorts[0] ?? 'date-desc'
  const start = params.get('start') ?? ''
  return { q, sort, start: q === '' && isStart(start, sort) ? start : '' }
}

/** The address of what is asked next. Another order begins at its beginning. */
export function askedParams(before: Asked, change: Partial<Asked>): URLSearchParams {
  const next = { ...before, start: '', ...change }
  // An order that was nobody's choice stays nobody's choice.
  const isChosen = change.sort !== undefined || before.sort !== sortsFor(before.q)[0]
  const sort = isChosen && next.sort !== sortsFor(next.q)[0] ? next.sort : ''
  return new URLSearchParams(
    Object.entries({ q: next.q, sort, start: next.start }).filter(([, text]) => text),
  )
}

/** Comes behind every text that begins with what it is added to. */
const LAST = '\uF8FF'

/** Where the list begins, as its order has it. @throws nothing: what `readAsked` has not read is the beginning */
function startValue({ sort, start }: Asked): OwnOrder['start'] {
  const isDown = sort.endsWith('desc')
  const month = MONTH.exec(start)
  // Downwards a month begins with its last moment, and a letter with its last name.
  if (month) return new Date(Number(month[1]), Number(month[2]) - (isDown ? 0 : 1), 1)
  if (start === '') return null
  if (start === OTHERS) return isDown ? null : '{'
  return isDown ? `${start === DIGITS ? '9' : start}${LAST}` : start
}

const BY_LIKES = { label: 'Most Liked', field: 'likes_count', direction: 'desc' } as const

/** What an order is called. */
export function labelOf(sort: MineSort): string {
  if (sort === 'best') return 'Best Match'
  return (sort === 'likes' ? BY_LIKES : SORTS[sort]).label
}

/** The order of the list; null while something is searched for. */
export function orderOf(asked: Asked): OwnOrder | null {
  const { q, sort } = asked
  if (q !== '' || sort === 'best') return null
  const { field, direction } = sort === 'likes' ? BY_LIKES : SORTS[sort]
  return { field, direction, start: startValue(asked) }
}

export interface Start {
  readonly value: string
  readonly label: string
}

const month = dateFormat({ month: 'long', year: 'numeric' })
/** A choice of more months than these helps nobody. */
const MONTHS_MAX = 240

/** The months from one time to another, the newest first. */
function monthsBetween(since: Date, until: Date): Start[] {
  const count = (until.getFullYear() - since.getFullYear()) * 12 + until.getMonth() - since.getMonth() + 1
  return Array.from({ length: Math.min(Math.max(count, 0), MONTHS_MAX) }, (_, back) => {
    const first = new Date(until.getFullYear(), until.getMonth() - back, 1)
    const value = `${first.getFullYear()}-${String(first.getMonth() + 1).padStart(2, '0')}`
    return { value, label: month(first) }
  })
}

/**
 * The places that a list can begin at, in its own order; none where there is nothing to choose.
 * @param since when the oldest artifact was added; undefined when that is not known
 */
export function startsFor(sort: MineSort, since: Date | undefined, now = new Date()): readonly Start[] {
  const inOrder = (starts: readonly Start[], isTurned: boolean) => (isTurned ? starts.toReversed() : starts)
  if (isByName(sort)) {
    const letters = LETTERS.map((letter) => ({ value: letter, label: letter.toUpperCase() }))
    const all = [{ value: DIGITS, label: '0–9' }, ...letters, { value: OTHERS, label: 'Behind Z' }]
    return inOrder(all, sort === 'name-desc')
  }
  const months = isByDate(sort) && since ? monthsBetween(since, now) : []
  return months.length > 1 ? inOrder(months, sort === 'date-asc') : []
}
