/** Measures response times of the local API under 40 concurrent connections, with autocannon. */
import autocannon from 'autocannon'
import { execa } from 'execa'
import type { Measure } from '#bench/measures.ts'
import type { Stack } from '#stack/stack.ts'

const CONNECTIONS = 40
const REQUESTS = 400

/** Number of processes that serve the function: the one on its port and its descendants. */
async function countProcesses(port: number): Promise<number> {
  const { stdout } = await execa({ lines: true })`ps -Ao pid=,ppid=,args=`
  const rows = stdout.map((line) => line.trim().split(/\s+/))
  const found = new Set(rows.filter((words) => words.includes(`--port=${port}`)).map(([pid]) => pid))
  // ps lists a process after its parent.
  for (const [pid, parent] of rows) if (found.has(parent)) found.add(pid)
  return found.size
}

export async function measureConcurrency({ app, ports }: Stack): Promise<Measure[]> {
  const url = `${app}/api/artifacts?limit=24`
  await fetch(url)
  const { latency, non2xx, errors } = await autocannon({ url, connections: CONNECTIONS, amount: REQUESTS })
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} of ${REQUESTS} requests failed.`)
  const name = `API, ${CONNECTIONS} connections`
  return [
    { name: `${name}: 97.5th percentile`, value: latency.p97_5, unit: 'ms', goal: 500 },
    { name: `${name}: median`, value: latency.p50, unit: 'ms', goal: null },
    { name: `${name}: processes`, value: await countProcesses(ports.function), unit: '', goal: 4 },
  ]
}
