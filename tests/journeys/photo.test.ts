import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { PHOTO_MAX } from '@tracker/domain/limits.ts'
import { expectSoon } from './support/expectations.ts'
import { newPerson, unique } from './support/people.ts'
import { PHONE, withWorld } from './support/world.ts'

const world = withWorld()
const ON_PHONE = { viewport: PHONE, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }

/** A picture of 12 megapixels, as a phone's camera takes it. */
async function takePicture(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 4_000, height: 3_000 })
    const context = canvas.getContext('2d')
    if (!context) return ''
    for (let at = 0; at < 6_000; at += 1) {
      context.fillStyle = `hsl(${(at * 47) % 360} 50% ${(at * 31) % 100}%)`
      context.fillRect((at * 7_919) % 4_000, (at * 104_729) % 3_000, 90, 70)
    }
    return canvas.toDataURL('image/jpeg', 0.92).split(',')[1] ?? ''
  })
  return Buffer.from(base64, 'base64')
}

it('on a phone a photograph of 12 megapixels is added in eight taps, and 440 kB are sent at most', async () => {
  const person = await newPerson()
  const { page, open, complaints } = await world.member(person, ON_PHONE)
  let taps = 0
  const tap = async (locator: ReturnType<Page['locator']>) => {
    taps += 1
    await locator.tap()
  }
  await open('/addArtifact')
  const buffer = await takePicture(page)
  const chooser = page.waitForEvent('filechooser')
  await tap(page.getByRole('button', { name: 'Take or choose a photo' }))
  // The shutter, or a picture in the library.
  taps += 1
  await (await chooser).setFiles({ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer })
  const name = unique('Fibula')
  await tap(page.getByLabel('Artifact name'))
  await page.keyboard.type(name)
  // The list of the phone, and a line of it.
  taps += 2
  await page.getByLabel('Type', { exact: false }).selectOption('Jewelry')
  await tap(page.getByRole('button', { name: 'Add Artifact' }))
  await tap(page.getByRole('button', { name: 'Ok' }))
  expect(taps).toBeLessThanOrEqual(8)

  const image = page.getByRole('main').locator('img').first()
  const widthOf = () => image.evaluate((element) => (element as HTMLImageElement).naturalWidth)
  await expectSoon(widthOf, PHOTO_MAX.small.side)
  const small = String(await image.getAttribute('src'))
  expect(small).toMatch(/\/api\/photos\/[^?]+\?size=small$/)
  const bytesAt = async (address: string) => (await (await fetch(address)).arrayBuffer()).byteLength
  const bytes = await Promise.all([bytesAt(small), bytesAt(small.replace('?size=small', ''))])
  expect(bytes[0]).toBeLessThanOrEqual(PHOTO_MAX.small.bytes)
  expect(bytes[1]).toBeLessThanOrEqual(PHOTO_MAX.large.bytes)
  expect(complaints).toEqual([])
})
