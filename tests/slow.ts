/**
 * `npm run test:slow`: the main journeys on a slow machine (Linux). The stack of `npm start` shares one core with three busy
 * processes, and each page has a sixth of the processor. With arguments, runs only these files of the journeys.
 *
 * `node tests/slow.ts COMMAND [ARGUMENT ...]` runs any command beside three busy processes, `npm start` for example.
 */
import { availableParallelism } from 'node:os'
import { execa, type ResultPromise } from 'execa'
import { Failure, runMain } from '../tools/cli/failure.ts'
import { ROOT } from '../tools/cli/paths.ts'
import { PRODUCT_PORTS } from '../tools/stack/ports.ts'

const BUSY_PROCESSES = 3
/** Times that a page is slower. */
const SLOWDOWN = 6
const JOURNEYS = ['first-visit', 'photo', 'lists', 'import'].map(
  (name) => `tests/journeys/features/${name}.test.ts`,
)

const core = availableParallelism() - 1
const onOneCore = (command: readonly string[]) => ['-c', String(core), ...command]

function startBusy(): readonly ResultPromise[] {
  const loop = [process.execPath, '--eval', 'for (;;);']
  return Array.from({ length: BUSY_PROCESSES }, () =>
    execa('taskset', onOneCore(loop), { reject: false, stdio: 'ignore' }),
  )
}

/** Runs the main journeys on a started stack. @returns the exit code */
async function runJourneys(files: readonly string[]): Promise<number> {
  const stack = execa('taskset', onOneCore([process.execPath, 'tools/start.ts']), {
    cwd: ROOT,
    reject: false,
    stdin: 'ignore',
    stderr: 'inherit',
    stdout: ['pipe', 'inherit'],
  })
  try {
    let isReady = false
    for await (const line of stack) {
      isReady = String(line).includes('Ready in')
      if (isReady) break
    }
    if (!isReady) throw new Failure('The stack did not start on the slow core.')
    const run = await execa(
      process.execPath,
      ['node_modules/vitest/vitest.mjs', 'run', '--project', 'journeys', '--maxWorkers', '1', ...files],
      {
        cwd: ROOT,
        reject: false,
        stdio: 'inherit',
        env: {
          JOURNEYS_APP: `http://localhost:${PRODUCT_PORTS.hosting}`,
          JOURNEYS_SLOWDOWN: String(SLOWDOWN),
          TEST_SCALE: '',
        },
      },
    )
    return run.exitCode ?? 1
  } finally {
    stack.kill('SIGINT')
    await stack
  }
}

runMain(async () => {
  const args = process.argv.slice(2)
  const isCommand = args.length > 0 && !args.some((arg) => arg.endsWith('.test.ts'))
  const busy = startBusy()
  try {
    process.exitCode = isCommand
      ? ((await execa('taskset', onOneCore(args), { reject: false, stdio: 'inherit' })).exitCode ?? 1)
      : await runJourneys(args.length > 0 ? args : JOURNEYS)
  } finally {
    for (const one of busy) one.kill('SIGKILL')
  }
})
