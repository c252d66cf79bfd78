import { SITE } from '@tracker/domain/site/site.ts'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { seedArtifacts } from '../../../tools/seed/artifacts.ts'
import { addArtifact } from '../support/collection.ts'
import { expectShown, expectSoon } from '../support/expectations.ts'
import { pagesOf } from '../support/pdf.ts'
import { goBackTo, nav } from '../support/pages.ts'
import { newPerson, unique } from '../support/people.ts'
import { services } from '../support/services.ts'
import { DESKTOP, withWorld } from '../support/world.ts'

// Nothing is stored but the theme, which each test sets.
const world = withWorld('file')

declare global {
  /** What the last print showed. */
  var printed: { ink: string; pictures: string } | undefined
}

/** Widths and heights of a PDF's pages in millimetres. */
const sizesOf = (pdf: Buffer) =>
  [...pdf.toString('latin1').matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g)].map((box) =>
    box.slice(1).map((points) => Math.round((Number(points) / 72) * 25.4)),
  )

const A4 = [210, 297]
const LIGHT_INK = 'rgb(42, 33, 24)'
const SENTENCE = 'Found in the harbour beside a broken anchor, it was cleaned and measured. '
/** Longer texts may take more pages. */
const LONG = {
  present_location: 'National Archaeological Museum, Athens, department of vases, '.repeat(4).slice(0, 250),
  discovered_by: 'Workers of the harbour, then divers of the society, then students '.repeat(3).slice(0, 190),
  historical_context: SENTENCE.repeat(14).slice(0, 1_000),
  short_description: SENTENCE.repeat(14).slice(0, 1_000),
}
const TALL = '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="2400"/>'

const inkOf = (page: Page) =>
  page.getByRole('heading', { level: 1 }).evaluate((heading) => getComputedStyle(heading).color)

async function useTheme(page: Page, theme: 'dark' | 'light'): Promise<void> {
  const toggle = nav(page).getByRole('button', { name: `Use ${theme} theme` })
  if (await toggle.isVisible()) await toggle.click()
  await expectSoon(() => page.evaluate(() => document.documentElement.dataset['theme']), `ancient${theme}`)
}

/** Prints on A4. */
async function print(page: Page) {
  const pdf = await page.pdf({ format: 'A4' })
  return { pages: pagesOf(pdf), ...(await page.evaluate(() => globalThis.printed)) }
}

describe('a printed artifact', () => {
  let page: Page
  let id: string
  const name = unique('Krater')
  beforeAll(async () => {
    const person = await newPerson()
    // Other screens show this picture unchanged.
    const artifact_image = `${services.app}/icon-512.png`
    id = await addArtifact(person, { artifact_name: name, artifact_image, ...LONG })
    const member = await world.member(person)
    page = member.page
    await page.route(artifact_image, (route) => route.fulfill({ contentType: 'image/svg+xml', body: TALL }))
    await member.open(`/artifact/${id}`)
    // After the app, which uses the same event.
    await page.evaluate(() =>
      addEventListener('beforeprint', () => {
        const heading = document.querySelector('h1')
        const shown = [...document.querySelectorAll('img')].filter((image) => image.checkVisibility())
        globalThis.printed = {
          ink: heading ? getComputedStyle(heading).color : '',
          pictures: shown.map(({ src }) => src).join(' '),
        }
      }),
    )
  })

  it('names its source, has a QR code and a photograph at most 60 mm high, and leaves out controls', async () => {
    const like = page.getByRole('button', { name: 'Like 0 likes' })
    const label = new URL(`/label/${id}`, page.url()).href
    const source = page.getByText(`${SITE.name} · ${label}`)
    const picture = page.locator('main img').first()
    await expectShown(like)
    await expectShown(picture)
    expect(await source.isVisible()).toBe(false)
    await page.emulateMedia({ media: 'print' })
    await expectShown(source)
    await expectShown(page.getByRole('heading', { name }))
    await expectShown(page.getByRole('img', { name: `QR code of ${label}` }))
    await like.waitFor({ state: 'hidden' })
    expect(await page.getByRole('navigation').first().isVisible()).toBe(false)
    // Paper is no wider than these windows.
    for (const width of [718, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      const { height } = await picture.evaluate((image) => image.getBoundingClientRect())
      expect(height).toBeLessThanOrEqual((60 / 25.4) * 96 + 1)
      expect(height).toBeGreaterThan(200)
    }
    await page.setViewportSize(DESKTOP)
    await page.emulateMedia({ media: null })
  })

  it('is one light page with texts of 1,000 characters and with its day plate, in both themes, and the page is dark again afterwards', async () => {
    await useTheme(page, 'light')
    expect(await print(page)).toMatchObject({ pages: 1, ink: LIGHT_INK })
    await useTheme(page, 'dark')
    const dark = await inkOf(page)
    expect(dark).not.toBe(LIGHT_INK)
    expect(await print(page)).toMatchObject({ pages: 1, ink: LIGHT_INK })
    expect(await inkOf(page)).toBe(dark)

    await goBackTo(page, '/artifact/rosetta-stone')
    await expectShown(page.getByRole('heading', { name: 'Rosetta Stone', level: 1 }))
    await page.locator('main img[alt^="QR code"]').waitFor({ state: 'attached' })
    for (const theme of ['dark', 'light'] as const) {
      await useTheme(page, theme)
      const { pages, pictures } = await print(page)
      expect(pages).toBe(1)
      expect(pictures).toContain('/illustrations/artifacts/rosetta-stone.svg')
      expect(pictures).not.toContain('.night.svg')
    }
    // With short texts the picture takes the space.
    await page.emulateMedia({ media: 'print' })
    const { height } = await page
      .locator('main img.day')
      .first()
      .evaluate((image) => image.getBoundingClientRect())
    expect(height).toBeGreaterThan((75 / 25.4) * 96)
    expect(height).toBeLessThanOrEqual((125 / 25.4) * 96 + 1)
    await page.emulateMedia({ media: null })
  })

  it('has a wall label of A6 with name, period, place, address and QR code, and wall labels of eight on a sheet of A4', async () => {
    await goBackTo(page, '/artifact/rosetta-stone')
    await page.getByRole('button', { name: 'More about Rosetta Stone' }).click()
    await page.getByRole('menuitem', { name: 'Print label' }).click()
    const label = page.getByRole('article')
    await expectShown(label.getByRole('img', { name: /^QR code of .*\/label\/rosetta-stone$/ }))
    for (const text of ['Rosetta Stone', '196 BC', 'British Museum, London, United Kingdom'])
      await expectShown(label.getByText(text, { exact: true }))
    expect(sizesOf(await page.pdf({ preferCSSPageSize: true }))).toEqual([[148, 105]])

    const ids = seedArtifacts(services.app).map((artifact) => artifact.id)
    for (const [count, sheets] of [
      [9, [A4, A4]],
      [8, [A4]],
    ] as const) {
      await goBackTo(page, `/wallLabels?ids=${ids.slice(0, count).join(',')}`)
      await expectSoon(() => page.getByRole('img', { name: /^QR code/ }).count(), count)
      expect(sizesOf(await page.pdf({ preferCSSPageSize: true }))).toEqual(sheets)
    }
    await page.emulateMedia({ media: 'print' })
    await page.getByText('Eight on a sheet of A4').waitFor({ state: 'hidden' })
  })
})

it('a printed label is one light page with its day plate and QR code, also where the system is dark', async () => {
  const { page } = await world.visitor({ colorScheme: 'dark' })
  await page.goto('/label/rosetta-stone', { waitUntil: 'load' })
  expect(await inkOf(page)).toBe('rgb(244, 235, 217)')
  const plate = page.locator('figure img:visible')
  /** The address of the plate, if it is loaded. */
  const address = () =>
    plate.evaluate((image) =>
      image instanceof HTMLImageElement && image.complete ? image.currentSrc : 'not loaded',
    )
  await expectSoon(address, expect.stringContaining('.night.svg'))
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  expect(await inkOf(page)).toBe(LIGHT_INK)
  // The browser prints at once.
  expect(await address()).toMatch(/\/rosetta-stone\.svg$/)
  await expectShown(page.getByRole('img', { name: /^QR code of .*\/label\/rosetta-stone$/ }))
  expect(pagesOf(await page.pdf({ format: 'A4' }))).toBe(1)
})

it('printed results name the search, and a printed list has no empty field', async () => {
  const { page } = await world.visitor()
  const field = page.getByLabel('Search by name')
  for (const name of ['', 'stele']) {
    await page.goto(`/allArtifacts?name=${name}`)
    await page.getByRole('article').first().waitFor()
    await page.emulateMedia({ media: 'print' })
    await expectSoon(() => field.isVisible(), name !== '')
    await page.emulateMedia({ media: null })
  }
})
