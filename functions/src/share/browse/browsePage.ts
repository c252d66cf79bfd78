/**
 * Browse with its first cards in the HTML (docs/decisions/031-cards-with-the-page.md): the prerendered page of Hosting, whose
 * markup the web app's renderer replaces. Whatever fails or takes longer than a second leaves the page as it is, with
 * placeholders, and the browser reads the list.
 */
import { parseSort, type Sort } from '@tracker/domain/artifact/sorts.ts'
import { PAGE_SIZE } from '@tracker/domain/limits.ts'
import type { Language } from '@tracker/domain/site/languages.ts'
import { say } from '@tracker/domain/messages/message.ts'
import { Timestamp } from 'firebase-admin/firestore'
import * as logger from 'firebase-functions/logger'
import { toArtifact } from '#artifacts/artifactRecord.ts'
import { browse } from '#artifacts/listArtifacts.ts'
import type { Context } from '#http/context.ts'
import { unavailable } from '#http/problem.ts'
import type { TextResponse } from '#http/publicPages.ts'
import { canonicalSite } from '#http/site.ts'
import type { Cursor } from '#pagination/cursor.ts'
import { reservePage } from '#quotas/readQuota.ts'
import { indexSync } from '#search/index/indexInstance.ts'
import { readShell } from '#share/appShell.ts'
import { LANGUAGE_HEADERS, textsFor } from '#share/pageTexts.ts'
import { renderEmpty, renderList, type ServedList } from './renderer.ts'

/** Path of the prerendered page (web/src/app/renderedPages.ts). */
const TEMPLATE = '/browse'
/** Milliseconds to wait for the cards. */
const PATIENCE_MS = 1_000
/** Milliseconds that a rendering is used again. */
const REUSE_MS = 5_000
/** Maximum number of stored renderings: languages, hosts and orders. */
const STORED_MAX = 32

/** Parameter of the look of the list, and attribute of the root element (web/src/components/records/cards/look.ts). */
const LOOK = 'look'

const HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  ...LANGUAGE_HEADERS,
  // Hosting replaces it by that of firebase.json, also for a page without cards.
  'Cache-Control': 'public, max-age=0, s-maxage=60',
} as const

/** The order of an address that lists everything; null for a search, a filter, or the service worker, which stores the page. */
function orderOf(search: string): Sort | null {
  const params = [...new URLSearchParams(search)].filter(([name]) => name !== LOOK)
  const isPlain = params.every(([name, value]) => name === 'sort' || (name === 'name' && value === ''))
  return isPlain && params.length <= 2 ? parseSort(new URLSearchParams(search).get('sort')) : null
}

const positionOf = ({ value, id }: Cursor) =>
  value instanceof Timestamp ? ([value.seconds, value.nanoseconds, id] as const) : ([value, id] as const)

async function readList(context: Context, sort: Sort): Promise<ServedList> {
  const commit = reservePage(context, PAGE_SIZE + 1)
  const { documents, next, read } = await browse('', sort, PAGE_SIZE, null)
  commit({ documents: Math.max(1, read) })
  // Browse reads no more than its cards: without an index in memory, the total stays unknown.
  const total = indexSync.engineInMemory?.size ?? null
  return { sort, records: documents.map(toArtifact), next: next && positionOf(next), total }
}

/** The styles of the markup. The scripts that look for them follow. */
const STYLES = /(?:<style data-emotion="[^"]*">.*?<\/style>\s*)+/s

/** Inserts styles, markup and list into the prerendered page; null if it belongs to another release than the renderer. */
async function withCards(html: string, page: Parameters<typeof renderList>[0]): Promise<string | null> {
  const empty = await renderEmpty(page.language)
  if (!html.includes(empty.body)) return null
  const { head, body, data } = await renderList(page)
  // Replacement functions, because replacement strings would interpret `$` patterns.
  return html
    .replace(STYLES, () => `${head}\n    `)
    .replace(empty.body, () => body)
    .replace('</body>', () => `${data}\n  </body>`)
}

interface Stored {
  readonly template: string
  readonly until: number
  readonly html: Promise<string | null>
}
const renderings = new Map<string, Stored>()

/** Ends the use of earlier renderings, after a write. Other instances use theirs for some seconds longer. */
export const forgetRenderings = (): void => renderings.clear()

/** Renders, or returns a rendering of the last seconds. Costs no reads then. */
function rendered(
  key: string,
  template: string,
  render: () => Promise<string | null>,
): Promise<string | null> {
  const now = Date.now()
  for (const [stored, { until }] of renderings) if (until <= now) renderings.delete(stored)
  const known = renderings.get(key)
  if (known?.template === template) return known.html
  const html = render()
  if (renderings.size < STORED_MAX) renderings.set(key, { template, until: now + REUSE_MS, html })
  html.catch(() => renderings.delete(key))
  return html
}

/** Resolves to null after a time. */
const patience = (ms: number) =>
  new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), ms).unref()
  })

/** Shows the list in the look of the address, also without script. */
function inLook(html: string, params: URLSearchParams): string {
  return params.get(LOOK) === 'wall' ? html.replace('<html ', `<html data-${LOOK}="wall" `) : html
}

async function cardsFor(context: Context, html: string, language: Language): Promise<string | null> {
  const search = context.query.text
  const sort = orderOf(search)
  if (sort === null) return null
  const { host } = canonicalSite(context.headers)
  const key = JSON.stringify([language, host, search])
  try {
    return await rendered(key, html, async () =>
      withCards(html, { language, host, search, list: await readList(context, sort) }),
    )
  } catch (error) {
    logger.warn('browse', { name: error instanceof Error ? error.name : typeof error })
    return null
  }
}

/** @throws Problem 503 if Hosting does not respond */
export async function getBrowsePage(context: Context): Promise<TextResponse> {
  canonicalSite(context.headers)
  const { language } = textsFor(context.headers)
  const shell = await readShell(context.headers, { path: TEMPLATE, language })
  if (shell === null) throw unavailable(say('page-unavailable'))
  const html = await Promise.race([cardsFor(context, shell.html, language), patience(PATIENCE_MS)])
  const headers = { ...HEADERS, ...(shell.policy && { 'Content-Security-Policy': shell.policy }) }
  return { status: 200, text: inLook(html ?? shell.html, context.query.all()), headers }
}
