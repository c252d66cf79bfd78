import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectShown, expectGone, expectAddress, expectSoon } from '../support/expectations.ts'
import { fillSignIn, nav, openMenu, signInButton, toastOf } from '../support/pages.ts'
import { newPerson } from '../support/people.ts'
import { PHONE, withWorld } from '../support/world.ts'

const world = withWorld()

const PHOTO = 'https://photos.example/ada.png'
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

async function linksIn(place: Locator): Promise<Record<string, string>> {
  const links = await place
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => [link.textContent.trim(), link.getAttribute('href') ?? '']))
  return Object.fromEntries(links)
}

const ALWAYS = {
  Home: '/',
  'All Artifacts': '/allArtifacts',
  'About Us': '/aboutUs',
  'Contact Us': '/contactUs',
}
const GUEST = { 'Sign Up': '/signup', 'Sign In': '/signin' }
const ADD = { 'Add Artifact': '/addArtifact' }
const OWN = { 'My Artifacts': '/myArtifacts', 'My Liked Artifacts': '/likedArtifacts' }

/** The links of the bar, without the small screens' brand. */
async function barLinks(page: Page) {
  const links = await linksIn(nav(page))
  delete links['Artifact Tracker']
  return links
}

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' })

async function openDrawer(page: Page): Promise<Locator> {
  await nav(page).getByRole('button', { name: 'Menu' }).click()
  await expectShown(drawer(page))
  return drawer(page)
}

describe('section 2, shared layout', () => {
  it('2.15 a brand header with logo and name stands above the bar on wide screens, and only there', async () => {
    const wide = await world.visitor()
    await wide.open('/aboutUs')
    const brand = wide.page.getByRole('banner').getByRole('link', { name: /^Artifact Tracker/ })
    await expectShown(brand.getByText('Artifact Tracker', { exact: true }))
    expect(await brand.locator('svg').count()).toBe(1)
    const small = await world.visitor({ viewport: PHONE })
    await small.open('/aboutUs')
    expect(await small.page.getByRole('banner').isVisible()).toBe(false)
  })

  it('2.16 the navigation bar stays in sight', async () => {
    const { page, open } = await world.visitor()
    await open('/')
    await page.mouse.wheel(0, 1500)
    await expectSoon(() => page.evaluate(() => scrollY > 1000), true)
    expect((await nav(page).boundingBox())?.y).toBe(0)
  })

  it('2.17 the routed page is in the main area', async () => {
    const { page, open } = await world.visitor()
    await open('/aboutUs')
    await expectShown(page.getByRole('main').getByRole('heading', { name: 'About Us', level: 1 }))
    await nav(page).getByRole('link', { name: 'Contact Us' }).click()
    await expectShown(page.getByRole('main').getByRole('heading', { name: 'Contact Us', level: 1 }))
  })

  it('2.18 the footer has logo, tagline, copyright with this year, and three networks in new tabs', async () => {
    const { page, open } = await world.visitor()
    await open('/contactUs')
    const footer = page.getByRole('contentinfo')
    await expectShown(footer.getByText('the best platform to track Artifacts', { exact: true }))
    await expectShown(footer.getByText(`© ${new Date().getFullYear()} Artifact Tracker.`))
    const networks = footer.getByRole('list', { name: 'Social networks' }).getByRole('link')
    expect(await networks.count()).toBe(3)
    for (const link of await networks.all()) {
      expect(await link.getAttribute('target')).toBe('_blank')
      expect(await link.getAttribute('rel')).toContain('noopener')
      expect(await link.getAttribute('href')).toMatch(/^https:\/\//)
    }
    expect(await footer.locator('svg').count()).toBe(4)
  })
})

describe('section 2, navigation links', () => {
  it('2.19 Home, All Artifacts, About Us and Contact Us are always shown', async () => {
    const guest = await world.visitor()
    await guest.open('/aboutUs')
    expect(await barLinks(guest.page)).toMatchObject(ALWAYS)
    const member = await world.member(await newPerson())
    await member.open('/aboutUs')
    expect(await barLinks(member.page)).toMatchObject(ALWAYS)
    for (const [name, path] of Object.entries(ALWAYS)) {
      await nav(member.page).getByRole('link', { name, exact: true }).click()
      await expectAddress(member.page, path)
    }
  })

  it('2.20 Add Artifact is shown only when signed in', async () => {
    const member = await world.member(await newPerson())
    await member.open('/aboutUs')
    await expectShown(nav(member.page).getByRole('link', { name: 'Add Artifact' }))
    expect(await barLinks(member.page)).toEqual({ ...ALWAYS, ...ADD })
  })

  it('2.21 Sign Up and Sign In are shown only when signed out', async () => {
    const { page, open } = await world.visitor()
    await open('/aboutUs')
    await expectShown(nav(page).getByRole('link', { name: 'Sign In' }))
    expect(await barLinks(page)).toEqual({ ...ALWAYS, ...GUEST })
  })

  it('2.22 the avatar opens a menu with the name, the own lists and Sign Out', async () => {
    const { page, open } = await world.member(await newPerson({ name: 'Mary Leakey' }))
    await open('/aboutUs')
    await openMenu(page, 'Mary Leakey')
    await expectShown(nav(page).getByText('Mary Leakey', { exact: true }))
    await expectShown(nav(page).getByRole('button', { name: 'Sign Out', exact: true }))
    expect(await barLinks(page)).toMatchObject(OWN)
    await nav(page).getByRole('link', { name: 'My Liked Artifacts' }).click()
    await expectAddress(page, '/likedArtifacts')
    await openMenu(page, 'Mary Leakey')
    await nav(page).getByRole('link', { name: 'My Artifacts' }).click()
    await expectAddress(page, '/myArtifacts')
    expect(await nav(page).getByRole('button', { name: 'Sign Out' }).isVisible()).toBe(false)
  })

  it('2.23 the avatar is the photo of the person, and the initials when it does not load', async () => {
    const person = await newPerson({ name: 'Mary Leakey', photoUrl: PHOTO })
    const { page, open } = await world.member(person)
    await page.route(PHOTO, (route) => route.fulfill({ contentType: 'image/png', body: PIXEL }))
    await open('/')
    const avatar = page.getByRole('button', { name: 'Account of Mary Leakey' })
    await expectShown(avatar.locator(`img[src="${PHOTO}"]`))
    await page.unrouteAll()
    await page.route(PHOTO, (route) => route.abort())
    await open('/aboutUs')
    await expectShown(avatar.locator('[data-initials="ML"]'))
    expect(await avatar.locator('img').count()).toBe(0)
  })

  it('2.24 on small screens a hamburger lists the same links and the theme toggle', async () => {
    const guest = await world.visitor({ viewport: PHONE })
    await guest.open('/aboutUs')
    const closed = await openDrawer(guest.page)
    await expectShown(closed.getByRole('link', { name: 'Sign In' }))
    expect(await linksIn(closed)).toEqual({ ...ALWAYS, ...GUEST })
    await closed.getByRole('button', { name: 'Use dark theme' }).click()
    expect(await guest.page.locator('html').getAttribute('data-theme')).toBe('ancientdark')
    await closed.getByRole('link', { name: 'Contact Us' }).click()
    await expectAddress(guest.page, '/contactUs')
    await expectGone(drawer(guest.page))

    const member = await world.member(await newPerson({ name: 'Mary Leakey' }), { viewport: PHONE })
    await member.open('/aboutUs')
    const own = await openDrawer(member.page)
    expect(await linksIn(own)).toEqual({ ...ALWAYS, ...ADD, ...OWN })
    await expectShown(own.getByText('Mary Leakey', { exact: true }))
    await expectShown(own.getByRole('button', { name: 'Sign Out', exact: true }))
  })

  it('2.25 a click outside closes a menu, and so does Escape', async () => {
    const { page, open } = await world.member(await newPerson({ name: 'Mary Leakey' }))
    await open('/aboutUs')
    const signOut = nav(page).getByRole('button', { name: 'Sign Out' })
    await openMenu(page, 'Mary Leakey')
    await expectShown(signOut)
    await page.getByRole('heading', { name: 'Our Mission' }).click()
    await expectGone(signOut)
    await openMenu(page, 'Mary Leakey')
    await expectShown(signOut)
    await page.keyboard.press('Escape')
    await expectGone(signOut)
    expect(
      await page
        .getByRole('button', { name: 'Account of Mary Leakey' })
        .evaluate((it) => it === document.activeElement),
    ).toBe(true)

    const phone = await world.visitor({ viewport: PHONE })
    await phone.open('/aboutUs')
    await openDrawer(phone.page)
    await phone.page.mouse.click(10, 400)
    await expectGone(drawer(phone.page))
    await openDrawer(phone.page)
    await phone.page.keyboard.press('Escape')
    await expectGone(drawer(phone.page))
  })

  it('2.26 toasts are in the navigation bar', async () => {
    const { page, open } = await world.visitor()
    await open('/signin')
    await fillSignIn(page, 'nobody@example.com', 'Wrong1')
    await signInButton(page).click()
    await expectShown(toastOf(page, 'The e-mail or the password is wrong.'))
    expect(await nav(page).locator('[data-toast]').count()).toBe(1)
  })
})
