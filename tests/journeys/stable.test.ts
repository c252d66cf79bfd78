import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { addArtifact, like } from './support/collection.ts'
import { newPerson, unique } from './support/people.ts'
import { memberScreens, PUBLIC_SCREENS, type Screen } from './support/screens.ts'
import { holdStore } from './support/store.ts'
import { DESKTOP, PHONE, withWorld } from './support/world.ts'

const world = withWorld()

declare global {
  /** What has moved in the page, where it is watched. */
  var shifts: string[] | undefined
}

/** The most that may shift, as Cumulative Layout Shift counts it. */
const SHIFT_MAX = 0.01

/** From here on, what moves without having been asked to is written down in the page. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = []
    globalThis.shifts = shifts
    const describeNode = (node: Node | null | undefined) =>
      node instanceof Element
        ? `${node.tagName} ${node.textContent?.slice(0, 30) ?? ''}`
        : String(node?.nodeName)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('value' in entry && 'hadRecentInput' in entry && 'sources' in entry)) continue
        if (entry.hadRecentInput === true || !Array.isArray(entry.sources)) continue
        const sources: readonly { node?: Node }[] = entry.sources
        shifts.push(`${String(entry.value)} ${sources.map(({ node }) => describeNode(node)).join(', ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

const shiftsOf = (page: Page) =>
  page.evaluate(async () => {
    // What was painted last is written down two frames later.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
    return globalThis.shifts ?? ['1 nothing was watched']
  })

const total = (shifts: string[]) => shifts.reduce((sum, shift) => sum + Number.parseFloat(shift), 0)

/** Pictures do not arrive before the returned function is called. */
async function holdPictures(page: Page): Promise<() => Promise<void>> {
  const arrived = Promise.withResolvers<void>()
  await page.route('**/illustrations/**', async (route) => {
    await arrived.promise
    await route.continue()
  })
  return async () => arrived.resolve()
}

/** Opens a screen whose data come late and whose pictures come later still. */
async function arriveLate(page: Page, { path, heading, last }: Screen, scrollTo?: string): Promise<void> {
  const showPictures = await holdPictures(page)
  const answer = await holdStore(page)
  // What is in the page itself is held, too.
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  // The detail page has its heading with its data.
  const title = page.getByRole('heading', { level: 1, name: heading, exact: true })
  if (path.startsWith('/artifact/')) await page.getByRole('main').waitFor()
  else await title.waitFor()
  if (scrollTo) await page.getByRole('heading', { name: scrollTo }).scrollIntoViewIfNeeded()
  await page.evaluate(() => document.fonts.ready)
  await showPictures()
  await answer()
  await title.waitFor()
  await last(page)
  await page.waitForFunction(() =>
    [...document.images]
      // The other theme's plate is not displayed, and not asked for.
      .filter((image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight)
      .every((image) => image.complete),
  )
}

describe.each([PHONE, DESKTOP])(
  'in a window of $width pixels, nothing jumps when data and pictures arrive',
  (viewport) => {
    const visit = async () => {
      const visitor = await world.visitor({ viewport })
      await watchShifts(visitor.page)
      return visitor
    }

    it('on the screens of visitors', async () => {
      const found: Record<string, string[]> = {}
      for (const screen of PUBLIC_SCREENS) {
        const { page, context } = await visit()
        await arriveLate(page, screen)
        const shifts = await shiftsOf(page)
        if (total(shifts) > SHIFT_MAX) found[screen.path] = shifts
        await context.close()
      }
      expect(found).toEqual({})
    })

    it('where the featured artifacts are in view before they are there', async () => {
      const { page } = await visit()
      const [home] = PUBLIC_SCREENS
      if (home) await arriveLate(page, home, 'Featured Artifacts')
      const shifts = await shiftsOf(page)
      expect(total(shifts) > SHIFT_MAX ? shifts : []).toEqual([])
    })

    it('on the screens of members', async () => {
      const person = await newPerson()
      const name = unique('Lekythos')
      const id = await addArtifact(person, { artifact_name: name })
      await like(person, id)
      const { page } = await world.member(person, { viewport })
      await watchShifts(page)
      const found: Record<string, string[]> = {}
      for (const screen of memberScreens(id, name)) {
        await arriveLate(page, screen)
        const shifts = await shiftsOf(page)
        if (total(shifts) > SHIFT_MAX) found[screen.path] = shifts
        await page.unrouteAll({ behavior: 'wait' })
      }
      expect(found).toEqual({})
    })
  },
)
