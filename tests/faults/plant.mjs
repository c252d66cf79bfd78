/**
 * Plants each fault alone in a copy of the source, builds it, and runs the tests that must fail. First it
 * checks that these tests pass without a fault. If a fault makes no test fail, the script ends with exit code
 * 1. `npm run test:faults -- "torn update"` plants only the faults whose name contains the text; it is an
 * error if there are none.
 */
import { spawnSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { LOCAL, ROOT } from '../../tools/cli/paths.ts'
import { startAuth } from '../api/setup.ts'
import { FAULTS } from './faults.mjs'
import { isOfWeb, pathOf, projectOf } from './tests.mjs'

const VITEST = join(ROOT, 'node_modules/vitest/vitest.mjs')

/** Copies the rules, the function and the domain in the original layout, so that relative paths work. */
async function copySource(folder) {
  const skip = (path) => !/[/\\](node_modules|dist|tsconfig.json)$/.test(path)
  const domain = join(folder, 'packages/domain')
  await mkdir(join(folder, 'node_modules/@tracker'), { recursive: true })
  await symlink(domain, join(folder, 'node_modules/@tracker/domain'), 'junction')
  await cp(join(ROOT, 'functions'), join(folder, 'functions'), { recursive: true, filter: skip })
  await symlink(join(ROOT, 'functions/node_modules'), join(folder, 'functions/node_modules'), 'junction')
  await cp(join(ROOT, 'packages/domain'), domain, { recursive: true, filter: skip })
  for (const file of ['package.json', 'package-lock.json', 'firestore.rules', 'tests/site.config.ts'])
    await cp(join(ROOT, file), join(folder, file))
  return {
    functions: join(folder, 'functions'),
    'packages/domain': domain,
    'firestore.rules': join(folder, 'firestore.rules'),
  }
}

/** Copied for tests of the web app, which run with the repository's own test configuration. */
const WHOLE = [
  'functions',
  'packages',
  'tests',
  'tools',
  'web',
  'firestore.indexes.json',
  'firestore.rules',
  'package.json',
  'tsconfig.base.json',
  'vitest.config.ts',
]
/**
 * Folder names that are not copied. Applied to paths within the repository, because the copies are in
 * `.local`.
 */
const LEFT_OUT = /^(?:node_modules|dist|dist-local|\.cache|\.local)$/

/** Copies the repository once for all faults, because preparing packages for the browser is slow. */
async function copyWhole(folder) {
  if (existsSync(folder)) return
  const domain = join(folder, 'packages/domain')
  await mkdir(join(folder, 'node_modules/@tracker'), { recursive: true })
  await symlink(domain, join(folder, 'node_modules/@tracker/domain'), 'junction')
  for (const name of WHOLE)
    await cp(join(ROOT, name), join(folder, name), {
      recursive: true,
      filter: (path) => !LEFT_OUT.test(basename(path)),
    })
  await symlink(join(ROOT, 'web/node_modules'), join(folder, 'web/node_modules'), 'junction')
}

async function plant(places, edits) {
  for (const [file, text, replacement] of edits) {
    const place = Object.keys(places).find((prefix) => file === prefix || file.startsWith(`${prefix}/`))
    const path = join(places[place], file.slice(place.length))
    const source = await readFile(path, 'utf8')
    if (source.split(text).length !== 2) throw new Error(`${file} does not contain exactly once: ${text}`)
    await writeFile(
      path,
      source.replace(text, () => replacement),
    )
  }
}

/**
 * Numbers of tests that passed and failed. A file may fail although all its tests pass, if the function
 * responded with 500.
 */
async function runTests(folder, authHost, [file, pattern]) {
  const report = join(folder, 'report.json')
  const args = ['run', '--project', projectOf(file), pathOf(file), '-t', pattern]
  const ran = spawnSync(process.execPath, [VITEST, ...args, '--reporter=json', `--outputFile=${report}`], {
    cwd: isOfWeb(file) ? folder : ROOT,
    encoding: 'utf8',
    env: {
      ...process.env,
      FUNCTION_SOURCE: join(folder, 'functions'),
      RULES_FILE: join(folder, 'firestore.rules'),
      AUTH_HOST: authHost,
      // Races show only under many requests.
      TEST_SCALE: 'full',
    },
  })
  const result = await readFile(report, 'utf8').then(JSON.parse, () => null)
  const { numPassedTests = 0, numFailedTests = 0, numFailedTestSuites = 0 } = result ?? {}
  if (numPassedTests + numFailedTests === 0) throw new Error(`No test ran:\n${ran.stdout}${ran.stderr}`)
  return { ran: numPassedTests + numFailedTests, red: numFailedTests || numFailedTestSuites }
}

async function tryFault({ edits, test }, folder, authHost) {
  const places = await copySource(folder)
  await plant(places, edits)
  return verdictOf(await runTests(folder, authHost, test))
}

/** Plants a fault in the shared copy, runs its test and reverts it. */
async function tryFaultOfWeb({ edits, test }, folder) {
  await copyWhole(folder)
  const before = new Map()
  for (const [file] of edits) before.set(file, await readFile(join(folder, file), 'utf8'))
  try {
    await plant({ web: join(folder, 'web') }, edits)
    return verdictOf(await runTests(folder, '', test))
  } finally {
    for (const [file, text] of before) await writeFile(join(folder, file), text)
  }
}

function verdictOf({ ran, red }) {
  return red > 0
    ? { verdict: 'caught', detail: `${red} red` }
    : { verdict: 'SURVIVED', detail: `${ran} green` }
}

/**
 * Runs the same tests without a fault: tests that fail anyway would seem to catch every fault.
 * @throws Error naming the failing file
 */
async function expectGreen(faults, folder, whole, authHost) {
  if (faults.some(({ test: [file] }) => !isOfWeb(file))) await copySource(folder)
  for (const [file, some] of Map.groupBy(faults, ({ test }) => test[0])) {
    const patterns = [...new Set(some.map(({ test }) => test[1]))]
    if (isOfWeb(file)) await copyWhole(whole)
    const place = isOfWeb(file) ? whole : folder
    const { ran, red } = await runTests(place, authHost, [file, patterns.join('|')])
    if (red > 0) throw new Error(`${file}: ${red} of ${ran} tests are red without a fault.`)
    console.log(`green    ${file} without a fault (${ran} tests)`)
  }
}

const wanted = process.argv[2] ?? ''
const faults = FAULTS.filter(({ name }) => name.includes(wanted))
if (faults.length === 0) {
  console.error(`\n  No fault's name contains "${wanted}". There are:\n`)
  for (const { name } of FAULTS) console.error(`    ${name}`)
  process.exit(1)
}
await mkdir(LOCAL, { recursive: true })
const folder = await mkdtemp(join(LOCAL, 'faults-'))
const whole = join(folder, 'whole')
const auth = await startAuth(folder)
const tally = { caught: 0, SURVIVED: 0, BROKEN: 0 }
try {
  await expectGreen(faults, join(folder, 'green'), whole, auth.host)
  for (const [index, fault] of faults.entries()) {
    const place = join(folder, String(index))
    const tried = isOfWeb(fault.test[0]) ? tryFaultOfWeb(fault, whole) : tryFault(fault, place, auth.host)
    const { verdict, detail } = await tried.catch((error) => ({
      verdict: 'BROKEN',
      detail: error.message.slice(0, 2_000),
    }))
    tally[verdict] += 1
    console.log(`${verdict.padEnd(9)}${fault.name} (${fault.test.join(': ')}; ${detail})`)
    await rm(place, { recursive: true, force: true })
  }
} finally {
  await auth.child.stop()
  await rm(folder, { recursive: true, force: true })
}
console.log(`${tally.caught} caught, ${tally.SURVIVED} survived, ${tally.BROKEN} could not be planted.`)
process.exitCode = tally.SURVIVED + tally.BROKEN === 0 ? 0 : 1
