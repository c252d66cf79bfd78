/** `npm test`: types, lint, format and every test, browser journeys included, with one summary at the end. */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join, relative } from 'node:path'
import * as z from 'zod/mini'
import { buildIfStale, FUNCTION_BUILD, WEB_BUILD } from '#stack/build.ts'
import { runMain } from '#cli/failure.ts'
import { LOCAL, ROOT } from '#cli/paths.ts'
import { EXIT_WITH_PARENT } from '#stack/child.ts'

const TALLY = join(LOCAL, 'test-tally.json')
const FAILURES = join(LOCAL, 'test-failures')
/** What Node made of the programs that a run starts some hundred times: each is read and compiled once. */
const COMPILED = join(LOCAL, 'test-compiled')
/** The count of one run, as its reporter writes it. */
const tallySchema = z.object({
  passed: z.number(),
  failed: z.number(),
  failures: z.array(z.string()),
  retried: z.array(z.string()),
})
type Tally = z.infer<typeof tallySchema>

const CHECKS: readonly [name: string, program: string, args: readonly string[]][] = [
  // One checker: several look at much of the same, and the others of these checks have the other cores.
  ['types', 'typescript/bin/tsc', ['-b', '--checkers', '1']],
  ['lint', 'oxlint/bin/oxlint', ['--deny-warnings']],
  ['format', 'prettier/bin/prettier.cjs', ['--check', '--log-level', 'warn', '.']],
]

/** The quickest first. The projects of a round share its workers, so that none of them waits for the other's slowest file. */
const ROUNDS: readonly (readonly string[])[] = [
  ['unit', 'components'],
  ['local-firestore', 'rules'],
  ['api', 'tools'],
  ['journeys'],
]

/**
 * Runs a program of node_modules, which ends when this process does, however that comes.
 * @returns whether it went well, and its output when it was not shown as it came
 */
function run(
  program: string,
  args: readonly string[],
  isShown: boolean,
): Promise<{ wentWell: boolean; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      ['--import', EXIT_WITH_PARENT, join(ROOT, 'node_modules', program), ...args],
      {
        cwd: ROOT,
        env: { ...process.env, TEST_TALLY: TALLY, NODE_COMPILE_CACHE: COMPILED },
        stdio: ['pipe', isShown ? 'inherit' : 'pipe', isShown ? 'inherit' : 'pipe'],
      },
    )
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (chunk: string) => (output += chunk))
    }
    child.once('error', reject)
    child.once('close', (code) => resolve({ wentWell: code === 0, output }))
  })
}

/** Runs the checks side by side, and shows the output of each when it is through; answers the names of those that failed. */
async function runChecks(): Promise<string[]> {
  const failed: string[] = []
  const runOne = async ([name, program, args]: (typeof CHECKS)[number]) => {
    const { wentWell, output } = await run(program, args, false)
    if (!wentWell) failed.push(name)
    console.log(`  ${name}: ${wentWell ? 'fine' : 'failed'}\n${output}`.trimEnd())
  }
  await Promise.all(CHECKS.map(runOne))
  return failed
}

/** One run of the test runner: its own count. A run that broke before it could count is one failure. */
async function runTests(projects: readonly string[], filters: readonly string[]): Promise<Tally> {
  await rm(TALLY, { force: true })
  const args = projects.map((project) => `--project=${project}`)
  const { wentWell } = await run('vitest/vitest.mjs', ['run', '--passWithNoTests', ...args, ...filters], true)
  const counted = z.safeParse(tallySchema, JSON.parse(await readFile(TALLY, 'utf8').catch(() => 'null')))
  const broken = `${projects.join(', ')} (the run ended early: see its output above)`
  if (!counted.success) return { passed: 0, failed: 1, failures: [broken], retried: [] }
  const tally = counted.data
  return tally.failed === 0 && !wentWell ? { ...tally, failed: 1, failures: [broken] } : tally
}

runMain(async () => {
  const filters = process.argv.slice(2)
  const builtLabel = (built: boolean) => (built ? 'built' : 'up to date')
  await mkdir(LOCAL, { recursive: true })
  for (const folder of [FAILURES, COMPILED]) await rm(folder, { recursive: true, force: true })
  // A build waits a good part of its time, which the checks have.
  const [failedChecks, isFunctionNew, isWebNew] = await Promise.all([
    runChecks(),
    buildIfStale(FUNCTION_BUILD),
    buildIfStale(WEB_BUILD),
  ])
  console.log(`  Function: ${builtLabel(isFunctionNew)}\n  Web app: ${builtLabel(isWebNew)}`)
  const tallies: Tally[] = []
  for (const projects of ROUNDS) tallies.push(await runTests(projects, filters))

  const sum = (pick: (tally: Tally) => number) => tallies.reduce((total, tally) => total + pick(tally), 0)
  const passed = CHECKS.length - failedChecks.length + sum((tally) => tally.passed)
  const failed = failedChecks.length + sum((tally) => tally.failed)
  for (const name of failedChecks) console.log(`  The check "${name}" failed: see its output above.`)
  if (existsSync(FAILURES)) console.log(`  Traces and pictures of failures: ${relative(ROOT, FAILURES)}`)
  for (const name of tallies.flatMap(({ retried }) => retried)) console.log(`  Tried again: ${name}`)
  for (const name of tallies.flatMap(({ failures }) => failures)) console.log(`  Failed: ${name}`)
  console.log(`\n${passed} passed, ${failed} failed`)
  if (failed > 0) process.exitCode = 1
})
