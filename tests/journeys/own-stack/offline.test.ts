import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { cachedIn } from '../support/caches.ts'
import { addArtifact } from '../support/collection.ts'
import { expectAddress, expectGone, expectShown, TIMEOUT_MS } from '../support/expectations.ts'
import { release } from '../support/newRelease.ts'
import { type OwnSite, startOwnSite } from '../support/ownSite.ts'
import { confirm, goBackTo, nav, openMenu, toastOf } from '../support/pages.ts'
import { newPerson, unique } from '../support/people.ts'
import { featuredCard } from '../support/screens.ts'
import { waitLonger } from '../support/waitLonger.ts'
import { withWorld } from '../support/world.ts'

let own: OwnSite
const world = withWorld()
const WITH_WORKER = { serviceWorkers: 'allow' } as const

beforeAll(async () => {
  own = await startOwnSite('offline')
})
afterAll(() => own.stop())

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
        resolve(JSON.stringify(reading.result))
      })
    })
    return promise
  })

const untilPersisted = (page: Page, part: string) =>
  vi.waitFor(async () => expect(await persisted(page)).toContain(part), { timeout: TIMEOUT_MS })

const fromLastVisit = (page: Page) => page.getByText('This is what you saw on your last visit.')
const offline = (page: Page) => page.getByRole('heading', { name: 'You are offline' })
const card = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name })

/** Address of the app's first script. */
const entryOf = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLScriptElement>('script[type=module]:not([async])')?.src)

it('a second visit comes from the service worker, in the chosen language, also without a network', async () => {
  const { page, context, open, problems } = await world.visitor(WITH_WORKER)
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.warn(`${violatedDirective} ${blockedURI}`)
    })
  })
  const nothing = '/allArtifacts?name=xyzzy'
  await open(nothing)
  await page.getByRole('heading', { name: 'No Items Found!' }).waitFor()
  await untilStored(page)
  await open(nothing)
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

  await page.getByRole('button', { name: 'Deutsch' }).click()
  await page.getByRole('heading', { name: 'Nichts gefunden!' }).waitFor()
  await context.setOffline(true)
  const contact = await page.goto('/contactUs')
  expect(await contact?.text()).toContain('lang="de"')
  await page.getByRole('heading', { name: 'Kontakt', level: 1 }).waitFor()
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByRole('heading', { name: 'Contact Us', level: 1 }).waitFor()
})

it('members read visited pages without a network, load a newer release without losing text, and leave nothing at sign-out', async () => {
  const person = await newPerson()
  const name = unique('Krater')
  const id = await addArtifact(person, { artifact_name: name })
  const other = await addArtifact(person, { artifact_name: unique('Pelike') })
  const { page, context, open } = await world.member(person, WITH_WORKER)
  const heading = page.getByRole('heading', { name, level: 1 })
  const artifactName = page.getByLabel('Artifact name')
  const announcement = toastOf(page, 'A new version is here.')

  const results = `/allArtifacts?name=${encodeURIComponent(name)}`
  await open('/')
  await featuredCard(page)
  await untilStored(page)
  await goBackTo(page, results)
  await page.getByRole('link', { name: `View Details of ${name}` }).click()
  await heading.waitFor()
  await page.getByRole('button', { name: /^Like/, disabled: false }).waitFor()
  for (const query of ['"featured"', '"search"', `"one","${id}"`]) await untilPersisted(page, query)

  await context.setOffline(true)
  await open(`/artifact/${id}`)
  await heading.waitFor()
  await expectShown(fromLastVisit(page))
  await goBackTo(page, results)
  await card(page, name).waitFor()
  await expectShown(fromLastVisit(page))
  await goBackTo(page, '/')
  await featuredCard(page)
  await expectShown(fromLastVisit(page))
  await goBackTo(page, `/artifact/${other}`)
  await expectShown(offline(page))
  // The code of pages that were not visited is cached as well.
  await nav(page).getByRole('link', { name: 'About Us', exact: true }).click()
  await page.getByRole('heading', { name: 'About Us', level: 1 }).waitFor()

  await context.setOffline(false)
  // Reload waits only five seconds for the new worker.
  await waitLonger(context)
  await open(results)
  await card(page, name).waitFor()
  await expectGone(fromLastVisit(page))
  await nav(page).getByRole('link', { name: 'Add Artifact', exact: true }).click()
  await artifactName.waitFor()
  const before = await entryOf(page)
  await artifactName.fill('Half a na')
  expect(await announcement.count()).toBe(0)
  await release(own.site)
  // The app does this once an hour.
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  await expectShown(announcement)
  expect(await artifactName.inputValue()).toBe('Half a na')
  await announcement.getByRole('button', { name: 'Reload' }).click()
  await expectShown(page.getByText('What you typed earlier is still here.'))
  expect(await artifactName.inputValue()).toBe('Half a na')
  expect(await entryOf(page)).not.toBe(before)
  expect(await announcement.count()).toBe(0)

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

it('a newer release is loaded by an open page without a worker when it needs a chunk that is gone, and announced', async () => {
  const { page, open } = await world.visitor()
  await open('/aboutUs')
  // Chunks that load when the page is idle would reload it before the click.
  await page.waitForLoadState('networkidle')
  await release(own.site)
  await nav(page).getByRole('link', { name: 'Contact Us', exact: true }).click()
  await expectShown(page.getByRole('heading', { name: 'Contact Us', level: 1 }))
  await expectAddress(page, '/contactUs')
  await expectShown(toastOf(page, 'A newer version was loaded.'))
})
