import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { violations } from '../support/axe.ts'
import { addArtifact, addList, removeArtifact } from '../support/collection.ts'
import { expectShown, expectSoon } from '../support/expectations.ts'
import { pagesOf } from '../support/pdf.ts'
import { goBackTo } from '../support/pages.ts'
import { newPerson, type Person, unique } from '../support/people.ts'
import { centreOf, swipe } from '../support/touch.ts'
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

it(`a list of ${COUNT} takes at most 40 taps on a phone and is printed on three pages; a stranger reads it without script, in both themes, at 320 pixels`, async () => {
  const person = await newPerson()
  const { word, ids } = await addSeveral(person, COUNT)
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
  await page.getByRole('button', { name: 'More about this list' }).tap()
  const link = page.getByRole('menuitem', { name: 'Public page' })
  const address = (await link.getAttribute('href')) ?? ''
  expect(taps).toBeLessThanOrEqual(40)
  await page.keyboard.press('Escape')

  await page.getByRole('link', { name: 'Handout' }).tap()
  await expectShown(page.getByRole('heading', { name: `${word} no ${COUNT}` }))
  // The handout may replace the view before it a moment later.
  for (const format of ['A4', 'Letter'])
    await expect.poll(async () => pagesOf(await page.pdf({ format }))).toBe(3)

  await removeArtifact(person, ids[0] ?? '')
  const { page: stranger } = await world.visitor({ javaScriptEnabled: false, viewport: PHONE })
  const requests: string[] = []
  stranger.on('request', (request) => requests.push(request.resourceType()))
  await stranger.goto(address, { waitUntil: 'load' })
  expect(await stranger.getByRole('heading', { level: 2 }).count()).toBe(COUNT - 1)
  expect(requests.filter((type) => type === 'document')).toHaveLength(1)
  expect(requests).not.toContain('script')
  const { page: checked } = await world.visitor({ viewport: NARROW })
  await checked.goto(address, { waitUntil: 'load' })
  await expectShown(checked.getByText('This artifact is not shown any more.'))
  for (const colorScheme of ['light', 'dark'] as const) {
    await checked.emulateMedia({ colorScheme })
    expect(await violations(checked, { isLightOnly: true })).toEqual([])
  }
  expect(await widthOf(checked)).toBe(NARROW.width)
})

it('on a phone, an artifact of a list is moved with a finger and stays there; the slide show follows swipes and arrow keys, covers the screen, and is closed by Escape', async () => {
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

  await page.setViewportSize(PHONE)
  await goBackTo(page, `/lists/${list}?view=slides`)
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
