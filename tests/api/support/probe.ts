/**
 * Preloaded into the function's process: reports that process's memory and connections on a separate port.
 */
import { createServer } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const gc: unknown = runInNewContext('gc')
const collectGarbage = () => (typeof gc === 'function' ? void Reflect.apply(gc, undefined, []) : undefined)

const MEGABYTE = 2 ** 20

const server = createServer((_, response) => {
  collectGarbage()
  const { heapUsed, external } = process.memoryUsage()
  const held = {
    sockets: process.getActiveResourcesInfo().filter((kind) => kind === 'TCPSocketWrap').length,
    megabytes: (heapUsed + external) / MEGABYTE,
  }
  response.writeHead(200, { 'Content-Type': 'application/json', Connection: 'close' })
  response.end(JSON.stringify(held))
})

server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  console.log(`Probe on port ${typeof address === 'object' ? address?.port : ''}.`)
})
server.unref()
