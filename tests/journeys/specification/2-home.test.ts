import { describe, expect, it } from 'vitest'
import { excerpt } from '../../../web/src/components/records/excerpt.ts'
import { expectShown, expectGone, expectSoon } from '../support/expectations.ts'
import { columnsOf } from '../support/pages.ts'
import { unique } from '../support/people.ts'
import { services } from '../support/services.ts'
import { holdStore, storeRaw } from '../support/store.ts'
import { MOVING, PHONE, withWorld } from '../support/world.ts'

const world = withWorld()

interface Card {
  _id: string
  artifact_name: string
  short_description: string
  discovered_by: string
  likes_count: number
}

describe('section 2, home: featured artifacts', () => {
  it('2.29 the grid has one column on small screens, two from medium, three from large', async () => {
    const { page, open } = await world.visitor()
    await open('/')
    const grid = page.getByRole('region', { name: 'Featured Artifacts' }).getByRole('list')
    for (const [width, columns] of [
      [360, 1],
      [899, 1],
      [900, 2],
      [1199, 2],
      [1200, 3],
      [1800, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      expect(await columnsOf(grid), `${width} px`).toBe(columns)
    }
  })

  it('2.31 each card shows image, name, description, discoverer, likes and View Details; 0 when likes are missing', async () => {
    const answer = await fetch(`${services.app}/api/featuredArtifacts`)
    const featured = (await answer.json()) as Card[]
    const { page, open } = await world.visitor()
    await open('/')
    const cards = page.getByRole('region', { name: 'Featured Artifacts' }).getByRole('article')
    // They come two by two.
    await cards.nth(featured.length - 1).waitFor()
    expect(await cards.count()).toBe(featured.length)
    for (const [place, artifact] of featured.entries()) {
      const card = cards.nth(place)
      await expectShown(card.getByRole('heading', { name: artifact.artifact_name, exact: true }))
      await expectShown(card.getByRole('img', { name: artifact.artifact_name, exact: true }))
      await expectShown(card.getByText(excerpt(artifact.short_description), { exact: true }))
      await expectShown(card.getByText(`Discoverer ${artifact.discovered_by}`, { exact: true }))
      expect(await card.innerText()).toMatch(new RegExp(`\\b${artifact.likes_count}\\b\\s+likes?`))
      const link = card.getByRole('link', { name: `View Details of ${artifact.artifact_name}` })
      expect(await link.getAttribute('href')).toBe(`/artifact/${artifact._id}`)
    }

    const name = unique('Uncounted').replace(' ', '')
    await storeRaw(name, { artifact_name: name, name_key: name.toLowerCase() })
    await open('/allArtifacts?sort=date-desc')
    const uncounted = page.getByRole('article').filter({ hasText: name })
    await expectShown(uncounted.getByText('0 likes'))
  })

  it('2.32 and 9.6 cards make an entrance of 2 s when they come into view', async () => {
    const { page, open } = await world.visitor(MOVING)
    await open('/')
    // Cards come bit by bit: the last of those that are there is another one a moment later.
    const card = page.getByRole('region', { name: 'Featured Artifacts' }).getByRole('article').nth(5)
    await card.waitFor()
    const animation = () =>
      card.evaluate((element) => {
        const { animationName, animationDuration } = getComputedStyle(element)
        return animationName === 'none' ? null : animationDuration
      })
    expect(await animation()).toBeNull()
    await card.scrollIntoViewIfNeeded()
    await expectSoon(animation, '2s')
  })

  it('the first artifact is at most 1.4 screens down a phone', async () => {
    const { page, open } = await world.visitor({ viewport: PHONE })
    await open('/')
    const first = page.getByRole('region', { name: 'Featured Artifacts' }).getByRole('article').first()
    await first.waitFor()
    expect((await first.boundingBox())?.y).toBeLessThanOrEqual(1.4 * PHONE.height)
  })

  it('2.33 and 4.7 a full-page loading indicator shows while the artifacts load, then the grid', async () => {
    const { page, open } = await world.visitor()
    const release = await holdStore(page)
    await open('/')
    const featured = page.getByRole('region', { name: 'Featured Artifacts' })
    const indicator = featured.getByRole('status').filter({ hasText: 'Loading' })
    await expectShown(indicator)
    await expect.poll(async () => (await indicator.boundingBox())?.height).toBeGreaterThanOrEqual(0.6 * 900)
    await release()
    await expectShown(featured.getByRole('article').first())
    await expectGone(indicator)
  })
})
