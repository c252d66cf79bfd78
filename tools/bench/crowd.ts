/** The local API while many people ask for a list at once. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { type Measure, percentile } from '#bench/measures.ts'
import type { Stack } from '#stack/stack.ts'

const PEOPLE = 40
const CALLS = 10

async function askOnce(app: string): Promise<number> {
  const start = performance.now()
  const response = await fetch(`${app}/api/artifacts?limit=24`)
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`The API answered ${response.status}.`)
  return performance.now() - start
}

/** Everybody asks again as soon as the answer is there. */
async function person(app: string): Promise<number[]> {
  const times: number[] = []
  while (times.length < CALLS) times.push(await askOnce(app))
  return times
}

/** The process of a port, and those that it has started; 0 on Windows, which has no list of them. */
async function countProcesses(port: number): Promise<number> {
  if (process.platform === 'win32') return 0
  const { stdout } = await promisify(execFile)('ps', ['-Ao', 'pid=,ppid=,args='])
  const lines = stdout.split('\n').map((line) => line.trim().split(/\s+/))
  const found = new Set(lines.filter((words) => words.includes(`--port=${port}`)).map(([pid]) => pid))
  // A process comes after the one that has started it.
  for (const [pid, parent] of lines) if (found.has(parent)) found.add(pid)
  return found.size
}

/** @param stack a running one */
export async function measureCrowd({ app, ports }: Stack): Promise<Measure[]> {
  await person(app)
  const counts = [countProcesses(ports.function)]
  const timer = setInterval(() => counts.push(countProcesses(ports.function)), 200)
  const times = (await Promise.all(Array.from({ length: PEOPLE }, () => person(app)))).flat()
  clearInterval(timer)
  const processes = Math.max(...(await Promise.all(counts)))
  const at = (percent: number) => percentile(times, percent)
  return [
    { name: `API: ${PEOPLE} people asking, 95th percentile`, value: at(95), unit: 'ms', goal: 500 },
    { name: `API: ${PEOPLE} people asking, median`, value: at(50), unit: 'ms', goal: null },
    { name: `API: ${PEOPLE} people asking, processes`, value: processes, unit: '', goal: 4 },
  ]
}
