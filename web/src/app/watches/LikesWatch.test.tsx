import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { saveKnown, saveSeen, readLikesSeen } from '#newLikes/likesSeen.ts'
import { expectAccessible } from '#test/axe.ts'
import { fakeApi } from '#test/fakeApi.tsx'
import { renderApp } from '#test/render.tsx'
import { yesterday } from '#test/yesterday.ts'
import { Account } from '#layout/account/Account.tsx'
import { DrawerButton } from '#layout/navigation/DrawerButton.tsx'
import { LikesWatch } from './LikesWatch.tsx'

const USER = { uid: 'ada', email: 'ada@example.com', displayName: 'Ada Hart', photoURL: '' }

const known = (likes: number) => ({ name: 'Ada', since: '2025-03-09T12:00:00.000Z', artifacts: 3, likes })

/** Renders the avatar and the hamburger menu of small screens. */
async function show() {
  const api = fakeApi()
  const app = await renderApp(
    api.provide(
      <nav>
        <DrawerButton onSignOut={() => undefined} />
        <Account user={USER} onSignOut={() => undefined} />
        <LikesWatch uid={USER.uid} />
      </nav>,
    ),
    { user: USER },
  )
  return { ...app, api }
}

const avatar = page.getByRole('button', { name: /^Account of Ada Hart/ })
// Hidden on wide screens.
const menu = page.getByRole('button', { name: 'Menu', includeHidden: true })
const returnToPage = () => document.dispatchEvent(new Event('visibilitychange'))

describe('new likes at the avatar', () => {
  it('are fetched once, and shown in its name, badge, menu and link', async () => {
    saveSeen('ada', 5, yesterday())
    const { api, screen } = await show()
    await expect.poll(() => api.sent.map(({ path }) => path)).toEqual(['/api/contributors/ada'])
    api.respond(200, known(8))
    await expect
      .element(page.getByRole('button', { name: 'Account of Ada Hart, 3 new likes since yesterday' }))
      .toBeVisible()
    await expect.element(menu).toHaveAccessibleDescription('3 new likes since yesterday')
    expect(avatar.element().textContent).toBe('3')
    await avatar.click()
    await expect.element(page.getByRole('link', { name: 'My Artifacts 3 new likes' })).toBeVisible()
    await expectAccessible(screen.locator)
    returnToPage()
    expect(api.sent).toHaveLength(1)
  })

  it('are fetched again when the tab becomes visible after five minutes', async () => {
    saveSeen('ada', 5, yesterday())
    const { api } = await show()
    await expect.poll(() => api.sent).toHaveLength(1)
    api.respond(200, known(5))
    saveKnown('ada', 5, Date.now() - 6 * 60_000)
    returnToPage()
    await expect.poll(() => api.sent).toHaveLength(2)
  })

  it('that are known already are shown without a query', async () => {
    saveSeen('ada', 5, yesterday())
    saveKnown('ada', 6)
    const { api } = await show()
    await expect.element(page.getByRole('button', { name: /1 new like since yesterday$/ })).toBeVisible()
    expect(api.sent).toEqual([])
  })

  it('disappear when they are seen in another tab', async () => {
    saveSeen('ada', 5, yesterday())
    saveKnown('ada', 6)
    await show()
    await expect.element(page.getByRole('button', { name: /1 new like since/ })).toBeVisible()
    const seen = { ...readLikesSeen('ada'), total: 6 }
    localStorage.setItem('likes-seen', JSON.stringify(seen))
    dispatchEvent(new StorageEvent('storage', { key: 'likes-seen' }))
    await expect.element(page.getByRole('button', { name: 'Account of Ada Hart', exact: true })).toBeVisible()
    expect(menu.element().hasAttribute('aria-describedby')).toBe(false)
  })

  it('of a user without artifacts are not fetched any more', async () => {
    saveSeen('ada', 5, yesterday())
    const { api } = await show()
    await expect.poll(() => api.sent).toHaveLength(1)
    api.respond(404, { message: 'No artifact.' })
    await expect.poll(() => readLikesSeen('ada')).toBeNull()
  })
})

describe('no query runs', () => {
  async function watch(uid: string) {
    const api = fakeApi()
    await renderApp(api.provide(<LikesWatch uid={uid} />))
    return api
  }

  it('for users who have never visited My Artifacts', async () => {
    expect((await watch('ada')).sent).toEqual([])
  })

  it('for another user, whose stored likes are deleted', async () => {
    saveSeen('ada', 5, yesterday())
    expect((await watch('bea')).sent).toEqual([])
    expect(localStorage.getItem('likes-seen')).toBeNull()
  })

  it('on a slow connection', async () => {
    saveSeen('ada', 5, yesterday())
    saveKnown('ada', 6, yesterday())
    const connection = { saveData: true, effectiveType: '4g' }
    const before = Object.getOwnPropertyDescriptor(navigator, 'connection')
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
    const api = await watch('ada')
    if (before) Object.defineProperty(navigator, 'connection', before)
    else Reflect.deleteProperty(navigator, 'connection')
    expect(api.sent).toEqual([])
  })
})
