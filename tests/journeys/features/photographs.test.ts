import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectAddress, expectShown, expectSoon } from '../support/expectations.ts'
import { newPerson, unique } from '../support/people.ts'
import { swipe } from '../support/touch.ts'
import { PHONE, withWorld } from '../support/world.ts'

const world = withWorld()
const OBJECTS = 5
const PHOTOGRAPHS = 4
const MOST_TAPS = 60

/** Makes small photographs of different colours. */
async function createPhotographs(page: Page) {
  const pictures = await page.evaluate((count) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 800, height: 600 })
    const context = canvas.getContext('2d')
    return Array.from({ length: count }, (_, at) => {
      if (context) context.fillStyle = `hsl(${at * 90} 50% 50%)`
      context?.fillRect(0, 0, 800, 600)
      return canvas.toDataURL('image/jpeg').split(',')[1] ?? ''
    })
  }, PHOTOGRAPHS)
  return pictures.map((picture, at) => ({
    name: `IMG_${at}.jpg`,
    mimeType: 'image/jpeg',
    buffer: Buffer.from(picture, 'base64'),
  }))
}

it(`on a phone, ${OBJECTS} objects with ${PHOTOGRAPHS} photographs each take at most ${MOST_TAPS} taps; a finger shows the next photograph, on the page and in the viewer`, async () => {
  const { page, open, problems } = await world.member(await newPerson(), {
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
  })
  let taps = 0
  const tap = async (locator: Locator) => {
    taps += 1
    await locator.tap()
  }
  const word = unique('Fibula')
  await open('/addArtifact')
  const photographs = await createPhotographs(page)
  for (let object = 1; object <= OBJECTS; object += 1) {
    const chooser = page.waitForEvent('filechooser')
    await tap(page.getByRole('button', { name: 'Take or choose photos' }))
    // Each picture and Done in the phone's own interface.
    taps += PHOTOGRAPHS + 1
    await (await chooser).setFiles(photographs)
    const rows = page.getByRole('list', { name: 'Further photographs' }).getByRole('listitem')
    await expectSoon(() => rows.count(), PHOTOGRAPHS - 1)
    await tap(page.getByLabel('Artifact name'))
    await page.keyboard.type(`${word} no ${object}`)
    if (object === 1) {
      // The phone's own picker takes two taps: open it, choose an option. Add another keeps the type.
      taps += 2
      await page.getByLabel('Type', { exact: false }).selectOption('Jewelry')
    }
    await tap(page.getByRole('button', { name: 'Add Artifact' }))
    const done = page.getByRole('dialog', { name: 'Congratulations!' })
    await tap(done.getByRole('button', { name: object < OBJECTS ? 'Add another' : 'Ok' }))
    await done.waitFor({ state: 'detached' })
    if (object < OBJECTS) await expectShown(page.getByLabel('Artifact name'))
  }
  expect(taps).toBeLessThanOrEqual(MOST_TAPS)

  await expectAddress(page, '/myArtifacts')
  const details = page.getByRole('link', { name: new RegExp(`^Details of ${word} no `) })
  await expectSoon(() => details.count(), OBJECTS)
  await details.last().tap()
  await page.waitForURL('**/artifact/*')
  const strip = page.getByRole('toolbar', { name: 'Photographs' })
  const shown = async () =>
    (await strip.getByRole('button', { pressed: true }).getAttribute('aria-label')) ?? ''
  await expectSoon(shown, `Photograph 1 of ${PHOTOGRAPHS}`)
  const enlarge = page.getByRole('button', { name: /^Enlarge the picture of/ })
  const across = async (locator: Locator, direction: 1 | -1) => {
    const box = await locator.boundingBox()
    if (!box) throw new Error('The picture has no size.')
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    await swipe(page, { x: x + direction * 100, y }, { x: x - direction * 100, y })
  }
  await across(enlarge, 1)
  await expectSoon(shown, `Photograph 2 of ${PHOTOGRAPHS}`)
  await enlarge.tap()
  const viewer = page.getByRole('dialog')
  await expectShown(viewer.getByRole('button', { name: 'Zoom in', disabled: false }))
  await across(viewer, 1)
  await expectSoon(shown, `Photograph 3 of ${PHOTOGRAPHS}`)
  await page.keyboard.press('Escape')
  await viewer.waitFor({ state: 'detached' })
  await across(enlarge, -1)
  await expectSoon(shown, `Photograph 2 of ${PHOTOGRAPHS}`)
  expect(problems).toEqual([])
})
