/** Measures the start of `npm run dev`. */
import { join } from 'node:path'
import type { Measure } from '#bench/measures.ts'
import { ROOT } from '#cli/paths.ts'
import { startChild } from '#stack/processes/child.ts'

const APP = /App with hot reload: (http:\S+)/

/** @returns the result; none, with a message, if the ports are in use */
export async function measureDev(): Promise<Measure[]> {
  const start = performance.now()
  let app = ''
  try {
    const dev = await startChild({
      name: 'npm run dev',
      args: [join(ROOT, 'tools/dev.ts')],
      ready: APP,
      onLine: (line) => (app = APP.exec(line)?.[1] ?? app),
    })
    try {
      const response = await fetch(app)
      await response.text()
      const seconds = (performance.now() - start) / 1000
      return [{ name: '`npm run dev`, until the page is served', value: seconds, unit: 's', goal: 6 }]
    } finally {
      await dev.stop()
    }
  } catch (error) {
    console.log(`\n  Not measured: ${error instanceof Error ? error.message : String(error)}`)
    return []
  }
}
