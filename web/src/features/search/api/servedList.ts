/**
 * The first page of Browse, which the function may read and render (functions/src/share/browse/browsePage.ts). It is put into the
 * query client before the function renders, and at Browse's first render in the browser.
 */
import type { QueryClient } from '@tanstack/react-query'
import { PAGE_SIZE } from '@tracker/domain/limits.ts'
import { type Sort, SORT_NAMES } from '@tracker/domain/artifact/sorts.ts'
import * as z from 'zod/mini'
import { setKnownBars } from '#components/records/cards/knownBars.ts'
import { toArtifact } from '#firebase/firestore/converters.ts'
import { cursorAfter } from '#firebase/firestore/pagination.ts'
import { isOfAddress, servedListElement } from '#navigation/servedList.ts'
import { wroteLately } from '#utils/lastWrite.ts'
import { searchKeys } from './queryKeys.ts'

const servedSchema = z.object({
  sort: z.enum(SORT_NAMES as [Sort, ...Sort[]]),
  records: z.array(z.looseObject({ _id: z.string() })).check(z.maxLength(PAGE_SIZE)),
  /** Order value (a text, or seconds and nanoseconds) and id of the last record; null if there are no more. */
  next: z.nullable(
    z.union([z.tuple([z.string(), z.string()]), z.tuple([z.number(), z.number(), z.string()])]),
  ),
  /** Bars of the records' dates, in their order; null for a date that cannot be read. */
  bars: z.array(z.nullable(z.object({ from: z.number(), to: z.number(), isOlder: z.boolean() }))),
  /** Number of all artifacts, which may be some seconds older than the list; null if the function does not know it. */
  total: z.nullable(z.int()),
})
export type ServedList = z.infer<typeof servedSchema>

const KEY = ['served list']

/** Returns true if the page's markup shows the list of its address. */
export const isListServed = (client: QueryClient): boolean => client.getQueryData(KEY) !== undefined

/** Number of all artifacts when the list was served; null if it is unknown. */
export const servedTotal = (client: QueryClient): number | null =>
  client.getQueryData<Pick<ServedList, 'total'>>(KEY)?.total ?? null

/** Adds the list to the cache, as if the browser had read it. */
export function addServedList(client: QueryClient, { sort, records, next, total, bars }: ServedList): void {
  const items = records.map(({ _id: id, ...fields }) => toArtifact(id, fields))
  setKnownBars(items.map(({ created_at: date }, at) => [date, bars[at] ?? null]))
  const rest = next && { waiting: [], next: cursorAfter(next) }
  client.setQueryData(searchKeys.byName('', sort), {
    pages: [{ items, next: rest && { rest } }],
    pageParams: [null],
  })
  client.setQueryDefaults(KEY, { gcTime: Infinity })
  client.setQueryData<Pick<ServedList, 'total'>>(KEY, { total })
}

/**
 * Adds the list that the page contains, if it is that of the current address, once: a later visit reads the list. It needs the
 * language, in which records without a name are called. After a write of this browser the screen reads the list again.
 * @returns true if the list of the address is there
 */
export function takeServedList(client: QueryClient): boolean {
  if (isListServed(client)) return true
  const element = import.meta.env.SSR ? null : servedListElement()
  element?.remove()
  if (!element || !isOfAddress(element)) return false
  const served = servedSchema.parse(JSON.parse(element.textContent))
  addServedList(client, served)
  if (wroteLately()) void client.invalidateQueries({ queryKey: searchKeys.byName('', served.sort) })
  return true
}
