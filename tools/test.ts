/** `npm test`: types, lint, format and every test, browser journeys included, with one summary at the end. */
import { spawn } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { buildIfStale, FUNCTION_BUILD, WEB_BUILD } from './stack/build.ts'
import { runMain } from './cli/failure.ts'
import { LOCAL, ROOT } from './cli/paths.ts'
import { step } from './cli/steps.ts'

const RESULTS = join(LOCAL, 'test-results.json')
const resultsSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  success: z.boolean(),
})

/** Runs a program of node_modules with its output on this terminal; answers whether it went well. */
function run(program: string, args: readonly string[]): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(ROOT, 'node_modules', program), ...args], {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    child.once('error', reject)
    child.once('exit', (code) => resolve(code === 0))
  })
}

const CHECKS: readonly [name: string, program: string, args: readonly string[]][] = [
  ['types', 'typescript/bin/tsc', ['-b']],
  ['lint', 'oxlint/bin/oxlint', ['--deny-warnings']],
  ['format', 'prettier/bin/prettier.cjs', ['--check', '--log-level', 'warn', '.']],
]

/** The tests' own count; a run that broke before it could count is one failure. */
async function readCounts(wentWell: boolean): Promise<{ passed: number; failed: number }> {
  const parsed = z.safeParse(resultsSchema, JSON.parse(await readFile(RESULTS, 'utf8').catch(() => 'null')))
  if (!parsed.success) return { passed: 0, failed: 1 }
  const { numPassedTests: passed, numFailedTests: failed } = parsed.data
  return { passed, failed: failed === 0 && !wentWell ? 1 : failed }
}

runMain(async () => {
  let passed = 0
  const failures: string[] = []
  for (const [name, program, args] of CHECKS) {
    console.log(`\n  ${name}`)
    if (await run(program, args)) passed += 1
    else failures.push(name)
  }
  await step(
    'Function',
    () => buildIfStale(FUNCTION_BUILD),
    (built) => (built ? 'built' : 'up to date'),
  )
  await step(
    'Web app',
    () => buildIfStale(WEB_BUILD),
    (built) => (built ? 'built' : 'up to date'),
  )
  await rm(RESULTS, { force: true })
  const filters = process.argv.slice(2)
  const wentWell = await run('vitest/vitest.mjs', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${RESULTS}`,
    ...filters,
  ])
  const tests = await readCounts(wentWell)
  for (const name of failures) console.log(`  The check "${name}" failed: see its output above.`)
  console.log(`\n${passed + tests.passed} passed, ${failures.length + tests.failed} failed`)
  if (failures.length + tests.failed > 0) process.exitCode = 1
})
