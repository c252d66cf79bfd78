import { beforeEach, describe, expect, test } from 'vitest'
import { type Emit, hold, liveLine } from './live.ts'

let lines = 0

/** A line that somebody is subscribed to, with a listener that records its starts and stops. */
function aLine() {
  lines += 1
  const key = `line ${lines}`
  const events: string[] = []
  const heard: unknown[] = []
  let emit: Emit<number> = () => {}
  liveLine<number>(key, (next) => {
    emit = next
    events.push('start')
    return () => events.push('stop')
  }).subscribe((result) => heard.push(result))
  return { key, events, heard, say: (value: number) => emit({ ok: true, value }) }
}

const shown = () => new Promise((resolve) => setTimeout(resolve, 0))

describe('a live answer', () => {
  let line = aLine()
  beforeEach(() => {
    line = aLine()
  })

  test('is listened to only while somebody holds it', () => {
    expect(line.events).toEqual([])
    const letGo = hold(line.key)
    const letGoToo = hold(line.key)
    expect(line.events).toEqual(['start'])
    letGo()
    expect(line.events).toEqual(['start'])
    letGoToo()
    expect(line.events).toEqual(['start', 'stop'])
  })

  test('is listened to again when somebody comes back', () => {
    hold(line.key)()
    hold(line.key)
    expect(line.events).toEqual(['start', 'stop', 'start'])
  })

  test('is shown in one go with the others that arrive together', async () => {
    const other = aLine()
    hold(line.key)
    hold(other.key)
    // As the SDK delivers one snapshot: each listener is called in a timer of its own, all of them set at once.
    let heardBetween: unknown
    setTimeout(() => line.say(1), 0)
    setTimeout(() => {
      heardBetween = [...line.heard]
      other.say(2)
    }, 0)
    await shown()
    await shown()
    expect(heardBetween).toEqual([])
    expect(line.heard).toEqual([{ ok: true, value: 1 }])
    expect(other.heard).toEqual([{ ok: true, value: 2 }])
  })
})

test('a question that is asked once needs no holding', () => {
  expect(hold('featured')).not.toThrow()
})
