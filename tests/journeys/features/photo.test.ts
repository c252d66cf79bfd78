import type { Locator } from 'playwright-core'
import { expect, it } from 'vitest'
import { PHOTO_MAX } from '@tracker/domain/limits.ts'
import { countSentBytes } from '../../../tools/bench/phone.ts'
import { createPhoto } from '../../../tools/bench/contributing/picture.ts'
import { expectAddress, expectGone, expectShown, expectSoon } from '../support/expectations.ts'
import { newPerson, unique } from '../support/people.ts'
import { PHONE, withWorld } from '../support/world.ts'

const world = withWorld()
const ON_PHONE = {
  viewport: PHONE,
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
  serviceWorkers: 'allow',
} as const

it('on a phone a photograph of 12 megapixels is taken offline and added in eight taps; 440 kB are sent at most; Back closes its enlarged picture and the menu before it leaves the page', async () => {
  const { page, context, open, problems } = await world.member(await newPerson(), ON_PHONE)
  let taps = 0
  const tap = async (locator: Locator) => {
    taps += 1
    await locator.tap()
  }
  await open('/addArtifact')
  const buffer = await createPhoto(page)
  const sent = await countSentBytes(await context.newCDPSession(page))
  const isCached = async () => {
    const caches = await page.evaluate(async () => {
      const names = await globalThis.caches.keys()
      const all = await Promise.all(names.map(async (name) => (await globalThis.caches.open(name)).keys()))
      return all.flat().map(({ url }) => url)
    })
    return caches.some((url) => url.includes('makePhoto.worker'))
  }
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await expectSoon(isCached, true)

  // The worker that makes the photo smaller is loaded for the first time.
  await context.setOffline(true)
  const chooser = page.waitForEvent('filechooser')
  await tap(page.getByRole('button', { name: 'Take or choose photos' }))
  // The tap on the shutter or on a picture in the phone's own interface.
  taps += 1
  await (await chooser).setFiles({ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer })
  await expectShown(page.getByRole('alert').filter({ hasText: 'The photo is kept with your draft.' }))
  expect(await page.locator('figure img').getAttribute('src')).toMatch(/^data:image\/webp;/)
  problems.length = 0
  // The form sends the photo by itself.
  await context.setOffline(false)
  await expectShown(page.getByText('Your photo', { exact: true }))
  await tap(page.getByLabel('Artifact name'))
  const name = unique('Fibula')
  await page.keyboard.type(name)
  // The phone's own picker takes two taps: open it, choose an option.
  taps += 2
  await page.getByLabel('Type', { exact: false }).selectOption('Jewelry')
  await tap(page.getByRole('button', { name: 'Add Artifact' }))
  await tap(page.getByRole('button', { name: 'Ok' }))
  expect(taps).toBeLessThanOrEqual(8)
  await expectAddress(page, '/myArtifacts')
  expect(sent()).toBeGreaterThan(20_000)
  expect(sent()).toBeLessThanOrEqual(440_000)

  const image = page.getByRole('main').locator('img').first()
  const widthOf = () => image.evaluate((element) => (element as HTMLImageElement).naturalWidth)
  const addressOf = () => image.getAttribute('src')
  // The form with its local preview stays until My Artifacts is ready.
  await expect.poll(addressOf).toMatch(/\/api\/photos\/[^?]+\?size=small$/)
  await expectSoon(widthOf, PHOTO_MAX.small.side)
  const small = String(await addressOf())
  const bytesAt = async (address: string) => (await (await fetch(address)).arrayBuffer()).byteLength
  const bytes = await Promise.all([bytesAt(small), bytesAt(small.replace('?size=small', ''))])
  expect(bytes[0]).toBeLessThanOrEqual(PHOTO_MAX.small.bytes)
  expect(bytes[1]).toBeLessThanOrEqual(PHOTO_MAX.large.bytes)

  await page.getByRole('link', { name: `Details of ${name}` }).tap()
  await page.waitForURL('**/artifact/*')
  const address = page.url()
  const dialog = page.getByRole('dialog')
  for (const opens of [/^Enlarge the picture of/, 'Menu']) {
    await page.getByRole('button', { name: opens }).tap()
    await expectShown(dialog)
    await page.goBack()
    await expectGone(dialog)
    // The router has blocked Back, and returns to the page's address.
    await expectAddress(page, address)
  }
  await page.goBack()
  await expectAddress(page, '/myArtifacts')
  expect(problems).toEqual([])
})
