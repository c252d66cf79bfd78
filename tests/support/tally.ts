/**
 * Counts a run, and names what was tried again. `npm test` reads the counts from the file that `TEST_TALLY` names;
 * whoever runs one kind of test reads what was tried again below its summary.
 */
import { writeFileSync } from 'node:fs'
import type { Reporter, TestModule } from 'vitest/node'

export interface Tally {
  readonly passed: number
  /** Tests, files that could not be loaded, and errors outside of tests. */
  readonly failed: number
  /** The tests that were tried again, and how that went. */
  readonly retried: readonly string[]
}

function count(modules: readonly TestModule[], unhandled: number): Tally {
  const tests = modules.flatMap((module) => [...module.children.allTests()])
  const states = tests.map((test) => test.result().state)
  const broken = modules.filter((module) => module.errors().length > 0).length
  const suites = modules.flatMap((module) => [...module.children.allSuites()])
  const brokenSuites = suites.filter((suite) => suite.errors().length > 0).length
  const retried = tests.filter((test) => (test.diagnostic()?.retryCount ?? 0) > 0)
  return {
    passed: states.filter((state) => state === 'passed').length,
    failed: states.filter((state) => state === 'failed').length + broken + brokenSuites + unhandled,
    retried: retried.map((test) => {
      const outcome = test.result().state === 'passed' ? 'passed then' : 'failed again'
      return `${test.project.name}: ${test.fullName} (${outcome})`
    }),
  }
}

export class TallyReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly unknown[]): void {
    const tally = count(modules, unhandled.length)
    if (tally.retried.length > 0) {
      console.log(
        `\n  Tried again after a timeout:\n${tally.retried.map((name) => `    ${name}`).join('\n')}\n`,
      )
    }
    if (process.env.TEST_TALLY) writeFileSync(process.env.TEST_TALLY, JSON.stringify(tally))
  }
}
