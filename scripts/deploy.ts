/**
 * `npm run deploy`: checks what a deploy needs, runs every test, then one `firebase deploy` of hosting, function, rules
 * and indexes. Nothing is touched before all checks have passed. `--check` ends after the checks.
 */
import { parseArgs } from 'node:util'
import { requireAppCheck } from './deploy/appCheck.ts'
import { chooseProject, requireDatabase, requireLogin, requireWebApp } from './deploy/checks.ts'
import { deploy, runTests } from './deploy/firebase.ts'
import { Failure, runMain } from './stack/failure.ts'
import { step } from './stack/steps.ts'

const USAGE = 'Usage: npm run deploy [-- --project ID] [--check]'

function readArguments() {
  try {
    return parseArgs({
      options: { project: { type: 'string' }, check: { type: 'boolean', default: false } },
    }).values
  } catch (error) {
    throw new Failure(`${error instanceof Error ? error.message : String(error)}\n  ${USAGE}`)
  }
}

runMain(async () => {
  const options = readArguments()
  await step('Signed in', async () => requireLogin())
  const project = await step('Project', async () => chooseProject(options.project), String)
  await step('App Check', () => requireAppCheck(project))
  await step('Web app', async () => requireWebApp(project))
  await step('Database', async () => requireDatabase(project))
  if (options.check) {
    console.log(`\n  ${project} is ready for a deploy.\n`)
    return
  }
  await runTests()
  await deploy(project)
})
