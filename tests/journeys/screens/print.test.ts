import { SITE } from '@tracker/domain/site/site.ts'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { addArtifact } from '../support/collection.ts'
import { expectShown, expectSoon } from '../support/expectations.ts'
import { newPerson, unique } from '../support/people.ts'
import { services } from '../support/services.ts'
import { withWorld } from '../support/world.ts'

const world = withWorld()

/** Pages of a PDF. Chromium writes one object per page, uncompressed. */
const pagesOf = (pdf: Buffer) => [...pdf.toString('latin1').matchAll(/\/Type\s*\/Page\b(?!s)/g)].length

const SENTENCE = 'Found in the harbour beside a broken anchor, it was cleaned and measured. '
/** Acts in the light theme, then in the dark one. */
async function inBothThemes(page: Page, act: () => Promise<void>): Promise<void> {
  await act()
  await page.evaluate(() => localStorage.setItem('theme', 'ancientdark'))
  await act()
  expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('ancientdark')
}
/** Longer texts may take more pages. */
const LONG = {
  present_location: 'National Archaeological Museum, Athens, department of vases, '.repeat(4).slice(0, 250),
  discovered_by: 'Workers of the harbour, then divers of the society, then students '.repeat(3).slice(0, 190),
  historical_context: SENTENCE.repeat(14).slice(0, 1_000),
  short_description: SENTENCE.repeat(14).slice(0, 1_000),
}

describe('a printed artifact', () => {
  it('names its source, has a QR code, and leaves out controls', async () => {
    const person = await newPerson()
    const name = unique('Krater')
    const id = await addArtifact(person, { artifact_name: name })
    const { page, open } = await world.member(person)
    await open(`/artifact/${id}`)
    const like = page.getByRole('button', { name: 'Like 0 likes' })
    const label = new URL(`/label/${id}`, page.url()).href
    const source = page.getByText(`${SITE.name} · ${label}`)
    await expectShown(like)
    expect(await source.isVisible()).toBe(false)
    await page.emulateMedia({ media: 'print' })
    await expectShown(source)
    await expectShown(page.getByRole('heading', { name }))
    await expectShown(page.getByRole('img', { name: `QR code of ${label}` }))
    await like.waitFor({ state: 'hidden' })
    expect(await page.getByRole('navigation').first().isVisible()).toBe(false)
  })

  it('has its photograph at most 60 mm high, whatever its proportions', async () => {
    const person = await newPerson()
    // Other screens show this picture unchanged.
    const artifact_image = `${services.app}/icon-512.png`
    const id = await addArtifact(person, { artifact_name: unique('Krater'), artifact_image })
    const { page, open } = await world.member(person)
    await page.route(artifact_image, (route) =>
      route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="2400"/>',
      }),
    )
    await open(`/artifact/${id}`)
    const picture = page.locator('main img').first()
    await expectShown(picture)
    // Paper is no wider than these windows.
    for (const width of [718, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ media: 'print' })
      const { height } = await picture.evaluate((image) => image.getBoundingClientRect())
      expect(height).toBeLessThanOrEqual((60 / 25.4) * 96 + 1)
      expect(height).toBeGreaterThan(200)
    }
  })

  it('is light, and the page is dark again afterwards', async () => {
    const person = await newPerson()
    const id = await addArtifact(person, { artifact_name: unique('Krater') })
    const { page, open, context } = await world.member(person)
    await context.addInitScript(() => localStorage.setItem('theme', 'ancientdark'))
    await open(`/artifact/${id}`)
    const ink = () =>
      page.getByRole('heading', { level: 1 }).evaluate((heading) => getComputedStyle(heading).color)
    const dark = await ink()
    await page.evaluate(() =>
      addEventListener('beforeprint', () => {
        const heading = document.querySelector('h1')
        document.title = heading ? getComputedStyle(heading).color : ''
      }),
    )
    await page.pdf()
    expect(await page.title()).toBe('rgb(42, 33, 24)')
    expect(await ink()).toBe(dark)
    expect(dark).not.toBe('rgb(42, 33, 24)')
  })

  it('is one page with its day plate, in both themes', async () => {
    const { page, open } = await world.member(await newPerson())
    await inBothThemes(page, async () => {
      await open('/artifact/rosetta-stone')
      await page.locator('main img[alt^="QR code"]').waitFor({ state: 'attached' })
      await page.evaluate(() =>
        addEventListener('beforeprint', () => {
          const shown = [...document.querySelectorAll('img')].filter((image) => image.checkVisibility())
          document.title = shown.map(({ src }) => src).join(' ')
        }),
      )
      const pdf = await page.pdf({ format: 'A4' })
      expect(pagesOf(pdf)).toBe(1)
      expect(await page.title()).toContain('/illustrations/artifacts/rosetta-stone.svg')
      expect(await page.title()).not.toContain('.night.svg')
    })
  })

  it('is one page with texts of 1,000 characters and long values, in both themes', async () => {
    const person = await newPerson()
    const id = await addArtifact(person, {
      artifact_name: unique('Krater'),
      artifact_image: `${services.app}/illustrations/artifacts/rosetta-stone.svg`,
      ...LONG,
    })
    const { page, open } = await world.member(person)
    await inBothThemes(page, async () => {
      await open(`/artifact/${id}`)
      await page.locator('main img[alt^="QR code"]').waitFor({ state: 'attached' })
      const pdf = await page.pdf({ format: 'A4' })
      expect(pagesOf(pdf)).toBe(1)
    })
  })
})

it('a printed label is one light page with its day plate and QR code, also where the system is dark', async () => {
  const { page } = await world.visitor({ colorScheme: 'dark' })
  await page.goto('/label/rosetta-stone', { waitUntil: 'load' })
  const ink = () =>
    page.getByRole('heading', { level: 1 }).evaluate((heading) => getComputedStyle(heading).color)
  expect(await ink()).toBe('rgb(244, 235, 217)')
  const plate = page.locator('figure img:visible')
  /** The address of the plate, if it is loaded. */
  const address = () =>
    plate.evaluate((image) =>
      image instanceof HTMLImageElement && image.complete ? image.currentSrc : 'not loaded',
    )
  await expectSoon(address, expect.stringContaining('.night.svg'))
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  expect(await ink()).toBe('rgb(42, 33, 24)')
  // The browser prints at once.
  expect(await address()).toMatch(/\/rosetta-stone\.svg$/)
  await expectShown(page.getByRole('img', { name: /^QR code of .*\/label\/rosetta-stone$/ }))
  expect(pagesOf(await page.pdf({ format: 'A4' }))).toBe(1)
})

describe('printed wall labels', () => {
  /** Widths and heights of a PDF's pages in millimetres. */
  const sizesOf = (pdf: Buffer) =>
    [...pdf.toString('latin1').matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g)].map((box) =>
      box.slice(1).map((points) => Math.round((Number(points) / 72) * 25.4)),
    )

  it('are A6 for one artifact, with name, period, place, address and QR code', async () => {
    const { page, open } = await world.member(await newPerson())
    await open('/artifact/rosetta-stone')
    await page.getByRole('button', { name: 'More about Rosetta Stone' }).click()
    await page.getByRole('menuitem', { name: 'Print label' }).click()
    const label = page.getByRole('article')
    await expectShown(label.getByRole('img', { name: /^QR code of .*\/label\/rosetta-stone$/ }))
    for (const text of ['Rosetta Stone', '196 BC', 'British Museum, London, United Kingdom'])
      await expectShown(label.getByText(text, { exact: true }))
    expect(sizesOf(await page.pdf({ preferCSSPageSize: true }))).toEqual([[148, 105]])
  })

  it('are eight on a sheet of A4', async () => {
    const person = await newPerson()
    const ids: string[] = []
    for (let count = 0; count < 9; count += 1)
      ids.push(await addArtifact(person, { artifact_name: unique('Krater') }))
    const { page, open } = await world.member(person)
    await open(`/wallLabels?ids=${ids.join(',')}`)
    await expectShown(page.getByRole('img', { name: /^QR code/ }).nth(8))
    const sheets = async () => sizesOf(await page.pdf({ preferCSSPageSize: true }))
    const A4 = [210, 297]
    expect(await sheets()).toEqual([A4, A4])
    await open(`/wallLabels?ids=${ids.slice(1).join(',')}`)
    await expectShown(page.getByRole('img', { name: /^QR code/ }).nth(7))
    expect(await sheets()).toEqual([A4])
    await page.emulateMedia({ media: 'print' })
    await page.getByText('Eight on a sheet of A4').waitFor({ state: 'hidden' })
  })
})
