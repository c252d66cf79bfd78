import type { Counts } from '#import/run.ts'

const REDRAW_MS = 200

/** A line that is drawn over while work goes on, at most five times a second; nothing when nobody watches. */
export function progressLine(): { show: (text: string) => void; end: () => void } {
  const live = process.stdout.isTTY
  let drawn = 0
  return {
    show(text) {
      if (!live || Date.now() - drawn < REDRAW_MS) return
      drawn = Date.now()
      process.stdout.write(`\r\u001B[K  ${text}`)
    },
    end() {
      if (live) process.stdout.write('\r\u001B[K')
    },
  }
}

/** "1 min 20 s", for the time left. */
export function inWords(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`
}

/** How far an import is, how fast, and how long it will still take at that rate. `share` is what is read of the file, 0 to 1. */
export function importProgress(
  counts: Pick<Counts, 'read' | 'refused'>,
  share: number,
  seconds: number,
): string {
  const read = Math.max(share, 1e-6)
  const rate = seconds > 0 ? Math.round(counts.read / seconds) : 0
  const left = inWords(seconds / read - seconds)
  return `${Math.floor(read * 100)} %: ${counts.read} read (${rate} a second), ${counts.refused} refused, ${left} left`
}
