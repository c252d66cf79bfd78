/** Loaded into a process: a minute is gone whenever its own code looks at the clock. Packages see the true time. */
const MINUTE_MS = 60_000
const trueNow = Date.now
let leapt = 0

Date.now = () => {
  const caller = new Error().stack?.split('\n')[2] ?? ''
  if (caller.includes('node_modules') || caller.includes('node:')) return trueNow()
  leapt += MINUTE_MS
  return trueNow() + leapt
}
