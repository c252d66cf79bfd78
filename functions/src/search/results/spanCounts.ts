/** Counts artifacts per unit, such as a century or a bin of the timeline. An artifact may span several units. */
import type { Units } from '@tracker/domain/time/centuries.ts'
import { increment } from '#search/results/countMap.ts'

export class SpanCounts {
  /** Differences between the counts of neighbouring units: +1 where a span begins, -1 after its end. */
  readonly #changes = new Map<number, number>()

  add({ first, last }: Units): void {
    increment(this.#changes, first)
    increment(this.#changes, last + 1, -1)
  }

  /** The counts of a range of units. Omits units without artifacts. */
  counts(from: number, to: number): [number, number][] {
    const changes = [...this.#changes].toSorted(([one], [other]) => one - other)
    const counts: [number, number][] = []
    let running = 0
    changes.forEach(([start, by], at) => {
      running += by
      if (running === 0) return
      const end = Math.min(changes[at + 1]?.[0] ?? start, to + 1)
      for (let unit = Math.max(start, from); unit < end; unit += 1) counts.push([unit, running])
    })
    return counts
  }
}
