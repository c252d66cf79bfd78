/**
 * Listeners that live only while a component shows their answer. ReactFire keeps every subscription it has opened, so the
 * subscription it gets is a line that stays, and the listener behind it is started and stopped by those who hold it.
 */
import { Observable } from 'rxjs'
import type { Result } from './result.ts'

export type Emit<T> = (result: Result<T>) => void

interface Line {
  holders: number
  start: () => void
  stop: () => void
}

const lines = new Map<string, Line>()

/**
 * Answers that arrive together are shown together: a like and the count that it changed come from one snapshot, but as
 * two events.
 */
let arrived: (() => void)[] = []

function flush(): void {
  const answers = arrived
  arrived = []
  for (const show of answers) show()
}

function showTogether(show: () => void): void {
  arrived.push(show)
  if (arrived.length === 1) setTimeout(flush, 0)
}

export function liveLine<T>(key: string, listen: (emit: Emit<T>) => () => void): Observable<Result<T>> {
  return new Observable((subscriber) => {
    let stop = () => {}
    lines.set(key, {
      holders: 0,
      start: () => {
        stop = listen((result) => showTogether(() => subscriber.next(result)))
      },
      stop: () => stop(),
    })
  })
}

/** Keeps the listener of a key alive; returns how to let go. Keys without a listener need no holding. */
export function hold(key: string): () => void {
  const line = lines.get(key)
  if (!line) return () => {}
  line.holders += 1
  if (line.holders === 1) line.start()
  return () => {
    line.holders -= 1
    if (line.holders === 0) line.stop()
  }
}
