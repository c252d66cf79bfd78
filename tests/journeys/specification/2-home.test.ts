import type { Locator } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectShown, expectGone, expectAddress, expectSoon } from '../support/expectations.ts'
import { columnsOf } from '../support/pages.ts'
import { unique } from '../support/people.ts'
import { services } from '../support/services.ts'
import { holdStore, storeRaw } from '../support/store.ts'
import { withWorld } from '../support/world.ts'

const world = withWorld()

interface Card {
  _id: string
  artifact_name: string
  short_description: string
  discovered_by: string
  likes_count: number
}

/** Waits until the slides do not travel. */
const settled = (hero: Locator) =>
  expectSoon(() => hero.locator('.swiper-wrapper').evaluate((track) => track.getAnimations().length), 0)

describe('section 2, home: hero carousel', () => {
  it('2.27 shows three slides, moves on by itself, and begins again after the last', async () => {
    const { page, open } = await world.visitor()
    await page.clock.install()
    await open('/')
    const hero = page.getByRole('region', { name: 'Highlights' })
    await expectShown(hero.locator('.swiper-initialized'))
    for (const [slide, headline] of [
      ['1 of 3', 'Unveiling the Past: Explore the World’s Greatest Artifacts'],
      ['2 of 3', 'Preserve History, Share Knowledge'],
      ['3 of 3', 'Your Gateway to Timeless Discoveries'],
      ['1 of 3', 'Unveiling the Past: Explore the World’s Greatest Artifacts'],
    ] as const) {
      await expectShown(
        hero.getByRole('group', { name: slide }).getByRole('heading', { name: headline, exact: true }),
      )
      // The next slide is due seven seconds after the travel, which is the browser's own animation, has ended.
      await settled(hero)
      await page.clock.fastForward(7000)
    }
  })

  it('2.28 headline and subtitle animate when they come into view', async () => {
    const { page, open } = await world.visitor({ viewport: { width: 1280, height: 700 } })
    await open('/')
    const headline = page.getByRole('heading', { name: 'Unveiling the Past', level: 2 })
    const animations = () =>
      headline.evaluate((text) => {
        const { animationName, animationDuration } = getComputedStyle(text.parentElement ?? text)
        return animationName === 'none' ? null : animationDuration
      })
    await expectSoon(animations, '3s')
    await page.getByRole('heading', { name: 'Newsletter' }).scrollIntoViewIfNeeded()
    await expectSoon(animations, null)
    await headline.scrollIntoViewIfNeeded()
    await expectSoon(animations, '3s')
    await expectShown(
      page.getByText(
        'Discover the stories behind legendary relics like the Rosetta Stone, the Antikythera Mechanism and many more!',
        { exact: true },
      ),
    )
  })
})

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

  it('2.30 See All leads to all artifacts', async () => {
    const { page, open } = await world.visitor()
    await open('/')
    await page.getByRole('link', { name: 'See All', exact: true }).click()
    await expectAddress(page, '/allArtifacts')
  })

  it('2.31 each card shows image, name, description, discoverer, likes and View Details; 0 when likes are missing', async () => {
    const answer = await fetch(`${services.app}/api/featuredArtifacts`)
    const featured = (await answer.json()) as Card[]
    const { page, open } = await world.visitor()
    await open('/')
    const cards = page.getByRole('region', { name: 'Featured Artifacts' }).getByRole('article')
    await expectShown(cards.first())
    expect(await cards.count()).toBe(featured.length)
    for (const [place, artifact] of featured.entries()) {
      const card = cards.nth(place)
      await expectShown(card.getByRole('heading', { name: artifact.artifact_name, exact: true }))
      await expectShown(card.getByRole('img', { name: artifact.artifact_name, exact: true }))
      await expectShown(card.getByText(artifact.short_description, { exact: true }))
      await expectShown(card.getByText(`Discovered by ${artifact.discovered_by}`, { exact: true }))
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

  it('2.32 cards make an entrance', async () => {
    const { page, open } = await world.visitor()
    await open('/')
    const item = page.getByRole('region', { name: 'Featured Artifacts' }).getByRole('listitem').first()
    const { name, duration } = await item.evaluate((element) => {
      const style = getComputedStyle(element)
      return { name: style.animationName, duration: style.animationDuration }
    })
    expect(name).not.toBe('none')
    expect(duration).toBe('2s')
  })

  it('2.33 a full-page loading indicator shows while the artifacts load', async () => {
    const { page, open } = await world.visitor()
    const release = await holdStore(page)
    await open('/')
    const featured = page.getByRole('region', { name: 'Featured Artifacts' })
    const indicator = featured.getByRole('status').filter({ hasText: 'Loading' })
    await expectShown(indicator)
    expect((await indicator.boundingBox())?.height).toBeGreaterThanOrEqual(0.6 * 900)
    await release()
    await expectShown(featured.getByRole('article').first())
    await expectGone(indicator)
  })
})

describe('section 1, home page content', () => {
  it('1.1 its parts come in the order of the specification', async () => {
    const { page, open } = await world.visitor()
    await open('/')
    await expectShown(page.getByRole('article').first())
    const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts()
    expect(headings.slice(-5)).toEqual([
      'Artifact Categories',
      'Featured Artifacts',
      'From the Blog',
      'About Artifact Tracker',
      'Newsletter',
    ])
  })

  it('1.2 the eight categories are for looking at: nothing in them can be pressed', async () => {
    const { page, open } = await world.visitor()
    await open('/')
    const categories = page.getByRole('region', { name: 'Artifact Categories' })
    expect(await categories.getByRole('listitem').allInnerTexts()).toEqual([
      'Sculptures',
      'Manuscripts',
      'Tools',
      'Relics',
      'Coins',
      'Weapons',
      'Inscriptions',
      'Paintings',
    ])
    expect(await categories.locator('a, button, [tabindex], [role]').count()).toBe(0)
  })

  it('1.3 each of the four articles opens in a modal by its Read More button', async () => {
    const { page, open } = await world.visitor()
    await open('/')
    for (const title of [
      'The Secrets of the Terracotta Army',
      'The Baghdad Battery: Ancient Electricity?',
      'Decoding the Rosetta Stone',
      'The Dead Sea Scrolls: Voices from the Desert',
    ]) {
      const button = page.getByRole('button', { name: `Read More: ${title}` })
      expect(await button.innerText()).toBe('Read More')
      await button.click()
      const dialog = page.getByRole('dialog', { name: title })
      await expectShown(dialog.getByRole('heading', { name: title, exact: true }))
      expect((await dialog.getByRole('paragraph').allInnerTexts()).length).toBeGreaterThanOrEqual(5)
      await page.keyboard.press('Escape')
      await expectGone(dialog)
    }
  })
})
