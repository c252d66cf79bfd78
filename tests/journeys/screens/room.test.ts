import type { Locator, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { addArtifact, addList, like } from '../support/collection.ts'
import { expectShown, expectSoon } from '../support/expectations.ts'
import { newPerson, unique } from '../support/people.ts'
import { services } from '../support/services.ts'
import { withWorld } from '../support/world.ts'

// Nothing is stored but the theme.
const world = withWorld('file')

/** A picture of this size, in pixels. */
const picture = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`

const boxOf = async (part: Locator) =>
  (await part.boundingBox()) ?? { x: Number.NaN, y: Number.NaN, width: 0, height: 0 }

describe('the page of an artifact', () => {
  let page: Page
  // 2:3, later 16:9.
  let body = picture(1000, 1500)
  const name = unique('Attic black-figure neck-amphora with a procession')
  beforeAll(async () => {
    const person = await newPerson()
    // Other screens show this picture unchanged.
    const artifact_image = `${services.app}/icon-512.png`
    const id = await addArtifact(person, { artifact_name: name, artifact_image, created_at: 'c. 520 BC' })
    const member = await world.member(person)
    page = member.page
    await page.route(artifact_image, (route) => route.fulfill({ contentType: 'image/svg+xml', body }))
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
    const image = page.locator('main img.mounted')
    const back = page.getByRole('navigation', { name: 'Around this artifact' })
    const walk = page.getByRole('navigation', { name: 'Through time' })
    const expectHung = async () => {
      const { width, height, y } = await boxOf(image)
      expect((width * height) / (1440 * 900)).toBeGreaterThan(0.25)
      const head = await boxOf(back)
      expect(y + height / 2).toBeCloseTo((head.y + head.height + (await boxOf(walk)).y) / 2, 0)
    }
    await expectHung()
    body = picture(1600, 900)
    await page.reload()
    await image.waitFor()
    await expectHung()
    const before = await boxOf(back)
    await page.setViewportSize({ width: 1440, height: 500 })
    const top = async () => [(await boxOf(back)).y, (await boxOf(image)).y > 61]
    expect(await top()).toEqual([before.y, true])
    const scrolled = () => page.evaluate(() => scrollY)
    await page.mouse.move(1200, 300)
    await page.mouse.wheel(0, 60)
    await expectSoon(scrolled, 60)
    expect(await top()).toEqual([before.y, true])
  })
})

it('a caption of any length stays between the picture and the walk', async () => {
  const person = await newPerson()
  const artifact_image = `${services.app}/icon-192.png`
  const id = await addArtifact(person, {
    artifact_name: unique('Stamp seal'),
    artifact_image,
    image_caption: 'Impression and back of the seal. '.repeat(15).trim(),
    image_credit: 'Photograph of the society. '.repeat(7).trim(),
  })
  const { page, open } = await world.member(person)
  await page.route(artifact_image, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: picture(900, 1200) }),
  )
  for (const size of [
    { width: 1200, height: 560 },
    { width: 1366, height: 650 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size)
    await open(`/artifact/${id}`)
    await page.locator('main img.mounted').waitFor()
    const parts = [
      page.getByRole('navigation', { name: 'Around this artifact' }),
      page.locator('main img.mounted'),
      page.getByText('Impression and back of the seal.').locator('xpath=ancestor::p'),
      page.getByRole('navigation', { name: 'Through time' }),
    ]
    const boxes = await Promise.all(parts.map(boxOf))
    const gaps = boxes.slice(1).map(({ y }, at) => y - (boxes[at]?.y ?? 0) - (boxes[at]?.height ?? 0))
    expect([size, gaps.filter((gap) => !(gap >= 0))]).toEqual([size, []])
  }
})

describe('the first object', () => {
  type Language = 'en' | 'de'
  let members: Readonly<Record<Language, Awaited<ReturnType<typeof world.member>>>>
  type Screens = readonly (readonly [path: string, first: (page: Page) => Locator])[]
  let screens: Screens
  let narrowed: Screens
  beforeAll(async () => {
    const person = await newPerson()
    const name = unique('Bell krater')
    const id = await addArtifact(person, { artifact_name: name })
    await like(person, id)
    const introduction = 'Twelve objects for class 7b.\nBring a pencil.'
    const list = await addList(person, [id], introduction)
    const long = await addList(
      person,
      [id],
      introduction,
      'Everyday objects of six centuries and their menders',
    )
    members = { en: await world.member(person), de: await world.member(person, { locale: 'de' }) }
    const card = (page: Page) => page.getByRole('article').first()
    const row = (page: Page) => {
      const main = page.getByRole('main')
      // On phones tables are cards.
      return main.getByRole('row').or(main.getByRole('listitem')).filter({ hasText: name }).first()
    }
    const object = (page: Page) => page.getByRole('main').getByRole('listitem').filter({ hasText: name })
    screens = [
      ['/allArtifacts', card],
      ['/allArtifacts?look=wall', card],
      [`/contributor/${person.uid}`, card],
      ['/myArtifacts', row],
      ['/likedArtifacts', row],
      ['/lists', (page) => page.getByRole('main').getByRole('listitem').first()],
      [`/lists/${list}`, object],
      [`/lists/${list}?view=cards`, card],
      [`/lists/${list}?view=timeline`, (page) => object(page).last()],
      [`/lists/${list}?view=handout`, object],
    ]
    const word = encodeURIComponent(name)
    // On phones; wide windows open the panel.
    narrowed = [
      [`/allArtifacts?name=${word}`, card],
      ['/allArtifacts?type=Tools', card],
      [`/allArtifacts?name=${word}&type=Tools&type=Weapons&from=-3000&to=2026`, card],
      [`/lists/${long}?view=timeline`, (page) => object(page).last()],
    ]
  })

  it.each([
    { width: 360, height: 780, most: 340, language: 'en' },
    { width: 360, height: 780, most: 340, language: 'de' },
    { width: 1440, height: 900, most: 310, language: 'en' },
  ] as const)(
    'of a list begins at most $most px from the top of a window of $width x $height, in $language',
    async (size) => {
      const { page, open } = members[size.language]
      await page.setViewportSize(size)
      const tops: (readonly [string, number])[] = []
      for (const [path, first] of size.width < 600 ? [...screens, ...narrowed] : screens) {
        await open(path)
        await first(page).waitFor()
        tops.push([path, Math.round((await boxOf(first(page))).y)])
      }
      expect(tops.filter(([, top]) => !(top <= size.most))).toEqual([])
    },
  )

  it('of the wall leaves a third of the window to pictures', async () => {
    const { page, open } = members.en
    await page.setViewportSize({ width: 1440, height: 900 })
    await open('/allArtifacts?look=wall')
    await page.getByRole('article').first().waitFor()
    const part = await page
      .getByRole('main')
      .getByRole('article')
      .evaluateAll((cards) => {
        const seen = cards.map((card) => {
          const { top, bottom, width } =
            card.querySelector('img, svg')?.getBoundingClientRect() ?? new DOMRect()
          return width * Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0))
        })
        return seen.reduce((sum, one) => sum + one, 0) / (innerWidth * innerHeight)
      })
    expect(part).toBeGreaterThan(0.35)
  })
})
