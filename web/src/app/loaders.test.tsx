import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { createMemoryRouter, type RouteObject, useParams } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterEach, expect, it, vi } from 'vitest'
import { lastUser, UNKNOWN_SESSION } from '#firebase/auth/currentUser.ts'
import { renderAtOnce } from '#test/render.tsx'
import { ADA, CURATOR } from '#test/users.ts'
import { forCurators, forMembers, loaderOf, type Read } from './loaders.ts'
import { createRouter, loadMatchedRoutes } from './router.ts'

afterEach(() => lastUser.set(UNKNOWN_SESSION.currentUser))

const recordOf = (id: string | undefined, answer: () => Promise<string>) => ({
  queryKey: ['record', id],
  queryFn: answer,
  staleTime: Infinity,
})

it('data is read while the code of its screen loads, once, and an unfinished read does not hold up the screen', async () => {
  const client = new QueryClient()
  const { promise: data, resolve: respond } = Promise.withResolvers<string>()
  const { promise: code, resolve: arrive } = Promise.withResolvers<void>()
  const answer = vi.fn<() => Promise<string>>(() => data)
  function Screen() {
    return <p>{useQuery(recordOf(useParams()['id'], answer)).data ?? 'Waiting'}</p>
  }
  const read: Read = ({ params }) => client.prefetchQuery(recordOf(params['id'], answer))
  const router = createMemoryRouter([
    { path: '/', element: <p>Start</p> },
    {
      path: '/record/:id',
      loader: loaderOf(client, read),
      lazy: async () => {
        await code
        return { Component: Screen }
      },
    },
  ])
  const screen = await renderAtOnce(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  void router.navigate('/record/stone')
  await expect.poll(() => answer.mock.calls).toHaveLength(1)
  await expect.element(screen.getByText('Start')).toBeVisible()
  arrive()
  await expect.element(screen.getByText('Waiting')).toBeVisible()
  respond('Rosetta Stone')
  await expect.element(screen.getByText('Rosetta Stone')).toBeVisible()
  expect(answer).toHaveBeenCalledTimes(1)
})

it('the loader of the first address runs once, before the router starts, which then shows the screen at once', async () => {
  const read = vi.fn<Read>(() => Promise.resolve())
  const routes: RouteObject[] = [
    {
      id: 'any',
      path: '*',
      loader: loaderOf(new QueryClient(), read),
      lazy: () => Promise.resolve({ Component: () => <p>Shown</p> }),
    },
  ]
  await loadMatchedRoutes(routes, location)
  const router = createRouter(routes)
  expect(router.state.initialized).toBe(true)
  router.dispose()
  expect(read).toHaveBeenCalledTimes(1)
})

it.each([
  ['an unknown visitor', UNKNOWN_SESSION.currentUser, 0, 0],
  ['a visitor', { status: 'signed-out' }, 0, 0],
  ['a member', { status: 'signed-in', user: ADA }, 1, 0],
  ['a curator', { status: 'signed-in', user: CURATOR }, 1, 1],
] as const)('for %s only what they may see is read', async (_, user, members, curators) => {
  lastUser.set(user)
  const [ofMembers, ofCurators] = [vi.fn<Read>(async () => null), vi.fn<Read>(async () => null)]
  const read: Read = (visit) => Promise.all([forMembers(ofMembers)(visit), forCurators(ofCurators)(visit)])
  await loadMatchedRoutes([{ path: '*', loader: loaderOf(new QueryClient(), read) }], location)
  await expect.poll(() => ofMembers.mock.calls).toHaveLength(members)
  expect(ofCurators).toHaveBeenCalledTimes(curators)
})
