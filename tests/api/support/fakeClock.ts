/**
 * Preloaded into a process: each time its own code reads the clock, the clock advances by a minute. Packages
 * see the real time.
 */
const MINUTE_MS = 60_000
const trueNow = Date.now
let leapt = 0

Date.now = () => {
  const caller = new Error().stack?.split('\n')[2] ?? ''
  if (caller.includes('node_modules') || caller.includes('node:')) return trueNow()
  leapt += MINUTE_MS
  return trueNow() + leapt
}
