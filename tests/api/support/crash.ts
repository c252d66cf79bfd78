/** Several processes of the function on one store, like the instances of a deployment. Each can be killed. */
import type { Firestore } from '@google-cloud/firestore'
import { type RunningFunction, startFunction, type Store } from './api.ts'
import type { Ask } from './ask.ts'

export interface Instances {
  /** Sends requests to the instances in turn. Rejects if the instance dies during the request. */
  readonly ask: Ask
  /** Kills instances as a crash would, and starts replacements. */
  crash(places: readonly number[]): Promise<void>
}

/**
 * Starts this many processes of the function on one store.
 * @param env settings added to those of the local stack
 */
export async function startInstances(
  store: Store,
  count: number,
  env: Readonly<Record<string, string>> = {},
): Promise<Instances> {
  const start = () => startFunction(store, env)
  const running: RunningFunction[] = await Promise.all(Array.from({ length: count }, start))
  const at = (place: number) => {
    const instance = running[place % count]
    if (!instance) throw new Error(`There is no instance ${place}.`)
    return instance
  }
  let asked = 0
  return {
    ask: (...request) => at((asked += 1)).ask(...request),
    async crash(places) {
      await Promise.all(places.map((place) => at(place).child.kill()))
      const started = await Promise.all(places.map(start))
      places.forEach((place, index) => running.splice(place, 1, ...started.slice(index, index + 1)))
    },
  }
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
