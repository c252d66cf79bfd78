import { describe, expect, it } from 'vitest'
import { addArtifact } from './support/collection.ts'
import { expectShown } from './support/expectations.ts'
import { newPerson, unique } from './support/people.ts'
import { withWorld } from './support/world.ts'

const world = withWorld()

describe('a printed artifact', () => {
  it('names its source, has a QR code, and leaves out controls', async () => {
    const person = await newPerson()
    const name = unique('Krater')
    const id = await addArtifact(person, { artifact_name: name })
    const { page, open } = await world.member(person)
    await open(`/artifact/${id}`)
    const like = page.getByRole('button', { name: 'Like 0 likes' })
    const label = new URL(`/label/${id}`, page.url()).href
    const source = page.getByText(`Artifact Tracker · ${label}`)
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
    const id = await addArtifact(person, {
      artifact_name: unique('Krater'),
      artifact_image: 'https://pictures.example/tall.svg',
    })
    const { page, open } = await world.member(person)
    await page.route('https://pictures.example/**', (route) =>
      route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="2400"/>',
      }),
    )
    await open(`/artifact/${id}`)
    const picture = page.locator('main img').first()
    await expectShown(picture)
    // Paper is at most as wide as the window.
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
})
