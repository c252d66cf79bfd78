/** Supervises the processes of a stack: restarts one that exits unexpectedly, and stops all of them. */
import { messageOf } from '#cli/failure.ts'
import type { Child } from '#stack/processes/child.ts'

/** A process that exits more often than this is not restarted again. */
const RESTARTS = { max: 3, withinMs: 60_000 } as const

export interface Supervised {
  /** Stops the process and resolves when the new one is ready. */
  restart(): Promise<void>
  /** Kills the process and resolves when the new one is ready. */
  crash(): Promise<void>
}

export interface Supervisor {
  /** Resolves with a sentence when a process will not be restarted again. */
  readonly broken: Promise<string>
  /**
   * Starts a process and resolves when it is ready; restarts it when it exits.
   * @param name name in messages
   * @throws the error of the first start
   */
  supervise(name: string, start: () => Promise<Child>): Promise<Supervised>
  /** Stops all processes, including those still starting. */
  stop(): Promise<void>
}

/** @param report called with a sentence after a crash and restart */
export function createSupervisor(report: (sentence: string) => void): Supervisor {
  const { promise: broken, resolve: giveUp } = Promise.withResolvers<string>()
  const starting = new Set<Promise<Child>>()
  const running = new Set<Child>()
  let isStopping = false

  async function supervise(name: string, start: () => Promise<Child>): Promise<Supervised> {
    const crashes: number[] = []
    let isRestart = false
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
      if (!isRestart) {
        const now = Date.now()
        crashes.push(now)
        if (crashes.filter((time) => now - time < RESTARTS.withinMs).length > RESTARTS.max) {
          giveUp(`${name} stopped again and again (exit code ${code}).`)
          return
        }
        report(`${name} stopped (exit code ${code}) and is started again.`)
      }
      isRestart = false
      ready = launch().then(
        () => undefined,
        (error: unknown) => giveUp(messageOf(error)),
      )
    }

    current = await launch()
    return {
      async restart() {
        // A process that is still starting may have loaded an earlier build, so it is restarted as well.
        await ready
        isRestart = true
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
    supervise,
    async stop() {
      isStopping = true
      await Promise.allSettled(starting)
      await Promise.all([...running].map((child) => child.stop()))
    },
  }
}
