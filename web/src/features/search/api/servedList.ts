/**
 * The first page of Browse, which the function may read and render (functions/src/share/browse/browsePage.ts). It is put into the
 * query client before the first render, in the function and in the browser.
 */
import type { QueryClient } from '@tanstack/react-query'
import { PAGE_SIZE } from '@tracker/domain/limits.ts'
import { type Sort, SORT_NAMES } from '@tracker/domain/artifact/sorts.ts'
import * as z from 'zod/mini'
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
})
export type ServedList = z.infer<typeof servedSchema>

const KEY = ['served list']

/** Returns true if the page's markup shows the list of its address. */
export const isListServed = (client: QueryClient): boolean => client.getQueryData(KEY) === true

/** Adds the list to the cache, as if the browser had read it. */
export function addServedList(client: QueryClient, { sort, records, next }: ServedList): void {
  const items = records.map(({ _id: id, ...fields }) => toArtifact(id, fields))
  const rest = next && { waiting: [], next: cursorAfter(next) }
  client.setQueryData(searchKeys.byName('', sort), {
    pages: [{ items, next: rest && { rest } }],
    pageParams: [null],
  })
  client.setQueryData(KEY, true)
}

/**
 * Adds the list that the page contains, if it is that of the current address. Returns true if it did. After a write of this browser
 * the screen reads the list again.
 */
export function takeServedList(client: QueryClient): boolean {
  const element = servedListElement()
  if (!element || !isOfAddress(element)) return false
  const served = servedSchema.parse(JSON.parse(element.textContent))
  addServedList(client, served)
  if (wroteLately()) void client.invalidateQueries({ queryKey: searchKeys.byName('', served.sort) })
  return true
}
