import { describe, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Suspense, use, useMemo } from 'react'
import type { Heard, Listen } from './listen.ts'
import { useLive } from './useLive.ts'

type Say = (heard: Heard<number>) => void

/** A store that counts who listens, and says what the test says. */
function aStore() {
  const listeners = new Map<string, Set<Say>>()
  const listenersTo = (name: string) => listeners.get(name) ?? new Set<Say>()
  return {
    listen:
      (name: string): Listen<number> =>
      (onHeard) => {
        listeners.set(name, listenersTo(name).add(onHeard))
        return () => listenersTo(name).delete(onHeard)
      },
    count: (name: string) => listenersTo(name).size,
    say: (name: string, heard: Heard<number>) => {
      for (const onHeard of listenersTo(name)) onHeard(heard)
    },
  }
}

function Number({ name, store }: { name: string; store: ReturnType<typeof aStore> }) {
  const listen = useMemo(() => store.listen(name), [name, store])
  const live = useLive(name, listen)
  return (
    <p>
      {name}: {live.status === 'success' ? live.data : live.status}
    </p>
  )
}

const kept = () => [...(globalThis._reactFirePreloadedObservables?.keys() ?? [])]

describe('a live answer', () => {
  test('is listened to while a component shows it, and leaves nothing behind', async () => {
    const store = aStore()
    const before = kept()
    const screen = await render(<Number name="one" store={store} />)
    await expect.element(screen.getByText('one: pending')).toBeVisible()
    store.say('one', { ok: true, value: 1 })
    await expect.element(screen.getByText('one: 1')).toBeVisible()
    await screen.unmount()
    expect(store.count('one')).toBe(0)
    expect(kept()).toEqual(before)
  })

  test('leaves nothing behind of renders that React threw away', async () => {
    const before = kept()
    const listen = aStore().listen('one')
    const gate = Promise.withResolvers<void>()
    function Late() {
      const { status } = useLive('one', listen)
      use(gate.promise)
      return <p>one: {status}</p>
    }
    const screen = await render(
      <Suspense fallback="Waiting">
        <Late />
      </Suspense>,
    )
    await expect.element(screen.getByText('Waiting')).toBeVisible()
    gate.resolve()
    await expect.element(screen.getByText('one: pending')).toBeVisible()
    expect(kept().length).toBeGreaterThan(before.length + 1)
    await screen.unmount()
    expect(kept()).toEqual(before)
  })

  test('of another question begins anew', async () => {
    const store = aStore()
    const screen = await render(<Number name="one" store={store} />)
    store.say('one', { ok: true, value: 1 })
    await expect.element(screen.getByText('one: 1')).toBeVisible()
    await screen.rerender(<Number name="two" store={store} />)
    await expect.element(screen.getByText('two: pending')).toBeVisible()
    expect([store.count('one'), store.count('two')]).toEqual([0, 1])
  })

  test('is shown in one go with the others that arrive together', async () => {
    const store = aStore()
    const screen = await render(
      <>
        <Number name="like" store={store} />
        <Number name="count" store={store} />
      </>,
    )
    await expect.element(screen.getByText('count: pending')).toBeVisible()
    // As the SDK tells one snapshot: each listener in a timer of its own, all of them set at once.
    let between = ''
    setTimeout(() => store.say('like', { ok: true, value: 1 }), 0)
    setTimeout(() => {
      between = document.body.textContent
      store.say('count', { ok: true, value: 2 })
    }, 0)
    await expect.element(screen.getByText('count: 2')).toBeVisible()
    await expect.element(screen.getByText('like: 1')).toBeVisible()
    expect(between).toContain('like: pending')
  })
})
