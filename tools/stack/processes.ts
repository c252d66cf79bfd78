/** The processes of a stack: they are ended together, and one that ends by itself is told. */
import type { Child } from '#stack/child.ts'

export interface Processes {
  /** Resolves with a sentence when a process ends that nobody here ended. */
  readonly broken: Promise<string>
  /** Takes a process that is starting, with the sentence for its end. */
  keep(starting: Promise<Child>, ended: string): Promise<Child>
  /** Ends one as a crash would, without a word. */
  crash(child: Child): Promise<void>
  /** Ends all. One that is still starting is waited for first, so that none lives on. */
  stop(): Promise<void>
}

export function makeProcesses(): Processes {
  const { promise: broken, resolve: tell } = Promise.withResolvers<string>()
  const starting = new Set<Promise<Child>>()
  const running = new Set<Child>()
  return {
    broken,
    async keep(start, ended) {
      starting.add(start)
      try {
        const child = await start
        running.add(child)
        void child.exited.then(() => {
          if (running.has(child)) tell(ended)
        })
        return child
      } finally {
        starting.delete(start)
      }
    },
    async crash(child) {
      running.delete(child)
      await child.kill()
    },
    async stop() {
      await Promise.allSettled(starting)
      const all = [...running]
      running.clear()
      await Promise.all(all.map((child) => child.stop()))
    },
  }
}
