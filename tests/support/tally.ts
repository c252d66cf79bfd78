/**
 * Counts a run, and names what failed and what was tried again. `npm test` reads the counts from the file that `TEST_TALLY` names;
 * whoever runs one kind of test reads what was tried again below its summary.
 */
import { writeFileSync } from 'node:fs'
import type { Reporter, TestModule } from 'vitest/node'

type RunError = ReturnType<TestModule['errors']>[number]

export interface Tally {
  readonly passed: number
  /** Tests, files that could not be loaded, and errors outside of tests. */
  readonly failed: number
  /** What failed, each with the first line of its error. */
  readonly failures: readonly string[]
  /** The tests that were tried again, and how that went. */
  readonly retried: readonly string[]
}

const described = (name: string, error: RunError | undefined) =>
  `${name} (${error?.message.split('\n')[0] ?? 'no message'})`

function count(modules: readonly TestModule[], unhandled: readonly RunError[]): Tally {
  const tests = modules.flatMap((module) => [...module.children.allTests()])
  const suites = modules.flatMap((module) => [...module.children.allSuites()])
  const failures = [
    ...tests
      .filter((test) => test.result().state === 'failed')
      .map((test) => described(`${test.project.name}: ${test.fullName}`, test.result().errors?.[0])),
    ...[...modules, ...suites]
      .filter((part) => part.errors().length > 0)
      .map((part) =>
        described(
          `${part.project.name}: ${'relativeModuleId' in part ? part.relativeModuleId : part.fullName}`,
          part.errors()[0],
        ),
      ),
    ...unhandled.map((error) => described('outside of tests', error)),
  ]
  const retried = tests.filter((test) => (test.diagnostic()?.retryCount ?? 0) > 0)
  return {
    passed: tests.filter((test) => test.result().state === 'passed').length,
    failed: failures.length,
    failures,
    retried: retried.map((test) => {
      const outcome = test.result().state === 'passed' ? 'passed then' : 'failed again'
      return `${test.project.name}: ${test.fullName} (${outcome})`
    }),
  }
}

export class TallyReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly RunError[]): void {
    const tally = count(modules, unhandled)
    if (tally.retried.length > 0) {
      console.log(
        `\n  Tried again after a timeout:\n${tally.retried.map((name) => `    ${name}`).join('\n')}\n`,
      )
    }
    if (process.env.TEST_TALLY) writeFileSync(process.env.TEST_TALLY, JSON.stringify(tally))
  }
}
