/** A count-down that can be held for several reasons at once; it runs while there is none. */

export interface Clock {
  /** Milliseconds from any fixed point. */
  now(): number
  /** Runs once after some milliseconds; the answer cancels. */
  after(ms: number, run: () => void): () => void
}

const browserClock: Clock = {
  now: () => performance.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}

export type Hold = 'hover' | 'focus' | 'window' | 'swipe'

/** The time until a toast leaves, which stands still while anything holds it. */
export class Countdown {
  readonly #onEnd: () => void
  readonly #clock: Clock
  readonly #holds = new Set<Hold>()
  #left: number
  #startedAt = 0
  #cancel: (() => void) | undefined

  constructor(ms: number, onEnd: () => void, clock: Clock = browserClock) {
    this.#left = ms
    this.#onEnd = onEnd
    this.#clock = clock
  }

  get isHeld(): boolean {
    return this.#holds.size > 0
  }

  start(): void {
    if (this.#cancel || this.isHeld) return
    this.#startedAt = this.#clock.now()
    this.#cancel = this.#clock.after(this.#left, this.#onEnd)
  }

  stop(): void {
    if (!this.#cancel) return
    this.#cancel()
    this.#cancel = undefined
    this.#left = Math.max(0, this.#left - (this.#clock.now() - this.#startedAt))
  }

  hold(reason: Hold): void {
    this.#holds.add(reason)
    this.stop()
  }

  release(reason: Hold): void {
    if (this.#holds.delete(reason)) this.start()
  }

  /** Runs on, whatever held it. */
  releaseAll(): void {
    this.#holds.clear()
    this.start()
  }
}
