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
