import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { violations } from '../support/axe.ts'
import { addArtifact, addList, removeArtifact } from '../support/collection.ts'
import { expectShown, expectSoon } from '../support/expectations.ts'
import { tabTo } from '../support/keyboard.ts'
import { toastOf } from '../support/pages.ts'
import { newCurator, newPerson, type Person, unique } from '../support/people.ts'
import { services } from '../support/services.ts'
import { PHONE, withWorld } from '../support/world.ts'

const world = withWorld()

const COUNT = 12

/** Adds artifacts whose names begin with a word that no others have. */
async function addSeveral(person: Person, count: number) {
  const word = unique('Fibula')
  const ids: string[] = []
  for (let number = 1; number <= count; number += 1)
    ids.push(await addArtifact(person, { artifact_name: `${word} no ${number}` }))
  return { word, ids }
}

const NARROW = { width: 320, height: 640 }
const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

/** Drags with one finger, in small steps. */
async function swipe(page: Page, from: { x: number; y: number }, to: { x: number; y: number }) {
  const session = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  const STEPS = 12
  await send('touchStart', [from])
  for (let step = 1; step <= STEPS; step += 1) {
    const part = step / STEPS
    await send('touchMove', [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }])
  }
  await send('touchEnd', [])
  await session.detach()
}

async function centreOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('The element has no size.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Pages of a PDF. Chromium writes one object per page, uncompressed. */
const pagesOf = (pdf: Buffer) => [...pdf.toString('latin1').matchAll(/\/Type\s*\/Page\b(?!s)/g)].length

it(`a list of ${COUNT} takes at most 40 taps on a phone, and a stranger reads it without script`, async () => {
  const person = await newPerson()
  const { word } = await addSeveral(person, COUNT)
  const { page, open } = await world.member(person, { viewport: PHONE, hasTouch: true })
  let taps = 0
  const tap = async (role: 'button' | 'link' | 'menuitem', name: string | RegExp) => {
    taps += 1
    await page.getByRole(role, { name }).first().tap()
  }
  await open(`/allArtifacts?name=${encodeURIComponent(word)}`)
  await expectSoon(() => page.getByRole('article').count(), COUNT)
  for (let number = 1; number <= COUNT; number += 1) {
    await tap('button', new RegExp(`^Add ${word} no ${number} to a list$`))
    await tap('button', number === 1 ? 'Create' : /^My list/)
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await expectShown(page.getByText(number === 1 ? /^Added to the new list/ : /^Added to “My list”/).last())
  }
  await tap('button', /menu/i)
  await tap('link', 'My Lists')
  await tap('link', 'My list')
  await expectSoon(() => page.getByRole('button', { name: /^Move / }).count(), COUNT)
  taps += 2
  await page.getByRole('combobox', { name: 'Who can see it' }).selectOption('Everybody with the link')
  const link = page.getByRole('link', { name: 'Public page' })
  const address = (await link.getAttribute('href')) ?? ''
  expect(taps).toBeLessThanOrEqual(40)

  const { page: stranger } = await world.visitor({ javaScriptEnabled: false, viewport: PHONE })
  const requests: string[] = []
  stranger.on('request', (request) => requests.push(request.resourceType()))
  await stranger.goto(address, { waitUntil: 'load' })
  expect(await stranger.getByRole('heading', { level: 2 }).count()).toBe(COUNT)
  expect(requests.filter((type) => type === 'document')).toHaveLength(1)
  expect(requests).not.toContain('script')
})

describe('the page of a shared list', () => {
  it('is accessible in both themes at 320 pixels, and fits', async () => {
    const person = await newPerson()
    const { ids } = await addSeveral(person, 2)
    const [first = ''] = ids
    const list = await addList(person, ids)
    await removeArtifact(person, first)
    for (const colorScheme of ['light', 'dark'] as const) {
      const { page } = await world.visitor({ viewport: NARROW, colorScheme })
      await page.goto(`/list/${list}`, { waitUntil: 'load' })
      await expectShown(page.getByText('This artifact is not shown any more.'))
      expect(await violations(page)).toEqual([])
      expect(await widthOf(page)).toBe(320)
    }
    const missing = await fetch(`${services.app}/list/nothing`)
    expect({ status: missing.status, cache: missing.headers.get('cache-control') }).toEqual({
      status: 404,
      cache: 'public, max-age=0, s-maxage=300',
    })
  })
})

describe('the views of a list', () => {
  it('are accessible at 320 pixels', async () => {
    const person = await newPerson()
    const { ids, word } = await addSeveral(person, 2)
    const list = await addList(person, ids)
    const { page } = await world.member(person, { viewport: NARROW })
    for (const view of ['edit', 'cards', 'timeline', 'slides', 'handout']) {
      // The slide show covers the heading that `open` waits for.
      await page.goto(`/lists/${list}?view=${view}`)
      await expectShown(page.getByText(`${word} no 2`).last())
      const root = view === 'slides' ? '[role="dialog"]' : 'main'
      const found = { view, violations: await violations(page, { root }), width: await widthOf(page) }
      expect(found).toEqual({ view, violations: [], width: 320 })
    }
  })

  it(`${COUNT} artifacts are printed on three pages`, async () => {
    const person = await newPerson()
    const { ids, word } = await addSeveral(person, COUNT)
    const list = await addList(person, ids)
    const { page, open } = await world.member(person)
    await open(`/lists/${list}?view=handout`)
    await expectShown(page.getByRole('heading', { name: `${word} no ${COUNT}` }))
    for (const format of ['A4', 'Letter']) expect(pagesOf(await page.pdf({ format }))).toBe(3)
  })
})

describe('on a phone', () => {
  it('an artifact is moved with a finger, and stays there', async () => {
    const person = await newPerson()
    const { ids, word } = await addSeveral(person, 3)
    const list = await addList(person, ids)
    // Tall enough for all rows, since a drag near an edge scrolls the page.
    const { page, open } = await world.member(person, {
      viewport: { width: 360, height: 1600 },
      hasTouch: true,
    })
    await open(`/lists/${list}`)
    const rows = page.getByRole('list', { name: 'Artifacts of the list' })
    const names = () => rows.getByRole('heading').allInnerTexts()
    const inOrder = (...numbers: readonly number[]) => numbers.map((number) => `${word} no ${number}`)
    await expectSoon(names, inOrder(1, 2, 3))
    const grip = (number: number) => page.getByRole('button', { name: `Move ${word} no ${number}` })
    const saved = page.waitForResponse((response) => response.request().method() === 'PATCH')
    await swipe(page, await centreOf(grip(1)), await centreOf(grip(3)))
    await expectSoon(names, inOrder(2, 3, 1))
    expect((await saved).status()).toBe(200)
    await page.reload()
    await expectSoon(names, inOrder(2, 3, 1))
  })

  it('the slide show follows swipes and arrow keys, covers the screen, and is closed by Escape', async () => {
    const person = await newPerson()
    const { ids } = await addSeveral(person, 3)
    const list = await addList(person, ids)
    const { page } = await world.member(person, { viewport: PHONE, hasTouch: true })
    await page.goto(`/lists/${list}?view=slides`)
    const place = page.getByRole('dialog').getByRole('status')
    await expectSoon(() => place.innerText(), '1 of 3')
    await swipe(page, { x: 300, y: 300 }, { x: 60, y: 300 })
    await expectSoon(() => place.innerText(), '2 of 3')
    await page.keyboard.press('ArrowRight')
    await expectSoon(() => place.innerText(), '3 of 3')
    await swipe(page, { x: 60, y: 300 }, { x: 300, y: 300 })
    await expectSoon(() => place.innerText(), '2 of 3')
    const isFull = () => page.evaluate(() => document.fullscreenElement !== null)
    await page.getByRole('button', { name: 'Full screen' }).tap()
    await expectSoon(isFull, true)
    await page.getByRole('button', { name: 'Full screen' }).tap()
    await expectSoon(isFull, false)
    await page.keyboard.press('Escape')
    await expectShown(page.getByRole('button', { name: /^Move / }).first())
  })
})

it('a list is reported and hidden with the keyboard, at 320 pixels', async () => {
  const [owner, reader, curator] = [await newPerson(), await newPerson(), await newCurator()]
  const { ids } = await addSeveral(owner, 1)
  const list = await addList(owner, ids)
  const { page: form, open } = await world.member(reader, { viewport: NARROW })
  await open(`/reportList/${list}`)
  await tabTo(form, /^Reason/)
  await form.keyboard.type('Advertising')
  await tabTo(form, /^What is wrong/)
  await form.keyboard.type('It sells pencils.')
  expect(await violations(form, { root: 'main' }), 'report').toEqual([])
  expect(await widthOf(form)).toBe(320)
  await tabTo(form, 'Send')
  await form.keyboard.press('Enter')
  await expectShown(toastOf(form, 'Thank you. Curators will look at it.'))

  const { page: desk, open: openDesk } = await world.member(curator, { viewport: NARROW })
  await openDesk('/listReports')
  await expectShown(desk.getByText('It sells pencils.'))
  expect(await violations(desk, { root: 'main' }), 'reported lists').toEqual([])
  expect(await widthOf(desk)).toBe(320)
  await tabTo(desk, /^Why/)
  await desk.keyboard.type('Advertising.')
  await tabTo(desk, /^Hide/)
  await desk.keyboard.press('Enter')
  await expectSoon(async () => (await fetch(`${services.app}/list/${list}`)).status, 404)
})
