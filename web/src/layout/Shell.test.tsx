import { SITE } from '@tracker/domain/site/site.ts'
import { Route, Routes, useLocation } from 'react-router'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import type { CurrentUser } from '#firebase/auth/currentUser.ts'
import { toast } from '#notifications/toast.ts'
import { expectAccessible } from '#test/axe.ts'
import { forceColours } from '#test/media.ts'
import { renderApp } from '#test/render.tsx'
import { Shell } from './Shell.tsx'

const ALWAYS = {
  Home: '/',
  'All Artifacts': '/allArtifacts',
  'About Us': '/aboutUs',
  'Contact Us': '/contactUs',
}
const GUEST = { 'Sign Up': '/signup', 'Sign In': '/signin' }
const ADD = { 'Add Artifact': '/addArtifact' }
const OWN = {
  'Mary LeakeyYour account': '/account',
  'My Artifacts': '/myArtifacts',
  'My Liked Artifacts': '/likedArtifacts',
  'My Lists': '/lists',
  'Import a spreadsheet': '/import',
}

const VISITOR: CurrentUser = { status: 'signed-out' }
const MARY = { uid: 'mary', email: 'mary@example.com', displayName: 'Mary Leakey', photoURL: '' }

const userOf = (account: CurrentUser) => {
  if (account.status === 'unknown') return {}
  return { user: account.status === 'signed-in' ? account.user : null }
}

/** Renders the layout around a page for an account. Returns a counter of sign-out requests. */
async function renderShell(account: CurrentUser, at = '/aboutUs') {
  const onSignOut = vi.fn<() => void>()
  const app = await renderApp(
    <Routes>
      <Route element={<Shell onSignOut={onSignOut} />}>
        <Route path="*" element={<h1 style={{ height: '300vh' }}>A page</h1>} />
      </Route>
    </Routes>,
    { at, ...userOf(account) },
  )
  return { ...app, onSignOut }
}
const renderMember = (profile = {}) => renderShell({ status: 'signed-in', user: { ...MARY, ...profile } })

const bar = page.getByRole('navigation', { name: 'Main' })
const avatar = page.getByRole('button', { name: 'Account of Mary Leakey' })
const signOut = page.getByRole('button', { name: 'Sign Out' })
const drawer = page.getByRole('dialog', { name: 'Menu' })
const openDrawer = () => bar.getByRole('button', { name: 'Menu' }).click()

/** Links in a container by name, without the brand of small screens. */
function linksIn(place: Locator): Record<string, string | null> {
  const links = place.getByRole('link').elements()
  const named = links.map((link) => [link.textContent, link.getAttribute('href')] as const)
  return Object.fromEntries(named.filter(([name]) => name !== SITE.name))
}

describe('the layout on wide screens', () => {
  it.each([
    ['above the bar on Home, with the tagline', '/', true],
    ['at the left of the bar elsewhere', '/aboutUs', false],
  ])('2.15 a brand header with logo and name stands %s', async (_, at, isAbove) => {
    await renderShell(VISITOR, at)
    const header = page.getByRole('banner')
    const brand = header.getByRole('link', { name: new RegExp(`^${SITE.name}`) })
    await expect.element(brand).toBeVisible()
    expect(brand.element().querySelectorAll('svg')).toHaveLength(1)
    expect(header.getByText(SITE.tagline).query() !== null).toBe(isAbove)
    const [place, links] = [header, bar].map((part) => part.element().getBoundingClientRect())
    expect((place?.bottom ?? 0) <= (links?.top ?? 0)).toBe(isAbove)
    expect((place?.right ?? 0) <= (links?.left ?? 0)).toBe(!isAbove)
  })

  it('nothing in the bar moves when the session of a member is known', async () => {
    document.documentElement.dataset.member = ''
    onTestFinished(() => void delete document.documentElement.dataset.member)
    const toggle = bar.getByRole('button', { name: 'Use dark theme' })
    const leftOf = (element: Element | null | undefined) => element?.getBoundingClientRect().left
    /** Left edges of the links, the toggle, and the account's circle. */
    const places = (circle: () => Element | null | undefined) => [
      ...bar
        .getByRole('link')
        .elements()
        .map((link) => [link.textContent, leftOf(link)]),
      leftOf(toggle.element()),
      leftOf(circle()),
      circle()?.clientWidth,
    ]
    const { screen } = await renderShell({ status: 'unknown' })
    const before = places(() => toggle.element().nextElementSibling)
    await screen.unmount()
    await renderMember()
    expect(places(() => avatar.element().firstElementChild)).toEqual(before)
  })

  it('2.16 the navigation bar stays in sight', async () => {
    await renderShell(VISITOR)
    window.scrollTo({ top: 1200, behavior: 'instant' })
    await expect.poll(() => bar.element().getBoundingClientRect().y).toBe(0)
  })

  it('the first tab stop skips the navigation', async () => {
    await renderShell(VISITOR)
    await userEvent.tab()
    await expect.element(page.getByRole('link', { name: 'Skip to the content' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('main')).toHaveFocus()
  })

  it('2.17 the routed page is in the main area', async () => {
    await renderShell(VISITOR)
    await expect
      .element(page.getByRole('main').getByRole('heading', { name: 'A page', level: 1 }))
      .toBeVisible()
  })

  it('2.18 the footer has logo, tagline, copyright with this year, and three networks in new tabs', async () => {
    await renderShell(VISITOR)
    const footer = page.getByRole('contentinfo')
    await expect.element(footer.getByText(SITE.tagline)).toBeVisible()
    await expect
      .element(footer.getByText(`© ${new Date().getFullYear()} ${SITE.name}. ${SITE.rightsLine}`))
      .toBeVisible()
    const networks = footer.getByRole('list', { name: 'Social networks' }).getByRole('link').elements()
    expect(networks.map((link) => link.getAttribute('target'))).toEqual(['_blank', '_blank', '_blank'])
    for (const link of networks) {
      expect(link.getAttribute('rel')).toContain('noopener')
      expect(link.getAttribute('href')).toMatch(/^https:\/\//)
    }
    expect(footer.element().querySelectorAll('svg')).toHaveLength(4)
  })

  it('2.19 and 2.21 visitors see the pages, Sign Up and Sign In; the current page is marked', async () => {
    await renderShell(VISITOR)
    expect(linksIn(bar)).toEqual({ ...ALWAYS, ...GUEST })
    await expect.element(bar.getByRole('link', { name: 'About Us' })).toHaveAttribute('aria-current', 'page')
    await bar.getByRole('link', { name: 'Contact Us' }).click()
    await expect
      .element(bar.getByRole('link', { name: 'Contact Us' }))
      .toHaveAttribute('aria-current', 'page')
  })

  it('marks only the current page with forced colours', async () => {
    await renderShell(VISITOR)
    await forceColours()
    const bars = bar
      .getByRole('link')
      .elements()
      .filter((link) => link.textContent !== SITE.name)
      .map((link) => [link.textContent, getComputedStyle(link).borderBottomWidth] as const)
    expect(bars.filter(([, width]) => width !== '0px').map(([name]) => name)).toEqual(['About Us'])
  })

  it('2.20 members see Add Artifact, and no way to sign in', async () => {
    await renderMember()
    await expect.element(avatar).toBeVisible()
    expect(linksIn(bar)).toEqual({ ...ALWAYS, ...ADD })
  })

  it('4.1 shows the links of members while the session is unknown and a user may be signed in', async () => {
    document.documentElement.dataset.member = ''
    onTestFinished(() => void delete document.documentElement.dataset.member)
    const { screen } = await renderShell({ status: 'unknown' })
    expect(linksIn(bar)).toEqual({ ...ALWAYS, ...ADD })
    expect(avatar.query()).toBeNull()
    await screen.unmount()
    await renderShell(VISITOR)
    expect(linksIn(bar)).toMatchObject(GUEST)
  })

  it('shows the sign-in links at once in a browser without a session', async () => {
    await renderShell({ status: 'unknown' })
    expect(linksIn(bar)).toMatchObject(GUEST)
  })

  it('2.22 the avatar opens a menu with the name, the own lists and Sign Out', async () => {
    const { onSignOut, address } = await renderMember()
    await avatar.click()
    await expect.element(bar.getByText('Mary Leakey')).toBeVisible()
    expect(linksIn(bar)).toMatchObject(OWN)
    await expectAccessible(bar)
    await bar.getByRole('link', { name: 'My Liked Artifacts' }).click()
    await expect.element(signOut).not.toBeInTheDocument()
    await expect.poll(address).toBe('/likedArtifacts')
    await avatar.click()
    await signOut.click()
    await expect.element(signOut).not.toBeInTheDocument()
    expect(onSignOut).toHaveBeenCalledOnce()
  })

  it('2.23 the avatar is the photo of the person, and the initials when it does not load', async () => {
    const { screen } = await renderMember({ photoURL: `${location.origin}/icon-192.png` })
    await expect
      .poll(() => avatar.element().querySelector('img')?.getAttribute('src'))
      .toContain('/icon-192.png')
    await screen.unmount()
    await renderMember({ photoURL: `${location.origin}/no-such-photo.png` })
    await expect.poll(() => avatar.element().querySelector('[data-initials="ML"]')).not.toBeNull()
  })

  it('2.25 a click outside and Escape close the menu, and Escape returns the focus', async () => {
    await renderMember()
    await avatar.click()
    await expect.element(signOut).toBeVisible()
    await page.getByRole('heading', { name: 'A page' }).click()
    await expect.element(signOut).not.toBeInTheDocument()
    await avatar.click()
    await expect.element(signOut).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(signOut).not.toBeInTheDocument()
    await expect.element(avatar).toHaveFocus()
  })

  it('2.26 toasts are in the navigation bar', async () => {
    await renderShell(VISITOR)
    toast.failure('The lamp went out.')
    const failure = bar.getByRole('alert').filter({ hasText: 'The lamp went out.' })
    await expect.element(failure).toBeVisible()
    /** True if it is just below the bar, which it does not cover. */
    const isBelow = () => {
      const gap = failure.element().getBoundingClientRect().top - bar.element().getBoundingClientRect().bottom
      return gap >= 0 && gap < 24
    }
    await expect.poll(isBelow).toBe(true)
    window.scrollTo({ top: 1200, behavior: 'instant' })
    await expect.poll(() => bar.element().getBoundingClientRect().y).toBe(0)
    await expect.poll(isBelow).toBe(true)
  })
})

/** The destination after sign-in. */
function Destination() {
  const location = useLocation()
  return <p>On to {JSON.stringify(location.state)}</p>
}

it('switching from Sign In to Sign Up in the bar keeps the return path', async () => {
  await renderApp(
    <Routes>
      <Route element={<Shell onSignOut={() => {}} />}>
        {/* The sign-in form has not loaded yet. */}
        <Route path="/signin" element={null} />
        <Route path="/signup" element={<Destination />} />
      </Route>
    </Routes>,
    { at: { pathname: '/signin', state: { from: '/myArtifacts' } }, user: null },
  )
  await bar.getByRole('link', { name: 'Sign Up' }).click()
  await expect.element(page.getByText('On to {"from":"/myArtifacts"}')).toBeVisible()
})

describe('the layout on phones', () => {
  beforeEach(() => page.viewport(360, 740))

  it('2.24 a hamburger lists the same links and the theme toggle', async () => {
    const { address } = await renderShell(VISITOR, '/')
    await expect.element(page.getByText(SITE.tagline).first()).not.toBeVisible()
    expect(page.getByRole('banner').query()).toBeNull()
    await openDrawer()
    await expect.element(drawer.getByRole('link', { name: 'Sign In' })).toBeVisible()
    expect(linksIn(drawer)).toEqual({ ...ALWAYS, ...GUEST })
    await drawer.getByRole('button', { name: 'Use dark theme' }).click()
    await drawer.getByRole('button', { name: 'Use light theme' }).click()
    await drawer.getByRole('link', { name: 'Contact Us' }).click()
    await expect.element(drawer).not.toBeInTheDocument()
    await expect.poll(address).toBe('/contactUs')
  })

  it('for members it has links to their lists and Sign Out', async () => {
    const { onSignOut } = await renderMember()
    await openDrawer()
    await expect.element(drawer.getByText('Mary Leakey')).toBeVisible()
    expect(linksIn(drawer)).toEqual({ ...ALWAYS, ...ADD, ...OWN })
    await drawer.getByRole('button', { name: 'Sign Out' }).click()
    expect(onSignOut).toHaveBeenCalledOnce()
  })

  it('a click outside closes the drawer, and so do Escape and its button', async () => {
    await renderShell(VISITOR)
    for (const close of [
      () => userEvent.keyboard('{Escape}'),
      () => userEvent.click(document.body, { position: { x: 10, y: 400 }, force: true }),
      () => drawer.getByRole('button', { name: 'Close menu' }).click(),
    ]) {
      await openDrawer()
      await expect.element(drawer).toBeVisible()
      await close()
      await expect.element(drawer).not.toBeInTheDocument()
    }
  })
})
