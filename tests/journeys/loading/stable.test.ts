import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { IS_FULL } from '../../support/scale.ts'
import { addArtifact, like } from '../support/collection.ts'
import { holdRequests } from '../support/pages.ts'
import { newPerson, unique } from '../support/people.ts'
import { BROWSE, HOME, memberScreens, PUBLIC_SCREENS, type Screen } from '../support/screens.ts'
import { holdStore } from '../support/store.ts'
import { DESKTOP, PHONE, withWorld } from '../support/world.ts'

const world = withWorld()

declare global {
  /** Layout shifts of the page, with their sources. */
  var shifts: string[] | undefined
}

interface LateScreen extends Screen {
  /** Heading that is in view before the data arrives. */
  readonly scrollTo?: string
}

const FEATURED: LateScreen = { ...HOME, scrollTo: 'Featured Artifacts' }

/** Maximum sum of layout shifts per page. */
const SHIFT_MAX = 0.01
/** The same when fonts come after the first paint: as wide as their fallbacks on average, they break a few lines elsewhere. */
const FONTS_SHIFT_MAX = 0.05

/** Records the layout shifts without recent input in the page. */
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

/** Returns the shifts since the last call. */
const takeShifts = (page: Page) =>
  page.evaluate(async () => {
    // The observer reports a shift two frames later.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
    return globalThis.shifts?.splice(0) ?? ['1 nothing was recorded']
  })

const total = (shifts: string[]) => shifts.reduce((sum, shift) => sum + Number.parseFloat(shift), 0)

/** Opens a screen whose data and pictures arrive after its layout. Returns the shifts until the fonts are there. */
async function arriveLate(page: Page, { path, heading, last, scrollTo }: LateScreen): Promise<string[]> {
  const showPictures = await holdRequests(page, '**/illustrations/**')
  const releaseStore = await holdStore(page)
  // Waiting for the load event would wait for the pictures.
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  // The headings of the detail page and of a contributor are part of their data.
  const title = page.getByRole('heading', { level: 1, name: heading, exact: true })
  if (/^\/(?:artifact|contributor)\//.test(path)) await page.getByRole('main').waitFor()
  else await title.waitFor()
  if (scrollTo) await page.getByRole('heading', { name: scrollTo }).scrollIntoViewIfNeeded()
  await page.evaluate(() => document.fonts.ready)
  const early = await takeShifts(page)
  showPictures()
  releaseStore()
  await title.waitFor()
  await last(page)
  await page.waitForFunction(() =>
    [...document.images]
      // The other theme's picture is neither displayed nor loaded.
      .filter((image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight)
      .every((image) => image.complete),
  )
  return early
}

/** Shifts on each screen that exceeds the maximum. Only full runs visit screens with little data. */
async function shiftsOn(page: Page, screens: readonly LateScreen[]): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {}
  for (const screen of screens.filter(({ showsData }) => IS_FULL || showsData)) {
    const early = await arriveLate(page, screen)
    const late = await takeShifts(page)
    if (total(early) > FONTS_SHIFT_MAX || total(late) > SHIFT_MAX)
      found[screen.path + (screen.scrollTo ?? '')] = [...early, ...late]
  }
  return found
}

async function visitMember() {
  const person = await newPerson()
  const name = unique('Lekythos')
  const id = await addArtifact(person, { artifact_name: name })
  await like(person, id)
  const { page } = await world.member(person, { viewport: PHONE })
  await watchShifts(page)
  return { page, screens: memberScreens(id, name) }
}

describe('nothing shifts when data and pictures arrive late', () => {
  it('for visitors, on a phone and in a wide window', async () => {
    const { page } = await world.visitor({ viewport: PHONE })
    await watchShifts(page)
    expect(await shiftsOn(page, [...PUBLIC_SCREENS, FEATURED])).toEqual({})
    await page.setViewportSize(DESKTOP)
    expect(await shiftsOn(page, [BROWSE, FEATURED])).toEqual({})
  })

  it('for members, on a phone', async () => {
    const { page, screens } = await visitMember()
    expect(await shiftsOn(page, screens)).toEqual({})
  })
})
