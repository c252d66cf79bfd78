import type { TimelineBin } from '@tracker/domain/search/searchResponse.ts'
import type { Years } from '@tracker/domain/time/years.ts'
import type { Listed } from '#search/index/indexEntry.ts'

/**
 * Counts artifacts per bin. An artifact counts in each bin that its date overlaps, like the filter by years.
 */
export class TimelineCounts {
  readonly #bins: readonly Years[]
  /** Differences between the counts of neighbouring bins. */
  readonly #changes: number[]

  /** @param bins consecutive years */
  constructor(bins: readonly Years[]) {
    this.#bins = bins
    this.#changes = bins.map(() => 0)
  }

  add({ begin, end }: Listed): void {
    const first = this.#bins.findIndex((bin) => bin.end >= begin)
    const last = this.#bins.findLastIndex((bin) => bin.begin <= end)
    if (first === -1 || last < first) return
    this.#changes[first] = (this.#changes[first] ?? 0) + 1
    if (last + 1 < this.#bins.length) this.#changes[last + 1] = (this.#changes[last + 1] ?? 0) - 1
  }

  bins(): TimelineBin[] {
    let running = 0
    return this.#bins.map(({ begin, end }, at) => {
      running += this.#changes[at] ?? 0
      return { begin, end, count: running }
    })
  }
}
