/**
 * The service worker: what was used on a visit is there on the next one, without a network too
 * (docs/decisions/045-what-a-browser-keeps.md). It never answers for the API, and keeps nothing that has an owner.
 */
import { KeptRelease, keepAnswer } from './kept.ts'
import { GREETING, type Greeting, OUTDATED, type Release } from '../src/offline/release.ts'
import { kindOf, type Kind } from './requests.ts'

declare const self: ServiceWorkerGlobalScope
/** Put here by the build. */
declare const RELEASE: Release

const PICTURES = 'pictures'
const SETTINGS = 'settings'
const kept = new KeptRelease(RELEASE)

self.addEventListener('install', (event) => {
  event.waitUntil(kept.keepAll().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(kept.forgetOthers().then(() => self.clients.claim()))
})

/** What is worth a line in the worker's console, and no more. */
const warn = (error: unknown) => console.warn(error)

/** The kept page at once; meanwhile it is asked for again, for its headers and for a newer release. */
async function answerPage(event: FetchEvent): Promise<Response> {
  const { pathname } = new URL(event.request.url)
  const page = await kept.page(pathname)
  if (!page) return fetch(event.request)
  const refresh = async () => {
    if (!(await kept.refreshPage(pathname))) await self.registration.update()
  }
  event.waitUntil(refresh().catch(warn))
  return page
}

/** A file never changes: the kept one, else the network's. */
async function answerAsset({ request }: FetchEvent): Promise<Response> {
  const file = await kept.file(request)
  if (file) return file
  const { pathname } = new URL(request.url)
  const answer = await fetch(request)
  if (!kept.has(pathname)) return answer
  if (answer.ok) await kept.keepFile(pathname).catch(warn)
  // This release is no longer served: its pages would ask in vain again.
  else if (answer.status === 404) await kept.forgetPages()
  return answer
}

/** The kept picture at once, and the network's for the next time. */
async function answerPicture(event: FetchEvent): Promise<Response> {
  const { request } = event
  const fresh = fetch(request).then((answer) => keepAnswer(PICTURES, request, answer))
  const picture = await (await caches.open(PICTURES)).match(request)
  if (!picture) return fresh
  event.waitUntil(fresh.catch(() => undefined))
  return picture
}

/** The network's, and what it said last when there is none. */
async function answerSettings({ request }: FetchEvent): Promise<Response> {
  try {
    return await keepAnswer(SETTINGS, request, await fetch(request))
  } catch (error) {
    const answer = await (await caches.open(SETTINGS)).match(request)
    if (answer) return answer
    throw error
  }
}

const ANSWERS: Readonly<Record<Kind, (event: FetchEvent) => Promise<Response>>> = {
  page: answerPage,
  asset: answerAsset,
  picture: answerPicture,
  settings: answerSettings,
}

self.addEventListener('fetch', (event) => {
  const kind = kindOf(event.request, self.location.origin, RELEASE.first)
  if (kind) event.respondWith(ANSWERS[kind](event))
})

/** Keeps what a page loaded before the worker was there: the browser's own cache has it, so nothing is loaded again. */
async function keepUsed({ page, files }: Greeting): Promise<void> {
  const pictures = await caches.open(PICTURES)
  const keep = async (path: string) => {
    const request = new Request(path)
    const kind = kindOf(request, self.location.origin, RELEASE.first)
    if (kind === 'asset' && kept.has(path)) await kept.keepFile(path)
    if (kind === 'picture' && !(await pictures.match(request)))
      await keepAnswer(PICTURES, request, await fetch(request))
    if (kind === 'settings') await keepAnswer(SETTINGS, request, await fetch(request))
  }
  await Promise.all([kept.refreshPage(page), ...files.map(keep)])
}

const isGreeting = (data: unknown): data is Greeting =>
  typeof data === 'object' && data !== null && 'kind' in data && data.kind === GREETING

self.addEventListener('message', (event) => {
  const data: unknown = event.data
  if (!isGreeting(data)) return
  if (data.files.includes(RELEASE.entry)) event.waitUntil(keepUsed(data).catch(warn))
  else event.source?.postMessage(OUTDATED)
})
