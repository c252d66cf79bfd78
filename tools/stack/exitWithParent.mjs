/**
 * Preloaded into every process of the stack: ends it when the process that started it is gone, however it went. The
 * parent holds the other end of standard input and never writes to it.
 */
import { fstatSync } from 'node:fs'

function hasParent() {
  const input = fstatSync(0)
  return input.isFIFO() || input.isSocket()
}

// Processes that they start in turn inherit this; the few without such an input end by themselves.
if (hasParent()) {
  process.stdin.on('end', () => process.kill(process.pid, 'SIGTERM'))
  process.stdin.on('error', () => process.kill(process.pid, 'SIGTERM'))
  process.stdin.resume()
  process.stdin.unref?.()
}
