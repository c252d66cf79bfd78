import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { addArtifact } from '../support/collection.ts'
import { expectAddress, expectGone, expectShown, expectSoon, TIMEOUT_MS } from '../support/expectations.ts'
import { release, replaceWorker } from '../support/newRelease.ts'
import { type OwnStack, startOwnStack } from '../support/ownStack.ts'
import { confirm, nav, openMenu, toastOf } from '../support/pages.ts'
import { newPerson, unique } from '../support/people.ts'
import { withWorld } from '../support/world.ts'

let own: OwnStack
const world = withWorld()
const WITH_WORKER = { serviceWorkers: 'allow' } as const

beforeAll(async () => {
  own = await startOwnStack('offline')
})
afterAll(() => own.stop())

/** URLs in the browser's caches whose name has this prefix. */
const cachedIn = (page: Page, prefix: string) =>
  page.evaluate(async (prefix) => {
    const names = (await caches.keys()).filter((name) => name.startsWith(prefix))
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => decodeURIComponent(url))
  }, prefix)

/** Waits until the service worker controls the page and has cached the files for offline use. */
async function untilStored(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const stored = async () => (await cachedIn(page, 'firebase-config')).join()
  await vi.waitFor(async () => expect(await stored()).toContain('/__/firebase/init.json'), {
    timeout: TIMEOUT_MS,
  })
}

/** Persisted queries as text. */
const persisted = (page: Page) =>
  page.evaluate(async () => {
    // Opening the database before the app does would create it without object stores.
    if (!(await indexedDB.databases()).some(({ name }) => name === 'offline')) return ''
    const { promise, resolve, reject } = Promise.withResolvers<string>()
    const opening = indexedDB.open('offline')
    opening.addEventListener('error', reject)
    opening.addEventListener('success', () => {
      const reading = opening.result.transaction('queries').objectStore('queries').getAll()
      reading.addEventListener('error', reject)
      reading.addEventListener('success', () => {
        opening.result.close()
        resolve(reading.result.join(''))
      })
    })
    return promise
  })

const untilPersisted = (page: Page, part: string) =>
  vi.waitFor(async () => expect(await persisted(page)).toContain(part), { timeout: TIMEOUT_MS })

const fromLastVisit = (page: Page) => page.getByText('This is what you saw on your last visit.')
const offline = (page: Page) => page.getByRole('heading', { name: 'You are offline' })
const card = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name })

it('a second visit loads the page and all scripts from the service worker, nothing from the network', async () => {
  const { page, open, problems } = await world.visitor(WITH_WORKER)
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.warn(`${violatedDirective} ${blockedURI}`)
    })
  })
  await open('/allArtifacts')
  await page.getByRole('heading', { name: 'No Items Found!' }).waitFor()
  await untilStored(page)
  await open('/allArtifacts')
  await page.getByRole('heading', { name: 'No Items Found!' }).waitFor()
  const loaded = await page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name, entryType }) => entryType === 'navigation' || name.endsWith('.js'))
      .map(({ name, transferSize, workerStart }) => ({ name, transferSize, isWorkers: workerStart > 0 })),
  )
  expect(loaded.length).toBeGreaterThan(5)
  expect(loaded.filter(({ transferSize, isWorkers }) => transferSize > 0 || !isWorkers)).toEqual([])
  // Chromium warns about preloads that its memory cache serves before the worker can.
  expect(problems.filter((text) => !text.startsWith('A preload for'))).toEqual([])
})

describe('without a network', () => {
  it('visited pages can be read, others say that the user is offline, and sign-out deletes them', async () => {
    const person = await newPerson()
    const name = unique('Krater')
    const id = await addArtifact(person, { artifact_name: name })
    const other = await addArtifact(person, { artifact_name: unique('Pelike') })
    const { page, context, open } = await world.member(person, WITH_WORKER)
    for (const [path, query] of Object.entries({ '/': 'featured', '/allArtifacts': 'search' })) {
      await open(path)
      await card(page, name).waitFor()
      await untilStored(page)
      await untilPersisted(page, `"${query}"`)
    }
    await open(`/artifact/${id}`)
    await page.getByRole('heading', { name, level: 1 }).waitFor()
    await page.getByRole('button', { name: /^Like/, disabled: false }).waitFor()
    await untilStored(page)
    await untilPersisted(page, `"one","${id}"`)

    await context.setOffline(true)
    for (const path of ['/', '/allArtifacts']) {
      await open(path)
      await card(page, name).waitFor()
      await expectShown(fromLastVisit(page))
    }
    await open(`/artifact/${id}`)
    await page.getByRole('heading', { name, level: 1 }).waitFor()
    await expectShown(fromLastVisit(page))
    await page.goto(`/artifact/${other}`)
    await expectShown(offline(page))
    await expectShown(nav(page))
    // The code of pages that were not visited is cached as well.
    await open('/aboutUs')
    await page.getByRole('heading', { name: 'About Us', level: 1 }).waitFor()

    await context.setOffline(false)
    await open('/allArtifacts')
    await card(page, name).waitFor()
    await expectGone(fromLastVisit(page))
    await openMenu(page, person.name)
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await confirm(page, 'Signed Out!')
    await vi.waitFor(async () => expect(await persisted(page)).not.toMatch(/"one"|"added by"/), {
      timeout: TIMEOUT_MS,
    })
    await context.setOffline(true)
    await page.goto(`/artifact/${id}`)
    await expectAddress(page, '/signin')
  })
})

it('pages are in the language that was chosen, also without a network', async () => {
  const { page, context, open } = await world.visitor(WITH_WORKER)
  await open('/allArtifacts')
  await untilStored(page)
  await page.getByRole('button', { name: 'Deutsch' }).click()
  await page.getByRole('heading', { name: 'Artefakte ansehen', level: 1 }).waitFor()
  await context.setOffline(true)
  const about = await page.goto('/aboutUs')
  expect(await about?.text()).toContain('lang="de"')
  await page.getByRole('heading', { name: 'Über uns', level: 1 }).waitFor()
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByRole('heading', { name: 'About Us', level: 1 }).waitFor()
})

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
  const restore = await replaceWorker(own.stack, EARLIER_WORKER)
  const { page, context } = await world.visitor(WITH_WORKER)
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

describe('a newer release', () => {
  it('is announced, and loaded without losing typed text', async () => {
    const person = await newPerson()
    const { page, open } = await world.member(person, WITH_WORKER)
    await open('/addArtifact')
    await untilStored(page)
    const entryOf = () =>
      page.evaluate(() => document.querySelector<HTMLScriptElement>('script[type=module]:not([async])')?.src)
    const before = await entryOf()
    await page.getByLabel('Artifact name').fill('Half a na')

    expect(await toastOf(page, 'A new version is here.').count()).toBe(0)
    await release(own.stack)
    // The app does this once an hour.
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
    const announcement = toastOf(page, 'A new version is here.')
    await expectShown(announcement)
    expect(await page.getByLabel('Artifact name').inputValue()).toBe('Half a na')
    await announcement.getByRole('button', { name: 'Reload' }).click()
    await expectShown(page.getByText('What you typed earlier is still here.'))
    expect(await page.getByLabel('Artifact name').inputValue()).toBe('Half a na')
    expect(await entryOf()).not.toBe(before)
    expect(await announcement.count()).toBe(0)
  })

  it('is loaded by an open page without a worker when it needs a chunk that is gone, and announced', async () => {
    const { page, open } = await world.visitor()
    await open('/aboutUs')
    // Chunks that load when the page is idle would reload it before the click.
    await page.waitForLoadState('networkidle')
    await release(own.stack)
    await nav(page).getByRole('link', { name: 'Contact Us', exact: true }).click()
    await expectShown(page.getByRole('heading', { name: 'Contact Us', level: 1 }))
    await expectAddress(page, '/contactUs')
    await expectShown(toastOf(page, 'A newer version was loaded.'))
  })
})
