import { afterAll, beforeAll, it } from 'vitest'
import { expectSoon } from '../support/expectations.ts'
import { replaceWorker } from '../support/newRelease.ts'
import { type OwnSite, startOwnSite } from '../support/ownSite.ts'
import { toastOf } from '../support/pages.ts'
import { withWorld } from '../support/world.ts'

let own: OwnSite
const world = withWorld()

beforeAll(async () => {
  own = await startOwnSite('busy-worker')
})
afterAll(() => own.stop())

/** Never responds to one address. Browsers activate a new worker only after the requests of the old one. */
const BUSY = `
addEventListener('fetch', (event) => {
  if (event.request.url.endsWith('/never')) event.respondWith(new Promise(() => {}))
})
`

it('Reload loads the page again although the earlier worker is busy, and keeps what is typed meanwhile', async () => {
  const restore = await replaceWorker(own.site, (source) => BUSY + source)
  const { page, open } = await world.visitor({ serviceWorkers: 'allow' })
  await open('/contactUs')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.evaluate(() => void fetch('/never'))
  const loadedAt = () => page.evaluate(() => performance.timeOrigin)
  const before = await loadedAt()
  await restore()
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  await toastOf(page, 'A new version is here.').getByRole('button', { name: 'Reload' }).click()
  const message = page.getByLabel('Message')
  await message.fill('half a letter')
  await expectSoon(async () => (await loadedAt()) > before, true)
  await expectSoon(() => message.inputValue(), 'half a letter')
})
