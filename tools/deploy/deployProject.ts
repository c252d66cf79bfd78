import { VERSION } from '@tracker/domain/site/version.ts'
import { parseOptions, YES } from '#cli/args.ts'
import { Failure } from '#cli/failure.ts'
import { step } from '#cli/steps.ts'
import { confirm, type Terminal } from '#cli/terminal.ts'
import { requireAppCheck } from '#deploy/appCheck.ts'
import { chooseProject, inspectProject, requireLogin } from '#deploy/checks.ts'
import { deploy, runTests } from '#deploy/firebase.ts'
import { describeSafeguards, inspectSafeguards } from '#deploy/safeguards.ts'

const COMMAND = {
  summary: 'Checks the project, asks, runs all tests, then deploys hosting, function, rules and indexes.',
  usage: 'npm run deploy [-- --project ID] [--check] [--yes]',
  options: {
    project: {
      type: 'string',
      description: 'ID of the Firebase project (default: the one of "firebase use")',
    },
    check: { type: 'boolean', default: false, description: 'only check' },
    'without-tests': {
      type: 'boolean',
      default: false,
      description: 'skip the tests in an emergency; the release says so',
    },
    ...YES,
  },
} as const

/**
 * Runs all checks, so that the user sees all problems at once.
 * @returns ID and name of the project
 * @throws Failure with all problems
 */
async function checkAll(wanted: string | undefined): Promise<{ id: string; name: string }> {
  const problems: string[] = []
  const check = async <T>(label: string, run: () => T | Promise<T>): Promise<T | null> => {
    try {
      return await step(label, async () => run())
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      problems.push(error.message)
      return null
    }
  }
  await check('Signed in', requireLogin)
  const isSignedIn = problems.length === 0
  const id = await check('Project', () => chooseProject(wanted))
  if (id !== null) await check('App Check', () => requireAppCheck(id))
  const state = id !== null && isSignedIn ? await check('At Google', () => inspectProject(id)) : null
  problems.push(...(state?.problems ?? []))
  if (problems.length > 0 || id === null || state === null) throw new Failure(problems.join('\n\n  '))
  return { id, name: state.name }
}

/**
 * `npm run deploy`: checks the project, asks for confirmation, runs all tests, then runs one `firebase deploy` of hosting,
 * function, rules and indexes. `--check` ends after the checks.
 * @throws Failure with exit code 1 and all problems, or 2 if it was not confirmed
 */
export async function deployProject(terminal: Terminal): Promise<void> {
  const options = parseOptions(terminal.args, COMMAND)
  const { id, name } = await checkAll(options.project)
  if (options.check) {
    const lines = describeSafeguards(await inspectSafeguards(id))
    terminal.write(`\n  Beside the deploy (docs/operating.md, "The first day"):\n`)
    for (const line of lines) terminal.write(`  - ${line}\n`)
    terminal.write(`\n  ${name} (${id}) is ready for a deploy.\n\n`)
    return
  }
  terminal.write(`\n  Hosting, function, rules and indexes of ${name} (${id}) would become this version.\n\n`)
  const isTested = !options['without-tests']
  if (!isTested) terminal.write('  WITHOUT TESTS: nothing says that this version works.\n\n')
  const when = isTested ? 'when all tests have passed' : 'without tests'
  await confirm(terminal, `Deploy to ${name}, ${when}?`, options.yes)
  if (isTested) await runTests()
  await deploy(id, `${VERSION}${isTested ? '' : ', deployed without tests'}`)
}
