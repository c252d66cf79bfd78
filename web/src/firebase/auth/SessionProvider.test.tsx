import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeIdentityProvider } from '#test/identityProvider.ts'
import { renderApp } from '#test/render.tsx'
import { useCurrentUser } from './currentUser.ts'
import { SessionProvider } from './SessionProvider.tsx'
import { hasSessionHint } from './sessionHint.ts'

function WhoIsHere() {
  const currentUser = useCurrentUser()
  return <p>{currentUser.status === 'signed-in' ? currentUser.user.uid : currentUser.status}</p>
}

// Removes data of an earlier test file.
beforeEach(async () => {
  localStorage.clear()
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
  await expect.element(page.getByText('signed-out')).toBeVisible()
  expect(provider.calls).toEqual([])

  // Imported in advance, because the development server is slow to serve so many files.
  const [{ endSession, signInWithPassword }] = await Promise.all([
    import('./auth.ts'),
    import('./AuthSession.tsx'),
  ])
  await signInWithPassword('ada@example.com', 'Antiquity1')
  await expect.element(page.getByText('ada')).toBeVisible()
  expect(await hasSessionHint()).toBe(true)

  await endSession()
  await expect.element(page.getByText('signed-out')).toBeVisible()
  await expect.poll(hasSessionHint).toBe(false)
})
