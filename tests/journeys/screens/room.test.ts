import type { Locator, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { addArtifact } from '../support/collection.ts'
import { expectShown, expectSoon } from '../support/expectations.ts'
import { newPerson, unique } from '../support/people.ts'
import { services } from '../support/services.ts'
import { withWorld } from '../support/world.ts'

// Nothing is stored but the theme.
const world = withWorld('file')

const PORTRAIT = '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1200"/>'

const boxOf = async (part: Locator) =>
  (await part.boundingBox()) ?? { x: Number.NaN, y: Number.NaN, width: 0, height: 0 }

describe('the page of an artifact', () => {
  let page: Page
  const name = unique('Attic black-figure neck-amphora with a procession')
  beforeAll(async () => {
    const person = await newPerson()
    // Other screens show this picture unchanged.
    const artifact_image = `${services.app}/icon-512.png`
    const id = await addArtifact(person, { artifact_name: name, artifact_image, created_at: 'c. 520 BC' })
    const member = await world.member(person)
    page = member.page
    await page.route(artifact_image, (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: PORTRAIT }),
    )
    await member.open(`/artifact/${id}`)
    await expectShown(page.getByRole('heading', { name, level: 1 }))
    await page.locator('main img.mounted').waitFor()
  })

  it('has its first fact within the first window of a phone', async () => {
    await page.setViewportSize({ width: 360, height: 780 })
    const fact = await boxOf(page.getByRole('definition').first())
    expect(fact.y + fact.height).toBeLessThanOrEqual(780)
    const mat = await boxOf(page.locator('main img.mounted').locator('..'))
    expect([mat.x, mat.width]).toEqual([0, 360])
  })

  it('is a room on a wide window: the picture takes a quarter of it, and stays while the label scrolls', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    const picture = page.locator('main img.mounted')
    const { width, height, y } = await boxOf(picture)
    expect((width * height) / (1440 * 900)).toBeGreaterThan(0.25)
    // In the middle of the wall, which begins below the bar.
    expect(y + height / 2).toBeCloseTo((61 + 900) / 2, 0)
    const back = page.getByRole('navigation', { name: 'Around this artifact' })
    const before = await boxOf(back)
    await page.setViewportSize({ width: 1440, height: 500 })
    const top = async () => [(await boxOf(back)).y, (await boxOf(picture)).y > 61]
    expect(await top()).toEqual([before.y, true])
    const scrolled = () => page.evaluate(() => scrollY)
    await page.mouse.move(1200, 300)
    await page.mouse.wheel(0, 60)
    await expectSoon(scrolled, 60)
    expect(await top()).toEqual([before.y, true])
  })
})
