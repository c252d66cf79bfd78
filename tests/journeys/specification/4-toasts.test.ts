import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { addArtifact } from '../support/collection.ts'
import { expectGone, expectShown, expectSoon } from '../support/expectations.ts'
import { fillSignIn, placeOf, signInButton, toastOf } from '../support/pages.ts'
import { newPerson, unique } from '../support/people.ts'
import { withWorld } from '../support/world.ts'

const world = withWorld()

const WRONG = 'The e-mail or the password is wrong.'
const UNREACHABLE = 'The sign-in service could not be reached. Check your connection and try again.'

/** Fails to sign in, and lets time pass in small steps until the toast is there. */
async function fail(page: Page, message: string) {
  await signInButton(page).click()
  await expectSoon(async () => {
    await page.clock.runFor(20)
    return toastOf(page, message).isVisible()
  }, true)
}

/** A page whose clock stands still, with one failure toast of 5000 ms on it. */
async function visitToast() {
  const { page, open } = await world.visitor()
  await page.clock.install()
  await open('/signin')
  await fillSignIn(page, 'nobody@example.com', 'Wrong1')
  await page.clock.pauseAt(Date.now() + 60_000)
  await fail(page, WRONG)
  return { page, toast: toastOf(page, WRONG) }
}

/** Lets time pass. */
const pass = (page: Page, ms: number) => page.clock.runFor(ms)

/** Lets the toast leave the screen, which takes some steps of its own. */
async function expectToLeave(page: Page, toast: Locator) {
  await expectSoon(async () => {
    await pass(page, 100)
    return toast.count()
  }, 0)
}

describe('section 4, toasts', () => {
  it('4.15 stand at the top right by default', async () => {
    const person = await newPerson()
    const id = await addArtifact(person, { artifact_name: unique('Fibula') })
    const { page, open } = await world.member(person)
    await open(`/updateArtifact/${id}`)
    await page.getByRole('button', { name: 'Update Artifact' }).click()
    const toast = toastOf(page, 'No changes to save.')
    await expectShown(toast)
    const { side, top } = await placeOf(page, toast)
    expect(side).toBe('right')
    expect(top).toBeLessThan(300)
  })

  it('4.16 close by themselves after 5000 ms', async () => {
    const { page, toast } = await visitToast()
    await pass(page, 4900)
    expect(await toast.isVisible()).toBe(true)
    await pass(page, 100)
    await expectToLeave(page, toast)
  })

  it('4.17 wait while the pointer is on them, and while the window is left', async () => {
    const { page, toast } = await visitToast()
    await toast.hover()
    await pass(page, 20_000)
    expect(await toast.isVisible()).toBe(true)
    await page.mouse.move(600, 700)
    await pass(page, 4000)
    await page.evaluate(() => window.dispatchEvent(new Event('blur')))
    await pass(page, 20_000)
    expect(await toast.isVisible()).toBe(true)
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await pass(page, 1000)
    await expectToLeave(page, toast)
  })

  it('4.18 can be swiped away, from 80 percent of their width', async () => {
    // The clock runs: the browser needs it to tell a swipe from a drag of its own.
    const { page, open } = await world.visitor()
    await open('/signin')
    await fillSignIn(page, 'nobody@example.com', 'Wrong1')
    await signInButton(page).click()
    const toast = toastOf(page, WRONG)
    const drag = async (share: number) => {
      // The pointer holds the toast, once it stands still.
      await toast.hover()
      const box = await toast.boundingBox()
      if (!box) throw new Error('The toast is nowhere.')
      await page.mouse.move(box.x + 60, box.y + 20)
      await page.mouse.down()
      await page.mouse.move(box.x + 60 + share * box.width, box.y + 20, { steps: 4 })
      await page.mouse.up()
    }
    await drag(0.79)
    await drag(0.81)
    await expectGone(toast)
  })

  it('4.19 Alt+T focuses the newest', async () => {
    const { page } = await visitToast()
    await page.route('**/accounts:signInWithPassword*', (route) => route.abort())
    await fail(page, UNREACHABLE)
    await page.keyboard.press('Alt+t')
    const focused = await page.evaluate(() => document.activeElement?.textContent)
    expect(focused).toContain(UNREACHABLE)
  })

  it('4.20 Escape lets them run on, and gives the focus back', async () => {
    const { page, toast } = await visitToast()
    await page.keyboard.press('Alt+t')
    await pass(page, 20_000)
    expect(await toast.isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    expect(await signInButton(page).evaluate((button) => button === document.activeElement)).toBe(true)
    await toast.hover()
    await page.keyboard.press('Escape')
    await pass(page, 5000)
    await expectToLeave(page, toast)
  })
})
