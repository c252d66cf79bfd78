/**
 * `npm run test:slow`: the main journeys on a slow machine (Linux). The stack of `npm start` shares one core with three busy
 * processes, and each page has a sixth of the processor. With arguments, runs only these files of the journeys.
 *
 * `npm run test:slow -- COMMAND [ARGUMENT ...]` runs any command beside three busy processes, `npm start` or `npm test` for
 * example. Tests have twice the time.
 */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { runMain } from '../tools/cli/failure.ts'
import { ROOT } from '../tools/cli/paths.ts'
import { startChild } from '../tools/stack/processes/child.ts'
import { PRODUCT_PORTS } from '../tools/stack/ports.ts'

const BUSY_PROCESSES = 3
/** Times that a page is slower. */
const SLOWDOWN = 6
const JOURNEYS = ['first-visit', 'photo', 'lists', 'import'].map(
  (name) => `tests/journeys/features/${name}.test.ts`,
)

const lastCore = availableParallelism() - 1
const otherCores = lastCore > 0 ? `0-${lastCore - 1}` : '0'

/** Keeps the processes that this one starts on the last core, beside busy ones. */
function startBusy() {
  execFileSync('taskset', ['-cp', String(lastCore), String(process.pid)])
  const loop = ['--eval', 'for (;;);']
  return Array.from({ length: BUSY_PROCESSES }, () => spawn(process.execPath, loop, { stdio: 'ignore' }))
}

async function run(command: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  const [file = '', ...args] = command
  const child = spawn(file, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, TEST_TIME_LIMITS: '2', ...env },
  })
  await once(child, 'exit')
  return child.exitCode ?? 1
}

/** Runs journeys on the other cores. */
async function runJourneys(files: readonly string[]): Promise<number> {
  const stack = await startChild({
    name: 'The stack',
    args: ['tools/start.ts'],
    ready: /Ready in/,
    onLine: (line) => console.log(line),
  })
  try {
    const vitest = [process.execPath, 'node_modules/vitest/vitest.mjs', 'run', '--project', 'journeys']
    return await run(['taskset', '-c', otherCores, ...vitest, '--maxWorkers', '1', ...files], {
      JOURNEYS_APP: `http://localhost:${PRODUCT_PORTS.hosting}`,
      JOURNEYS_SLOWDOWN: String(SLOWDOWN),
      TEST_SCALE: '',
    })
  } finally {
    await stack.stop()
  }
}

runMain(async () => {
  const args = process.argv.slice(2)
  const isCommand = args.length > 0 && !args.some((arg) => arg.endsWith('.test.ts'))
  const busy = startBusy()
  try {
    process.exitCode = await (isCommand ? run(args) : runJourneys(args.length > 0 ? args : JOURNEYS))
  } finally {
    for (const one of busy) one.kill('SIGKILL')
  }
})
