/**
 * `npm test`: types, lint, format and all tests except the nightly ones (tests/README.md), with one summary as the last
 * line. `npm test -- FILTER` runs the test files whose path contains the filter.
 */
import '#cli/testSite.ts'
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { join, relative } from 'node:path'
import { startVitest, type Vitest } from 'vitest/node'
import { buildIfStale, FUNCTION_BUILD, WEB_BUILD } from '#stack/build.ts'
import { parseArguments } from '#cli/args.ts'
import { runMain } from '#cli/failure.ts'
import { LOCAL, ROOT } from '#cli/paths.ts'

const FAILURES = join(LOCAL, 'test-failures')

const CHECKS: readonly [name: string, program: string, args: readonly string[]][] = [
  // A single type checker leaves the other cores to the other checks.
  ['types', 'typescript/bin/tsc', ['-b', '--checkers', '1']],
  ['lint', 'oxlint/bin/oxlint', ['--deny-warnings']],
  [
    'imports',
    'dependency-cruiser/bin/dependency-cruiser.mjs',
    ['packages', 'functions', 'web', 'tools', 'tests'],
  ],
  ['format', 'prettier/bin/prettier.cjs', ['--check', '--log-level', 'warn', '.']],
]

const PROJECTS = ['unit', 'components', 'local-firestore', 'rules', 'api', 'model', 'tools', 'journeys']
/** Niceness of the checks, which use the time in which tests wait. */
const LOW_PRIORITY = 10

interface Tally {
  passed: number
  /** One line per failure. */
  readonly failures: string[]
}

/** Runs a check and prints its output once it has ended. */
async function runCheck([name, program, args]: (typeof CHECKS)[number], tally: Tally): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const script = join(ROOT, 'node_modules', program)
  const { pid } = execFile(
    process.execPath,
    [script, ...args],
    { cwd: ROOT, maxBuffer: 2 ** 26 },
    (error, stdout, stderr) => {
      console.log(`  ${name}: ${error ? 'failed' : 'passed'}\n${stdout}${stderr}`.trimEnd())
      resolve(error === null)
    },
  )
  if (pid !== undefined) setPriority(pid, LOW_PRIORITY)
  if (await promise) tally.passed += 1
  else tally.failures.push(`check: ${name}`)
}

/** Counts tests. Files and suites that could not run, and errors outside of tests, count as failures. */
function count(vitest: Vitest, tally: Tally): void {
  const failuresBefore = tally.failures.length
  const modules = vitest.state.getTestModules()
  for (const module of modules) {
    const path = relative(ROOT, module.moduleId)
    for (const test of module.children.allTests()) {
      const { state } = test.result()
      if (state === 'passed') tally.passed += 1
      if (state === 'failed') tally.failures.push(`${path}: ${test.fullName}`)
    }
    for (const part of [module, ...module.children.allSuites()])
      for (const { message } of part.errors()) tally.failures.push(`${path}: ${message}`)
  }
  for (const error of vitest.state.getUnhandledErrors())
    tally.failures.push(error instanceof Error ? error.message : JSON.stringify(error))
  // A global set-up that throws produces no failed test.
  if (process.exitCode && tally.failures.length === failuresBefore)
    tally.failures.push('The run ended early: see its output above.')
  process.exitCode = 0
}

runMain(async () => {
  const { positionals: filters } = parseArguments(process.argv.slice(2), {
    summary: 'Runs types, lint, format and all tests, or the test files whose path contains a filter.',
    usage: 'npm test [-- FILTER ...]',
    options: {},
  })
  const tally: Tally = { passed: 0, failures: [] }
  await rm(FAILURES, { recursive: true, force: true })
  const checks = Promise.all(CHECKS.map((check) => runCheck(check, tally)))
  await Promise.all([buildIfStale(FUNCTION_BUILD), buildIfStale(WEB_BUILD)])
  // Compile cache for the function and the emulator, which start many times.
  process.env.NODE_COMPILE_CACHE = join(LOCAL, 'test-compiled')
  const options = { project: PROJECTS, watch: false, passWithNoTests: true, root: ROOT }
  count(await startVitest(filters, options), tally)
  await checks

  if (existsSync(FAILURES)) console.log(`  Traces and pictures of failures: ${relative(ROOT, FAILURES)}`)
  for (const failure of tally.failures) console.log(`  Failed: ${failure}`)
  console.log(`\n${tally.passed} passed, ${tally.failures.length} failed`)
  process.exitCode = tally.failures.length > 0 ? 1 : 0
})
