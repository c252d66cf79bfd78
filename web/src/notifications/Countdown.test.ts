import { describe, expect, it } from 'vitest'
import { type Clock, Countdown } from './Countdown.ts'

/** A clock that moves only when told to. */
class HandClock implements Clock {
  time = 0
  #timers = new Set<{ at: number; run: () => void }>()
  now = () => this.time
  after(ms: number, run: () => void) {
    const timer = { at: this.time + ms, run }
    this.#timers.add(timer)
    return () => void this.#timers.delete(timer)
  }
  pass(ms: number) {
    this.time += ms
    for (const timer of [...this.#timers].filter(({ at }) => at <= this.time)) {
      this.#timers.delete(timer)
      timer.run()
    }
  }
}

function started(ms: number) {
  const clock = new HandClock()
  let ends = 0
  const countdown = new Countdown(ms, () => (ends += 1), clock)
  countdown.start()
  return { clock, countdown, ends: () => ends }
}

describe('a count-down', () => {
  it('ends once its time has passed', () => {
    const { clock, ends } = started(1500)
    clock.pass(1499)
    expect(ends()).toBe(0)
    clock.pass(1)
    expect(ends()).toBe(1)
    clock.pass(10_000)
    expect(ends()).toBe(1)
  })

  it('waits while it is held and goes on with what was left', () => {
    const { clock, countdown, ends } = started(5000)
    clock.pass(4000)
    countdown.hold('hover')
    clock.pass(60_000)
    expect(ends()).toBe(0)
    countdown.release('hover')
    clock.pass(999)
    expect(ends()).toBe(0)
    clock.pass(1)
    expect(ends()).toBe(1)
  })

  it('waits until the last of several holds is released', () => {
    const { clock, countdown, ends } = started(1000)
    countdown.hold('hover')
    countdown.hold('window')
    countdown.release('hover')
    clock.pass(5000)
    expect(ends()).toBe(0)
    countdown.release('window')
    clock.pass(1000)
    expect(ends()).toBe(1)
  })

  it('runs on when everything is released, whatever held it', () => {
    const { clock, countdown, ends } = started(1000)
    countdown.hold('hover')
    countdown.hold('focus')
    countdown.releaseAll()
    expect(countdown.isHeld).toBe(false)
    clock.pass(1000)
    expect(ends()).toBe(1)
  })

  it('does not start while it is held, nor after a release of what never held it', () => {
    const clock = new HandClock()
    let ends = 0
    const countdown = new Countdown(1000, () => (ends += 1), clock)
    countdown.hold('window')
    countdown.start()
    clock.pass(5000)
    countdown.release('hover')
    clock.pass(5000)
    expect(ends).toBe(0)
  })

  it('keeps what was left when it is stopped and started again', () => {
    const { clock, countdown, ends } = started(1000)
    clock.pass(600)
    countdown.stop()
    clock.pass(600)
    countdown.start()
    clock.pass(399)
    expect(ends()).toBe(0)
    clock.pass(1)
    expect(ends()).toBe(1)
  })
})
