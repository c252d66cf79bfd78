/**
 * Plants each fault alone in a copy of the repository, and runs the tests that must fail. First it checks that
 * these tests pass without a fault: tests that fail anyway would seem to catch every fault, and theirs are not planted. If a
 * fault makes no test fail, the script ends with exit code 1. `npm run test:faults -- "torn update" "lost likes"` plants only
 * the faults whose name contains one of the texts; it is an error if there are none.
 */
import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LOCAL } from '../../tools/cli/paths.ts'
import { startAuth } from '../api/setup.ts'
import { copyRepository } from '../support/copyRepository.ts'
import { FAULTS } from './faults.mjs'

const wanted = process.argv.slice(2)
const isWanted = (name) => wanted.length === 0 || wanted.some((part) => name.includes(part))
const faults = Object.entries(FAULTS).filter(([name]) => isWanted(name))
if (faults.length === 0) {
  console.error(`\n  No fault's name contains "${wanted.join('" or "')}". There are:\n`)
  for (const name of Object.keys(FAULTS)) console.error(`    ${name}`)
  process.exit(1)
}
await mkdir(LOCAL, { recursive: true })
const folder = await mkdtemp(join(LOCAL, 'faults-'))
const copy = join(folder, 'copy')

/**
 * Numbers of tests that ran and failed. A file may fail although all its tests pass, if the function responded
 * with 500.
 */
async function runTests(file, pattern, authHost) {
  const report = join(folder, 'report.json')
  await rm(report, { force: true })
  const args = ['run', file, '-t', pattern, '--reporter=json', `--outputFile=${report}`]
  const ran = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', ...args], {
    cwd: copy,
    encoding: 'utf8',
    // Races show only under many requests. Of the model's sequences, a few show each fault.
    env: { SEQUENCES: '60', ...process.env, AUTH_HOST: authHost, TEST_SCALE: 'full' },
  })
  const result = await readFile(report, 'utf8').then(JSON.parse, () => null)
  const { numPassedTests = 0, numFailedTests = 0, numFailedTestSuites = 0 } = result ?? {}
  const count = numPassedTests + numFailedTests
  if (count === 0) throw new Error(`No test ran:\n${ran.stdout}${ran.stderr}`)
  return { count, red: numFailedTests || numFailedTestSuites }
}

/** Returns the files with tests that fail without a fault. */
async function redFiles(authHost) {
  const found = new Set()
  for (const [file, some] of Map.groupBy(faults, ([, [[file]]]) => file)) {
    const patterns = new Set(some.map(([, [[, pattern]]]) => pattern))
    const { count, red } = await runTests(file, [...patterns].join('|'), authHost).catch((error) => {
      console.error(error)
      return { count: 0, red: 1 }
    })
    if (red > 0) found.add(file)
    console.log(`${red > 0 ? 'RED      ' : 'green    '}${file} without a fault (${count} tests, ${red} red)`)
  }
  return found
}

/** Plants a fault, runs its test and reverts it. @param red files whose tests fail anyway */
async function tryFault([[file, pattern], ...edits], authHost, red) {
  if (red.has(file)) return ['BROKEN', 'its tests fail without it']
  const originals = new Map()
  try {
    for (const [name, text, replacement] of edits) {
      const path = join(copy, name)
      const source = await readFile(path, 'utf8')
      if (source.split(text).length !== 2) throw new Error(`${name} does not contain exactly once: ${text}`)
      if (!originals.has(path)) originals.set(path, source)
      const faulty = source.replace(text, () => replacement)
      await writeFile(path, faulty)
    }
    const { count, red: failed } = await runTests(file, pattern, authHost)
    return failed > 0 ? ['caught', `${failed} red`] : ['SURVIVED', `${count} green`]
  } catch (error) {
    return ['BROKEN', error.message.slice(0, 2_000)]
  } finally {
    for (const [path, source] of originals) await writeFile(path, source)
  }
}

const tally = { caught: 0, SURVIVED: 0, BROKEN: 0 }
const auth = await startAuth(folder)
try {
  await copyRepository(copy)
  const red = await redFiles(auth.host)
  for (const [name, fault] of faults) {
    const [verdict, detail] = await tryFault(fault, auth.host, red)
    tally[verdict] += 1
    console.log(`${verdict.padEnd(9)}${name} (${fault[0].join(': ')}; ${detail})`)
  }
} finally {
  await auth.child.stop()
  await rm(folder, { recursive: true, force: true })
}
console.log(`${tally.caught} caught, ${tally.SURVIVED} survived, ${tally.BROKEN} could not be planted.`)
process.exitCode = tally.SURVIVED + tally.BROKEN === 0 ? 0 : 1
