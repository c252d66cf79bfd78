import { useState } from 'react'
import { Route, Routes } from 'react-router'
import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { ASSUMED_VISITOR, type Session, SessionContext } from '#firebase/auth/currentUser.ts'
import { renderApp } from '#test/render.tsx'
import { ADA } from '#test/users.ts'
import { RequireUser } from './RequireUser.tsx'

const OUTCOMES = {
  'Signed in': { currentUser: { status: 'signed-in', user: ADA }, number: 1 },
  'Signed out': { currentUser: { status: 'signed-out' }, number: 1 },
  'Not known in time': { currentUser: ASSUMED_VISITOR, number: 1 },
} as const satisfies Record<string, Session>

/** A protected page in a session that becomes known by a button. */
function App() {
  const [session, setSession] = useState<Session>({ currentUser: { status: 'unknown' }, number: 0 })
  return (
    <SessionContext value={session}>
      {Object.entries(OUTCOMES).map(([name, outcome]) => (
        <button key={name} onClick={() => setSession(outcome)}>
          {name}
        </button>
      ))}
      <Routes>
        <Route element={<RequireUser />}>
          <Route path="/likedArtifacts" element={<h1>Liked</h1>} />
          <Route path="/artifact/stone" element={<h1>Stone</h1>} />
        </Route>
        <Route path="/signin" element={<h1>Sign In</h1>} />
      </Routes>
    </SessionContext>
  )
}

it.each([
  ['Signed in', 'Liked', '/likedArtifacts?from=mail#list'],
  ['Signed out', 'Sign In', '/signin'],
  ['Not known in time', 'This could not be shown', '/likedArtifacts?from=mail#list'],
])(
  '2.13 a protected route shows a loading indicator and keeps its address while the session is unknown: %s',
  async (outcome, heading, end) => {
    const { address } = await renderApp(<App />, { at: '/likedArtifacts?from=mail#list' })
    await expect.element(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible()
    expect(address()).toBe('/likedArtifacts?from=mail#list')
    await page.getByRole('button', { name: outcome }).click()
    await expect.element(page.getByRole('heading', { name: heading })).toBeVisible()
    expect(address()).toBe(end)
  },
)

it.each([
  ['an artifact', '/artifact/stone', true],
  ['another page, to which a member went from an artifact', '/likedArtifacts', false],
])(
  'where somebody has signed in, %s waits with the skeleton of an artifact: %s, %s',
  async (_, at, isSkeleton) => {
    document.documentElement.dataset['artifact'] = ''
    onTestFinished(() => void delete document.documentElement.dataset['artifact'])
    const { screen } = await renderApp(<App />, { at })
    await expect.element(page.getByRole('status').filter({ hasText: 'Loading' })).toBeInTheDocument()
    const [places, rings] = ['nav', 'output svg'].map((part) =>
      [...screen.container.querySelectorAll(part)].filter((element) => element.checkVisibility()),
    )
    expect([places?.length, rings?.length]).toEqual(isSkeleton ? [1, 0] : [0, 1])
  },
)
