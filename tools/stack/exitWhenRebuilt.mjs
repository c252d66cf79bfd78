/**
 * Preloaded into every process of the function under `npm run dev`: ends it once the function was built anew, after the
 * calls that it is answering. The emulator starts another process, with the new code, for the next call.
 */
import { subscribe } from 'node:diagnostics_channel'
import { watch } from 'node:fs'

let isStale = false
let inFlight = 0

function exitIfDone() {
  if (isStale && inFlight === 0) process.exit()
}

subscribe('http.server.request.start', ({ response }) => {
  inFlight += 1
  response.once('close', () => {
    inFlight -= 1
    exitIfDone()
  })
})

// The build writes this file when everything else is in place.
watch('built', { persistent: false }, () => {
  isStale = true
  exitIfDone()
})
