/** Several processes of the function on one store, like the instances of a deployment. Each can be killed. */
import type { Firestore } from '@google-cloud/firestore'
import { type RunningFunction, startFunction, type Store } from './api.ts'
import type { Ask } from './ask.ts'

export interface Instances {
  /** Sends requests to the instances in turn. Rejects if the instance dies during the request. */
  readonly ask: Ask
  /** Kills instances as a crash would. The next request to one starts its replacement. */
  crash(places?: readonly number[]): Promise<void>
}

/** Starts this many processes of the function on one store. */
export async function startInstances(store: Store, count: number): Promise<Instances> {
  const start = () => startFunction(store)
  const running = new Map(Array.from({ length: count }, (_, place) => [place, start()]))
  await Promise.all(running.values())
  const at = (place: number) => {
    const instance = running.get(place) ?? start()
    running.set(place, instance)
    return instance
  }
  let asked = 0
  return {
    ask: async (...request) => (await at((asked += 1) % count)).ask(...request),
    async crash(places = []) {
      const killed = places.map((place) => running.get(place))
      for (const place of places) running.delete(place)
      await Promise.all(killed.map(async (instance) => (await instance)?.child.kill()))
    },
  }
}

/** Sends requests in turn to a running function and to another instance, which can be killed. */
export async function startSecond(store: Store, { ask }: Pick<RunningFunction, 'ask'>) {
  const mortal = await startInstances(store, 1)
  let asked = 0
  const second: Instances = {
    ask: (...request) => ((asked += 1) % 2 === 0 ? ask : mortal.ask)(...request),
    crash: () => mortal.crash([0]),
  }
  return second
}

/**
 * Watches the store. The returned function resolves when this many documents have changed, as reported by
 * Firestore, so that no timer is needed; it stops watching when the awaited promise settles.
 */
export async function watchChanges(
  db: Firestore,
  count: number,
): Promise<(over: Promise<unknown>) => Promise<void>> {
  let changed = 0
  const { promise: reached, resolve, reject } = Promise.withResolvers<void>()
  const watch = (name: string) => {
    const { promise: began, resolve: begin } = Promise.withResolvers<void>()
    let isFirst = true
    const stop = db.collection(name).onSnapshot((snapshot) => {
      if (!isFirst) changed += snapshot.docChanges().length
      isFirst = false
      begin()
      if (changed >= count) resolve()
    }, reject)
    return { began, stop }
  }
  const watched = ['artifacts', 'likes', 'quotas'].map(watch)
  await Promise.race([reached, Promise.all(watched.map(({ began }) => began))])
  return async (over) => {
    await Promise.race([reached, over])
    watched.forEach(({ stop }) => stop())
  }
}
