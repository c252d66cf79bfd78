import type { Locator } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { addArtifact } from '../support/collection.ts'
import { expectShown, expectSoon } from '../support/expectations.ts'
import { columnsOf, fillSignIn, fillSignUp, signInButton, signUpButton, toastOf } from '../support/pages.ts'
import { newEmail, newPerson, unique } from '../support/people.ts'
import { withWorld } from '../support/world.ts'

const world = withWorld()

/** The time that a toast shows as running out. */
const lifeOf = (toast: Locator) =>
  toast
    .locator('[aria-hidden]')
    .last()
    .evaluate((line) => getComputedStyle(line).animationDuration)

describe('section 9, constants', () => {
  it('9.1 the default sort is name-asc, the default search is empty', async () => {
    const { page, open } = await world.visitor()
    await open('/allArtifacts')
    expect(await page.getByLabel('Sort').inputValue()).toBe('name-asc')
    expect(await page.getByLabel('Search by name').inputValue()).toBe('')
    await page.getByRole('article').first().waitFor()
    const names = await page.getByRole('article').getByRole('heading').allInnerTexts()
    const plain = names.map((name) => name.toLowerCase())
    expect(plain).toEqual(plain.toSorted((one, other) => one.localeCompare(other, 'en')))
  })

  it('9.2 the sorts are Name (A–Z), Name (Z–A), Newest First and Oldest First', async () => {
    const { page, open } = await world.visitor()
    await open('/allArtifacts')
    const options = page.getByLabel('Sort').getByRole('option')
    expect(await options.allInnerTexts()).toEqual([
      'Name (A–Z)',
      'Name (Z–A)',
      'Newest First',
      'Oldest First',
    ])
    expect(await options.evaluateAll((all) => all.map((option) => option.getAttribute('value')))).toEqual([
      'name-asc',
      'name-desc',
      'date-desc',
      'date-asc',
    ])
  })

  it('9.3 a password of 6 characters is enough, one of 5 is not', async () => {
    const { page, open } = await world.visitor()
    await open('/signup')
    await fillSignUp(page, { name: 'Ada', email: newEmail(), password: 'Abcde' })
    await signUpButton(page).click()
    await expectSoon(() => page.getByLabel(/^Password/).getAttribute('aria-invalid'), 'true')
    await page.getByLabel(/^Password/).fill('Abcdef')
    await signUpButton(page).click()
    await expectShown(page.getByRole('dialog', { name: 'Signed Up!' }))
  })

  it('9.4 cards stand in 1 to 4 columns, featured ones in 1, 2 and 3', async () => {
    const { page, open } = await world.visitor()
    const widths = [360, 700, 1000, 1300]
    const columns = async (list: Locator) => {
      await list.getByRole('article').first().waitFor()
      const counts: number[] = []
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        counts.push(await columnsOf(list))
      }
      return counts
    }
    await open('/allArtifacts')
    expect(await columns(page.getByRole('main').getByRole('list'))).toEqual([1, 2, 3, 4])
    await open('/')
    const featured = page.getByRole('region', { name: 'Featured Artifacts' }).getByRole('list')
    expect(await columns(featured)).toEqual([1, 1, 2, 3])
  })

  it('9.5 hero: 7000 ms, 1000 ms, loop, horizontal, not stopped by interaction, 70% of the height, text 3 s', async () => {
    const { page, open } = await world.visitor({ viewport: { width: 1280, height: 1000 } })
    await page.clock.install()
    await open('/')
    const hero = page.getByRole('region', { name: 'Highlights' })
    const frame = hero.locator('.swiper')
    await expectShown(hero.locator('.swiper-initialized'))
    expect((await frame.boundingBox())?.height).toBe(700)
    const headline = hero.getByRole('heading', { name: 'Unveiling the Past' })
    expect(
      await headline.evaluate((text) => getComputedStyle(text.parentElement ?? text).animationDuration),
    ).toBe('3s')
    const slide = (place: number) => hero.getByRole('group', { name: `${place} of 3` })
    const track = hero.locator('.swiper-wrapper')
    // Noted as they begin: on a busy machine a second is over before anybody looks.
    const travels = await track.evaluateHandle((wrapper) => {
      const noted: unknown[] = []
      wrapper.addEventListener('transitionrun', (event) => {
        if (event.target !== wrapper || !(event instanceof TransitionEvent)) return
        noted.push([event.propertyName, wrapper.getAnimations()[0]?.effect?.getTiming().duration])
      })
      return noted
    })
    const isMoving = () => track.evaluate((wrapper) => wrapper.getAnimations().length > 0)
    // A person turns the page; the slides then go on by themselves.
    const startY = (await track.boundingBox())?.y
    await hero.getByRole('button', { name: 'Next slide' }).click()
    await expectShown(slide(2))
    await expectSoon(() => travels.jsonValue(), [['transform', 1000]])
    await expectSoon(isMoving, false)
    expect((await track.boundingBox())?.y).toBe(startY)
    // From here on the clock moves only when it is told to.
    await page.clock.pauseAt(Date.now() + 60_000)
    const expectNext = (place: number) =>
      expectSoon(async () => {
        await page.clock.runFor(100)
        return slide(place).isVisible()
      }, true)
    await expectNext(3)
    for (const [shown, next] of [
      [3, 1],
      [1, 2],
    ] as const) {
      await expectSoon(isMoving, false)
      await page.clock.runFor(6900)
      expect(await slide(shown).isVisible()).toBe(true)
      await expectNext(next)
    }
  })

  it('9.6 cards enter within 2 s', async () => {
    const { page, open } = await world.visitor()
    await open('/')
    const card = page.getByRole('region', { name: 'Featured Artifacts' }).getByRole('listitem').first()
    expect(await card.evaluate((item) => getComputedStyle(item).animationDuration)).toBe('2s')
  })

  it('9.7 toasts: 5000 ms, 320 px; success 1500 ms', async () => {
    const { page, open, signIn } = await world.visitor()
    await open('/signin')
    await fillSignIn(page, 'nobody@example.com', 'Wrong1')
    await signInButton(page).click()
    const failure = toastOf(page, 'The e-mail or the password is wrong.')
    await expectShown(failure)
    expect((await failure.boundingBox())?.width).toBe(320)
    expect(await lifeOf(failure)).toBe('5s')
    const person = await newPerson()
    const id = await addArtifact(person, { artifact_name: unique('Strigil') })
    await signIn(person)
    await open(`/artifact/${id}`)
    await page.getByRole('button', { name: 'Like 0 likes' }).click()
    const success = toastOf(page, 'Liked this artifact!')
    await expectShown(success)
    await success.hover()
    expect((await success.boundingBox())?.width).toBe(320)
    expect(await lifeOf(success)).toBe('1.5s')
  })

  it('9.8 the theme’s key is theme, its values are ancientlight and ancientdark', async () => {
    const { page, open } = await world.visitor()
    await open('/aboutUs')
    const seen: (string | null)[] = []
    for (const name of ['Use dark theme', 'Use light theme']) {
      await page.getByRole('button', { name }).click()
      await page.getByRole('button', { name }).waitFor({ state: 'detached' })
      seen.push(await page.evaluate(() => localStorage.getItem('theme')))
    }
    expect(seen).toEqual(['ancientdark', 'ancientlight'])
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => /theme|mui/i.test(key))),
    ).toEqual(['theme'])
  })

  it('9.10 contact details and the newsletter are placeholders: nothing is sent', async () => {
    const { page, open } = await world.visitor()
    await open('/')
    const sent: string[] = []
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
    const newsletter = page.getByRole('region', { name: 'Newsletter' })
    await newsletter.getByLabel('E-mail').fill('ada@example.com')
    await newsletter.getByRole('button', { name: 'Subscribe', exact: true }).click()
    await expectShown(newsletter.getByText('nothing was sent'))
    expect(sent.filter((request) => /ada(@|%40)example/.test(request))).toEqual([])
    expect(sent.filter((request) => request.includes('/api/'))).toEqual([])
    expect(new URL(page.url()).search).toBe('')
  })
})
