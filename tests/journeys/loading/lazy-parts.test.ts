import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { IS_FULL } from '../../support/scale.ts'
import { addArtifact, addList } from '../support/collection.ts'
import { expectGone, expectShown, expectSoon } from '../support/expectations.ts'
import { newPerson, type Person, unique } from '../support/people.ts'
import { DESKTOP, withWorld } from '../support/world.ts'
import { barSearch, likeButton, missing, type Part } from './lazyPart.ts'
import { PARTS, retry } from './lazyParts.ts'

/**
 * Lazy parts of the shell and of screens at a first visit without service worker: while its script is missing nothing
 * that was painted or typed is lost and a message is shown, and the next try works.
 */
const world = withWorld()

const TYPED = 'amphora@example.com'

/** What happens to the scripts of a part. */
const CONDITIONS = ['is blocked', 'answers after five seconds', 'is answered with 404', 'is offline'] as const
type Condition = (typeof CONDITIONS)[number]

let person: Person
let artifact = ''
let list = ''
beforeAll(async () => {
  person = await newPerson()
  artifact = await addArtifact(person, { artifact_name: unique('Rhyton'), created_at: 'Old Kingdom' })
  list = await addList(person, [artifact])
})

/** Marks the page as reloaded for its release: the reload for a newer one is tested in missing-parts.test.ts. */
const spendReload = () => {
  document.addEventListener('readystatechange', () => {
    const script = document.querySelector<HTMLScriptElement>('script[src*="/assets/index-"]')
    if (script) sessionStorage.setItem('reloaded-from', script.src)
  })
}

interface Broken {
  readonly mend: () => Promise<void>
  /** Tells whether the scripts were requested. Without a network, what asks for them may be missing already. */
  readonly isAsked?: () => Promise<boolean>
}

/** Blocks the scripts of a part. Unlike a route it leaves the HTTP cache on, which other parts need without a network. */
async function blockScripts(page: Page, pattern: string): Promise<Broken> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const block = async (urls: string[]) => void (await session.send('Network.setBlockedURLs', { urls }))
  await block([pattern])
  return { mend: () => block([]) }
}

/** Makes the scripts of a part fail until `mend` is called. */
async function breakScripts(page: Page, { script }: Part, condition: Condition): Promise<Broken> {
  const pattern = `*/assets/${script}-*.js`
  if (condition === 'is offline') return blockScripts(page, pattern)
  const held = Promise.withResolvers<void>()
  let [isBroken, isAsked] = [true, false]
  await page.route(`*${pattern}`, async (route) => {
    isAsked = true
    if (!isBroken) return route.continue()
    if (condition === 'is answered with 404') return route.fulfill({ status: 404 })
    if (condition === 'is blocked') return route.abort('blockedbyclient')
    await held.promise
    return route.continue()
  })
  const mend = async () => {
    isBroken = false
    held.resolve()
  }
  return { mend, isAsked: async () => isAsked }
}

/** Waits until the sections of a screen are read, which disappear if that fails. */
async function expectRead(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expectSoon(() => page.locator('main section[aria-busy=true]').count(), 0)
  await page.evaluate(() => scrollTo(0, 0))
}

const fieldOf = (page: Page, { field = barSearch }: Part) => field(page)

/** The painted lines, without those that stand for what is still being read. */
const linesOf = async (page: Page, { kept = 'main' }: Part) =>
  (await page.locator(kept).first().innerText()).split('\n').filter((line) => !/^(\s*|loading)$/i.test(line))

/** Expects what was painted and typed before, and not yet the part. */
async function expectKept(page: Page, part: Part, before: readonly string[]): Promise<void> {
  expect(await linesOf(page, part)).toEqual(expect.arrayContaining([...before]))
  expect(await fieldOf(page, part).inputValue()).toBe(part.leadsOn ? person.email : TYPED)
  expect(await part.shown(page).count()).toBe(0)
}

/** Shows a part although its script is missing at first. Returns what was typed; null on another screen. */
async function tryPart(part: Part, condition: Condition): Promise<string | null> {
  const { isForMembers, viewport = DESKTOP, locale = 'en-US' } = part
  const { page, context } = await (isForMembers
    ? world.member(person, { viewport, locale })
    : world.visitor({ viewport, locale }))
  await page.addInitScript(spendReload)
  const { mend, isAsked } = await breakScripts(page, part, condition)
  const needsSignIn = isForMembers && part.script !== 'AuthSession'
  const confirmed = needsSignIn ? page.waitForResponse(/accounts:lookup/) : undefined
  await page.goto(part.path, { waitUntil: 'load' })
  await (part.ready?.(page) ?? page.getByRole('heading', { level: 1 }).first()).waitFor()
  if (part.isDelivered) await expectShown(page.getByRole('contentinfo'))
  else await expectSoon(() => page.locator('#root nav button:disabled').count(), 0)
  // Before the network goes, which confirms the sign-in.
  await (await confirmed)?.finished()
  if (isForMembers && !part.isDelivered) await expectShown(page.getByRole('button', { name: /^Account of/ }))
  const isSlow = condition === 'answers after five seconds'
  // The stream of an artifact's page keeps the network busy.
  if (isForMembers && part.path.startsWith('/artifact/')) await expectShown(likeButton(page))
  else if (!isSlow) await page.waitForLoadState('networkidle')
  if (condition === 'is offline' && part.path.startsWith('/artifact/')) await expectRead(page)
  await fieldOf(page, part).fill(TYPED)
  // Closes suggestions, which would cover the page.
  await fieldOf(page, part).blur()
  const before = await linesOf(page, part)
  // Signing in needs the network: only the script is missing.
  if (condition === 'is offline' && part.path !== '/signin') await context.setOffline(true)

  await part.press(page)
  const message = part.message ?? (isSlow ? (page) => page.getByText('Loading').first() : missing)
  const told = ((isSlow && part.waiting) || message)(page)
  // The delivered page waits as it is.
  if (!isSlow || !part.isDelivered) await expectShown(told)
  if (isAsked) await expectSoon(isAsked, true)
  await expectKept(page, part, before)
  if (isSlow) {
    // The condition itself.
    await page.waitForTimeout(5_000)
    await expectKept(page, part, before)
  }

  await mend()
  await context.setOffline(false)
  const how = isSlow ? 'wait' : condition === 'is offline' ? 'online' : 'press'
  if (part.again) await part.again(page, how)
  else if (how === 'press') await retry(page)
  await expectShown(part.shown(page))
  await expectGone(missing(page))
  return part.leadsOn ? null : fieldOf(page, part).inputValue()
}

describe.each(Object.entries(PARTS))('%s', (name, partOf) => {
  const first = Object.keys(PARTS).indexOf(name) % CONDITIONS.length
  it.each(IS_FULL ? CONDITIONS : CONDITIONS.slice(first, first + 1))('whose script %s', async (condition) => {
    const part = partOf({ person, artifact, list })
    expect(await tryPart(part, condition)).toBe(part.leadsOn ? null : TYPED)
  })
})
