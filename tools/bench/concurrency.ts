/** Measures response times of the local API under 40 concurrent connections, with autocannon. */
import autocannon from 'autocannon'
import type { Browser } from 'playwright-core'
import type { Measure } from '#bench/measures.ts'
import type { Stack } from '#stack/stack.ts'

const CONNECTIONS = 40
const REQUESTS = 400

export async function measureConcurrency(_: Browser, { app }: Stack): Promise<Measure[]> {
  const url = `${app}/api/artifacts?limit=24`
  await fetch(url)
  const { latency, non2xx, errors } = await autocannon({ url, connections: CONNECTIONS, amount: REQUESTS })
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} of ${REQUESTS} requests failed.`)
  const name = `API, ${CONNECTIONS} connections`
  return [
    { name: `${name}: 97.5th percentile`, value: latency.p97_5, unit: 'ms', goal: 500 },
    { name: `${name}: median`, value: latency.p50, unit: 'ms', goal: null },
  ]
}
