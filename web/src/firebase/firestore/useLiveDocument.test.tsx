import { Problem } from '@tracker/domain/api/problem.ts'
import { Suspense, use } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { renderAtOnce } from '#test/render.tsx'
import { type Session, SessionContext } from '#firebase/auth/currentUser.ts'
import { eventOf, type LiveEvent, type Subscribe, useLive } from './useLiveDocument.ts'

type OnEvent = (event: LiveEvent<number>) => void

/** A store that counts its listeners and emits values given by the test. */
function createFakeStore() {
  const listeners = new Map<string, Set<OnEvent>>()
  const listenersOf = (name: string) => listeners.get(name) ?? new Set<OnEvent>()
  const subscribes = new Map<string, Subscribe<number>>()
  const subscribeTo = (name: string): Subscribe<number> => {
    const subscribe: Subscribe<number> =
      subscribes.get(name) ??
      ((onEvent) => {
        listeners.set(name, listenersOf(name).add(onEvent))
        return () => listenersOf(name).delete(onEvent)
      })
    subscribes.set(name, subscribe)
    return subscribe
  }
  return {
    subscribeTo,
    count: (name: string) => listenersOf(name).size,
    emit: (name: string, event: LiveEvent<number>) => {
      for (const onEvent of listenersOf(name)) onEvent(event)
    },
  }
}

type FakeStore = ReturnType<typeof createFakeStore>

function LiveNumber({ name, store }: { name: string; store: FakeStore }) {
  const live = useLive(store.subscribeTo(name))
  return (
    <>
      <p>
        {name}: {live.status === 'success' ? live.data : live.status}
      </p>
      {live.status === 'error' && <button onClick={live.refetch}>Try again</button>}
    </>
  )
}

const sessionOf = (number: number): Session => ({ currentUser: { status: 'signed-out' }, number })

describe('a live document', () => {
  test('is subscribed to while a component shows it', async () => {
    const store = createFakeStore()
    const screen = await renderAtOnce(<LiveNumber name="one" store={store} />)
    await expect.element(screen.getByText('one: pending')).toBeVisible()
    store.emit('one', { value: 1 })
    await expect.element(screen.getByText('one: 1')).toBeVisible()
    await screen.unmount()
    expect(store.count('one')).toBe(0)
  })

  test('is read again when it is shown again', async () => {
    const store = createFakeStore()
    const first = await renderAtOnce(<LiveNumber name="one" store={store} />)
    store.emit('one', { value: 1 })
    await expect.element(first.getByText('one: 1')).toBeVisible()
    await first.unmount()
    const second = await renderAtOnce(<LiveNumber name="one" store={store} />)
    await expect.element(second.getByText('one: pending')).toBeVisible()
    store.emit('one', { value: 2 })
    await expect.element(second.getByText('one: 2')).toBeVisible()
  })

  test('resubscribes for another document', async () => {
    const store = createFakeStore()
    const screen = await renderAtOnce(<LiveNumber name="one" store={store} />)
    store.emit('one', { value: 1 })
    await expect.element(screen.getByText('one: 1')).toBeVisible()
    await screen.rerender(<LiveNumber name="two" store={store} />)
    await expect.element(screen.getByText('two: pending')).toBeVisible()
    await expect.poll(() => [store.count('one'), store.count('two')]).toEqual([0, 1])
  })

  test('of one user is not shown to the next', async () => {
    const store = createFakeStore()
    const inSession = (number: number) => (
      <SessionContext value={sessionOf(number)}>
        <LiveNumber name="one" store={store} />
      </SessionContext>
    )
    const screen = await renderAtOnce(inSession(1))
    store.emit('one', { value: 1 })
    await expect.element(screen.getByText('one: 1')).toBeVisible()
    await screen.rerender(inSession(2))
    await expect.element(screen.getByText('one: pending')).toBeVisible()
    expect(store.count('one')).toBe(1)
  })

  test('recovers from an error on request', async () => {
    const store = createFakeStore()
    const screen = await renderAtOnce(<LiveNumber name="one" store={store} />)
    store.emit('one', { problem: new Problem('too-many-requests', 'Busy.') })
    await expect.element(screen.getByText('one: error')).toBeVisible()
    await screen.getByRole('button', { name: 'Try again' }).click()
    await expect.element(screen.getByText('one: pending')).toBeVisible()
    store.emit('one', { value: 1 })
    await expect.element(screen.getByText('one: 1')).toBeVisible()
    expect(store.count('one')).toBe(1)
  })

  test('works after React discarded the first render', async () => {
    const store = createFakeStore()
    const gate = Promise.withResolvers<void>()
    function Late() {
      const live = useLive(store.subscribeTo('one'))
      use(gate.promise)
      return <p>one: {live.status === 'success' ? live.data : live.status}</p>
    }
    const screen = await renderAtOnce(
      <Suspense fallback="Waiting">
        <Late />
      </Suspense>,
    )
    await expect.element(screen.getByText('Waiting')).toBeVisible()
    gate.resolve()
    await expect.element(screen.getByText('one: pending')).toBeVisible()
    store.emit('one', { value: 1 })
    await expect.element(screen.getByText('one: 1')).toBeVisible()
  })

  test('renders together with others that arrive at the same time', async () => {
    const store = createFakeStore()
    const screen = await renderAtOnce(
      <>
        <LiveNumber name="like" store={store} />
        <LiveNumber name="count" store={store} />
      </>,
    )
    await expect.element(screen.getByText('count: pending')).toBeVisible()
    // Simulates the SDK, which reports one snapshot to each listener in a separate timer.
    let between = ''
    setTimeout(() => store.emit('like', { value: 1 }), 0)
    setTimeout(() => {
      between = document.body.textContent
      store.emit('count', { value: 2 })
    }, 0)
    await expect.element(screen.getByText('count: 2')).toBeVisible()
    await expect.element(screen.getByText('like: 1')).toBeVisible()
    expect(between).toContain('like: pending')
  })
})

test('a document that cannot be parsed is a problem, not a wait without end', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const parse = () => {
    throw new TypeError('A bug of the converter.')
  }
  expect(eventOf(parse)).toMatchObject({ problem: { code: 'internal' } })
})
