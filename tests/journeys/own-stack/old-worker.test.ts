import { afterAll, beforeAll, it } from 'vitest'
import { cachedIn } from '../support/caches.ts'
import { expectShown, expectSoon } from '../support/expectations.ts'
import { replaceWorker } from '../support/newRelease.ts'
import { type OwnSite, startOwnSite } from '../support/ownSite.ts'
import { toastOf } from '../support/pages.ts'
import { withWorld } from '../support/world.ts'

let own: OwnSite
const world = withWorld()

beforeAll(async () => {
  own = await startOwnSite('old-worker')
})
afterAll(() => own.stop())

/** Like the workers before Workbox: answers with the page that it has stored. */
const EARLIER_WORKER = `
const page = () => new Response('<h1>Earlier release</h1>', { headers: { 'Content-Type': 'text/html' } })
const store = async () => (await caches.open('release 1')).put('/aboutUs', page())
addEventListener('install', (event) => event.waitUntil(store().then(() => skipWaiting())))
addEventListener('activate', (event) => event.waitUntil(clients.claim()))
addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(caches.match('/aboutUs').then((stored) => stored ?? fetch(event.request)))
})`

it('a worker of a release before Workbox is replaced once its pages are closed, and its caches deleted', async () => {
  const restore = await replaceWorker(own.site, () => EARLIER_WORKER)
  const { page, context } = await world.visitor({ serviceWorkers: 'allow' })
  await page.route('**/aboutUs', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  )
  await page.goto('/aboutUs', { waitUntil: 'commit' })
  await page.evaluate(async () => void (await navigator.serviceWorker.register('/sw.js')))
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.goto('/aboutUs', { waitUntil: 'commit' })
  await expectShown(page.getByRole('heading', { name: 'Earlier release' }))
  await restore()
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).waiting !== null)
  await page.close()
  const visitAgain = async () => {
    const next = await context.newPage()
    await next.goto('/aboutUs')
    const heading = await next.getByRole('heading', { level: 1 }).innerText()
    const [pages, earlier] = [await cachedIn(next, 'workbox-precache'), await cachedIn(next, 'release')]
    await next.close()
    return { heading, isStored: pages.some((url) => url.includes('/aboutUs')), earlier }
  }
  await expectSoon(visitAgain, { heading: 'About Us', isStored: true, earlier: [] })
})

/** Never responds to one address. Browsers activate a new worker only after the requests of the old one. */
const BUSY = `
addEventListener('fetch', (event) => {
  if (event.request.url.endsWith('/never')) event.respondWith(new Promise(() => {}))
})
`

it('Reload loads the page again although the earlier worker is busy', async () => {
  const restore = await replaceWorker(own.site, (source) => BUSY + source)
  const { page, open } = await world.visitor({ serviceWorkers: 'allow' })
  await open('/aboutUs')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.evaluate(() => void fetch('/never'))
  const loadedAt = () => page.evaluate(() => performance.timeOrigin)
  const before = await loadedAt()
  await restore()
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  await toastOf(page, 'A new version is here.').getByRole('button', { name: 'Reload' }).click()
  await expectSoon(async () => (await loadedAt()) > before, true)
  await expectShown(page.getByRole('heading', { name: 'About Us', level: 1 }))
})
