import type { Counts } from '#import/runImport.ts'

const REDRAW_MS = 200

/** A progress line, redrawn at most five times a second. Prints nothing without a terminal. */
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

/** Formats a duration such as "1 min 20 s". */
export function formatDuration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`
}

/**
 * Formats progress, rate and remaining time of an import.
 * @param share share of the file that has been read, 0 to 1
 */
export function importProgress(
  counts: Pick<Counts, 'read' | 'refused'>,
  share: number,
  seconds: number,
): string {
  const read = Math.max(share, 1e-6)
  const rate = seconds > 0 ? Math.round(counts.read / seconds) : 0
  const left = formatDuration(seconds / read - seconds)
  return `${Math.floor(read * 100)} %: ${counts.read} read (${rate} a second), ${counts.refused} refused, ${left} left`
}
