import { Problem } from '@tracker/domain/api/problem.ts'
import { clear, createStore, entries } from 'idb-keyval'
import { expect, it } from 'vitest'
import { appQueryClient } from '#app/query/appQueryClient.ts'
import { createQueryClient } from '#app/query/queryClient.ts'
import { ASSUMED_VISITOR, type CurrentUser, SessionContext } from '#firebase/auth/currentUser.ts'
import { renderAtOnce } from '#test/render.tsx'
import { ADA } from '#test/users.ts'
import OfflineSupport from './OfflineSupport.tsx'
import { openPersistedQueries } from './queryPersister.ts'

const store = createStore('offline', 'queries')
const stored = async () => JSON.stringify(await entries(store))
const KEY = ['artifacts', 'one', 'a']

const withUser = (currentUser: CurrentUser) => (
  <SessionContext value={{ currentUser, number: 0 }}>
    <OfflineSupport />
  </SessionContext>
)

it('keeps what is stored while a sign-in cannot be restored, and deletes it after a sign-out', async () => {
  await clear(store)
  const lastVisit = createQueryClient(async () => {})
  openPersistedQueries(ADA.uid, lastVisit)
  await lastVisit.fetchQuery({ queryKey: KEY, queryFn: () => [{ _id: 'a', artifact_name: 'Stone' }] })
  await expect.poll(stored).toContain('Stone')

  const offline = () => Promise.reject(new Problem('unavailable', 'No network.'))
  const read = () =>
    appQueryClient.fetchQuery<unknown>({ queryKey: KEY, queryFn: offline, retry: 1, retryDelay: 0 })
  const screen = await renderAtOnce(withUser(ASSUMED_VISITOR))
  // Reads do not wait until it is known whose data it is.
  await expect(read()).rejects.toThrow('No network.')
  await screen.rerender(withUser({ status: 'signed-in', user: ADA }))
  expect(await read()).toMatchObject([{ artifact_name: 'Stone' }])

  await screen.rerender(withUser({ status: 'signed-out' }))
  await expect.poll(stored).not.toContain('Stone')
})
