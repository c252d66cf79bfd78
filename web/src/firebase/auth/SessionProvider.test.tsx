import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { fakeIdentityProvider } from '#test/identityProvider.ts'
import { renderApp } from '#test/render.tsx'
import { useCurrentUser } from './currentUser.ts'
import { sessionFailure } from './sessionFailure.ts'
import { SessionProvider } from './SessionProvider.tsx'
import { authRequested, maySessionExist, setSessionHint } from './sessionHint.ts'

function WhoIsHere() {
  const currentUser = useCurrentUser()
  if (currentUser.status === 'signed-in') return <p>{currentUser.user.uid}</p>
  return <p>{'isAssumed' in currentUser ? 'perhaps signed-out' : currentUser.status}</p>
}

// Imported in advance, because the development server is slow to serve so many files.
const imported = Promise.all([import('./auth.ts'), import('./AuthSession.tsx')])

// Removes data of an earlier test file.
beforeAll(async () => {
  await imported
  await new Promise((resolve) => {
    indexedDB.deleteDatabase('firebaseLocalStorageDb').addEventListener('success', resolve)
  })
})

test('a visitor is signed out in the first render', async () => {
  const seen = new Set<string>()
  const Status = () => void seen.add(useCurrentUser().status)
  await renderApp(
    <SessionProvider>
      <Status />
      <WhoIsHere />
    </SessionProvider>,
  )
  await expect.element(page.getByText('signed-out')).toBeVisible()
  expect([...seen]).toEqual(['signed-out'])
})

test('a visitor is signed out at once; a sign-in updates the session and the hint until the sign-out', async () => {
  const provider = fakeIdentityProvider()
  await renderApp(
    <SessionProvider>
      <WhoIsHere />
    </SessionProvider>,
  )
  await expect.element(page.getByText('signed-out', { exact: true })).toBeVisible()
  expect(provider.calls).toEqual([])

  const [{ endSession, signInWithPassword }] = await imported
  await signInWithPassword('ada@example.com', 'Antiquity1')
  await expect.element(page.getByText('ada')).toBeVisible()
  expect(maySessionExist()).toBe(true)

  await endSession()
  await expect.element(page.getByText('signed-out', { exact: true })).toBeVisible()
  await expect.poll(maySessionExist).toBe(false)
})

test('a user whose sign-in cannot be restored in time is only assumed to be signed out', async () => {
  fakeIdentityProvider()
  setSessionHint(true)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  // Auth is not loaded on a page that is never idle.
  authRequested.set(false)
  vi.stubGlobal('requestIdleCallback', () => 0)
  await renderApp(
    <SessionProvider>
      <WhoIsHere />
    </SessionProvider>,
  )
  await vi.advanceTimersByTimeAsync(9_999)
  await expect.element(page.getByText('unknown')).toBeVisible()
  await vi.advanceTimersByTimeAsync(1)
  await expect.element(page.getByText('perhaps signed-out')).toBeVisible()
  vi.useRealTimers()
  sessionFailure.get()?.retry()
  await expect.element(page.getByText('signed-out', { exact: true })).toBeVisible()
  expect(sessionFailure.get()).toBeNull()
})
