/**
 * A constant page, measured between the others: if its figures change, the machine's load changed. It paints text and runs a
 * fixed computation.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const SCRIPT = `
let state = 1
for (let turn = 0; turn < 20_000_000; turn += 1) state = (Math.imul(state, 1664525) + 1013904223) >>> 0
document.querySelector('output').textContent = String(state)`

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <meta name="description" content="A page that never changes." />
    <title>Reference</title>
  </head>
  <body>
    <main><h1>Reference</h1><p>The same on every day.</p><output></output></main>
    <script>${SCRIPT}</script>
  </body>
</html>`

/** Serves the page on a free port. */
export async function serveReference(): Promise<{ url: string; close: () => void }> {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(PAGE)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/`, close: () => void server.close() }
}
