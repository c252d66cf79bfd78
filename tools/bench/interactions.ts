/**
 * Measures interactions on Browse with ten pages of cards: time from input to next paint by the browser's
 * Event Timing, the maximum of several.
 */
import type { Browser, Locator } from 'playwright-core'
import { openManyCards } from '#bench/manyCards.ts'
import type { Measure } from '#bench/measures.ts'
import { type Phone, openPhone, watchLongest } from '#bench/phone.ts'
import { signInAsSeed } from '#seed/signIn.ts'
import type { Stack } from '#stack/stack.ts'

const ROUNDS = 3
const GOAL_MS = 150
const WIDE = { width: 1280, height: 800 }

/** Waits for the entries, which the browser reports after the next frames. */
function readLongest(): Promise<number> {
  return new Promise((resolve) => {
    const frames = (left: number) => {
      if (left === 0) resolve(Number(document.documentElement.dataset.longest))
      else requestAnimationFrame(() => frames(left - 1))
    }
    frames(10)
  })
}

/** @returns longest entry during an action, in ms */
async function longest({ page }: Phone, type: 'event' | 'longtask', action: () => Promise<void>) {
  await page.evaluate(watchLongest, type)
  await action()
  return page.evaluate(readLongest)
}

/** Clicks at a control's position. Playwright's own click would add work to the main thread. */
async function press(phone: Phone, control: Locator): Promise<number> {
  await control.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const box = await control.boundingBox()
  if (!box) throw new Error('What should be pressed is not to be seen.')
  return longest(phone, 'event', () => phone.page.mouse.click(box.x + box.width / 2, box.y + box.height / 2))
}

/** Presses keys, each after the paint of the previous one. @returns longest interaction in ms */
async function typeKeys(phone: Phone, keys: readonly string[]): Promise<number> {
  let worst = 0
  for (const key of keys)
    worst = Math.max(worst, await longest(phone, 'event', () => phone.page.keyboard.press(key)))
  return worst
}

/** Opens and closes an element several times. @returns the longest of each in ms */
async function openAndClose(phone: Phone, open: Locator, close: () => Promise<number>, opened: Locator) {
  const times = { open: 0, close: 0 }
  for (let round = 0; round < ROUNDS; round += 1) {
    times.open = Math.max(times.open, await press(phone, open))
    await opened.waitFor()
    times.close = Math.max(times.close, await close())
    await opened.waitFor({ state: 'detached' })
  }
  return times
}

const measured = (name: string, value: number): Measure => ({ name, value, unit: 'ms', goal: GOAL_MS })

async function measureVisitor(phone: Phone): Promise<Measure[]> {
  const { page } = phone
  await openManyCards(phone)
  const menu = await openAndClose(
    phone,
    page.getByRole('button', { name: 'Menu', exact: true }),
    () => press(phone, page.getByRole('button', { name: 'Close menu' })),
    page.getByRole('dialog'),
  )
  const card = await openAndClose(
    phone,
    page.getByRole('button', { name: /^More about/ }).nth(2),
    () => typeKeys(phone, ['Escape']),
    page.getByRole('menu'),
  )
  await page.locator('main input[name="name"]').focus()
  const typing = await typeKeys(phone, ['v'])
  await page.keyboard.press('Backspace')
  await page.locator('main select[name="sort"]').focus()
  const sorting = await typeKeys(phone, ['ArrowDown', 'ArrowDown', 'Enter'])
  return [
    measured('The menu opened with 240 cards', menu.open),
    measured('The menu closed with 240 cards', menu.close),
    measured("A card's menu opened with 240 cards", card.open),
    measured("A card's menu closed with 240 cards", card.close),
    measured('A letter typed with 240 cards', typing),
    measured('Another order chosen with 240 cards', sorting),
  ]
}

async function measureLike(phone: Phone): Promise<Measure> {
  const { page } = phone
  await page.locator('article a[href^="/artifact/"]').first().click()
  const like = page.locator('main button[aria-pressed][aria-disabled="false"]')
  await like.waitFor()
  let worst = 0
  for (let round = 0; round < ROUNDS; round += 1) worst = Math.max(worst, await press(phone, like))
  await page.goBack()
  await page.locator('article').nth(239).waitFor()
  return measured('A like after 240 cards', worst)
}

/** Measures long tasks: the dialog opens after an asynchronous sign-out, not with the click. */
async function measureDialog(phone: Phone): Promise<Measure[]> {
  const { page } = phone
  const ok = page.getByRole('dialog', { name: 'Signed Out!' }).getByRole('button', { name: 'Ok' })
  const opening = await longest(phone, 'longtask', async () => {
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await ok.waitFor()
  })
  return [
    measured('A dialog opened with 240 cards, longest task', opening),
    measured('A dialog closed with 240 cards', await press(phone, ok)),
  ]
}

async function measureMember(phone: Phone): Promise<Measure[]> {
  const { page } = phone
  await signInAsSeed(page)
  await openManyCards(phone)
  const like = await measureLike(phone)
  const avatar = page.getByRole('button', { name: /^Account of/ })
  const account = await openAndClose(
    phone,
    avatar,
    () => typeKeys(phone, ['Escape']),
    page.getByRole('button', { name: 'Sign Out' }),
  )
  await avatar.click()
  return [
    like,
    measured("The account's menu opened with 240 cards, 1280 px", account.open),
    measured("The account's menu closed with 240 cards, 1280 px", account.close),
    ...(await measureDialog(phone)),
  ]
}

/** @param stack needs more than ten pages of records and the seed accounts */
export async function measureInteractions(browser: Browser, { app }: Stack): Promise<Measure[]> {
  const found: Measure[] = []
  for (const [viewport, measure] of [
    [undefined, measureVisitor],
    [WIDE, measureMember],
  ] as const) {
    const phone = await openPhone(browser, app, viewport)
    try {
      found.push(...(await measure(phone)))
    } finally {
      await phone.context.close()
    }
  }
  return found
}
