import { Problem } from '@tracker/domain/api/problem.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { clear, createStore, entries } from 'idb-keyval'
import { expect, it } from 'vitest'
import { appQueryClient } from '#app/query/appQueryClient.ts'
import { ASSUMED_VISITOR, type CurrentUser, SessionContext } from '#firebase/auth/currentUser.ts'
import { renderAtOnce } from '#test/render.tsx'
import { ADA } from '#test/users.ts'
import OfflineSupport from './OfflineSupport.tsx'

const store = createStore('offline', 'queries')
const stored = async () => JSON.stringify(await entries(store))
const KEY = ['artifacts', 'one', 'a']

const withUser = (currentUser: CurrentUser) => (
  <SessionContext value={{ currentUser, number: 0 }}>
    <QueryClientProvider client={appQueryClient}>
      <OfflineSupport />
      <p>{'isAssumed' in currentUser ? 'perhaps signed out' : currentUser.status}</p>
    </QueryClientProvider>
  </SessionContext>
)

const read = (queryFn: () => unknown) =>
  appQueryClient.fetchQuery<unknown>({ queryKey: KEY, queryFn, staleTime: 0, retry: 1, retryDelay: 0 })

it('keeps what is stored while it is unknown who is signed in, and deletes it after a sign-out', async () => {
  await clear(store)
  const member: CurrentUser = { status: 'signed-in', user: ADA }
  const screen = await renderAtOnce(withUser(member))
  const storeStone = async () => {
    // Another user's data, which an earlier test has left, ends with its reads.
    await read(() => [{ _id: 'a', artifact_name: 'Stone' }]).catch(() => null)
    return stored()
  }
  await expect.poll(storeStone).toContain('Stone')

  await screen.rerender(withUser(ASSUMED_VISITOR))
  await expect.element(screen.getByText('perhaps signed out')).toBeVisible()
  await screen.rerender(withUser(member))
  await expect.element(screen.getByText('signed-in')).toBeVisible()
  const offline = () => Promise.reject(new Problem('unavailable', 'No network.'))
  expect(await read(offline)).toMatchObject([{ artifact_name: 'Stone' }])

  await screen.rerender(withUser({ status: 'signed-out' }))
  await expect.poll(stored).not.toContain('Stone')
})
