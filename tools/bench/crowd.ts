/** The local API while many people ask for a list at once. */
import { type Measure, percentile } from '#bench/measures.ts'

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

/** @param app the address of a running stack */
export async function measureCrowd(app: string): Promise<Measure[]> {
  await person(app)
  const times = (await Promise.all(Array.from({ length: PEOPLE }, () => person(app)))).flat()
  const at = (percent: number) => percentile(times, percent)
  return [
    { name: `API: ${PEOPLE} people asking, 95th percentile`, value: at(95), unit: 'ms', goal: 500 },
    { name: `API: ${PEOPLE} people asking, median`, value: at(50), unit: 'ms', goal: null },
  ]
}
