/** The processes of a stack: one that ends by itself is started again, and all are ended together. */
import { messageOf } from '#cli/failure.ts'
import type { Child } from '#stack/child.ts'

/** A process that ends more often than this within the time has a reason that no start takes away. */
const RESTARTS = { max: 3, withinMs: 60_000 } as const

export interface Kept {
  /** Ends the process in order, and resolves when its successor is ready. */
  restart(): Promise<void>
  /** Ends it as a crash would, and resolves when its successor is ready. */
  crash(): Promise<void>
}

export interface Processes {
  /** Resolves with a sentence when a process is gone for good. */
  readonly broken: Promise<string>
  /**
   * Starts a process, and again whenever it ends; resolves when it is ready for the first time.
   * @param name how it is called in a sentence
   * @throws what the first start throws
   */
  keep(name: string, start: () => Promise<Child>): Promise<Kept>
  /** Ends all. One that is still starting is waited for first, so that none lives on. */
  stop(): Promise<void>
}

/** @param tell gets a sentence when a process is started again */
export function makeProcesses(tell: (sentence: string) => void): Processes {
  const { promise: broken, resolve: giveUp } = Promise.withResolvers<string>()
  const starting = new Set<Promise<Child>>()
  const running = new Set<Child>()
  let isStopping = false

  async function keep(name: string, start: () => Promise<Child>): Promise<Kept> {
    const crashes: number[] = []
    let isAsked = false
    let current: Child
    let ready: Promise<void> = Promise.resolve()

    const launch = async () => {
      const begun = start()
      starting.add(begun)
      try {
        current = await begun
      } finally {
        starting.delete(begun)
      }
      const child = current
      running.add(child)
      void child.exited.then((code) => onExit(child, code))
      return child
    }
    const onExit = (child: Child, code: number | null) => {
      running.delete(child)
      if (isStopping) return
      if (!isAsked) {
        const now = Date.now()
        crashes.push(now)
        if (crashes.filter((time) => now - time < RESTARTS.withinMs).length > RESTARTS.max) {
          giveUp(`${name} stopped again and again (exit code ${code}).`)
          return
        }
        tell(`${name} stopped (exit code ${code}) and is started again.`)
      }
      isAsked = false
      ready = launch().then(
        () => undefined,
        (error: unknown) => giveUp(messageOf(error)),
      )
    }

    current = await launch()
    return {
      async restart() {
        isAsked = true
        await current.stop()
        await ready
      },
      async crash() {
        await current.kill()
        await ready
      },
    }
  }

  return {
    broken,
    keep,
    async stop() {
      isStopping = true
      await Promise.allSettled(starting)
      await Promise.all([...running].map((child) => child.stop()))
    },
  }
}
