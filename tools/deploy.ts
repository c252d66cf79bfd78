/**
 * `npm run deploy`: checks what a deploy needs, runs every test, then one `firebase deploy` of hosting, function, rules
 * and indexes. Nothing is touched before all checks have passed. `--check` ends after the checks.
 */
import { requireAppCheck } from '#deploy/appCheck.ts'
import {
  chooseProject,
  requireDatabase,
  requireLogin,
  requireServiceAccount,
  requireWebApp,
} from '#deploy/checks.ts'
import { deploy, runTests } from '#deploy/firebase.ts'
import { describeSafeguards, lookAtSafeguards } from '#deploy/safeguards.ts'
import { readOptions } from '#cli/args.ts'
import { runMain } from '#cli/failure.ts'
import { step } from '#cli/steps.ts'

const USAGE = 'Usage: npm run deploy [-- --project ID] [--check]'

runMain(async () => {
  const options = readOptions(USAGE, {
    project: { type: 'string' },
    check: { type: 'boolean', default: false },
  })
  await step('Signed in', async () => requireLogin())
  const project = await step('Project', async () => chooseProject(options.project), String)
  await step('App Check', () => requireAppCheck(project))
  await step('Web app', async () => requireWebApp(project))
  await step('Database', async () => requireDatabase(project))
  await step('Service account', async () => requireServiceAccount(project))
  if (options.check) {
    const lines = describeSafeguards(lookAtSafeguards(project))
    console.log(`\n  Beside the deploy (docs/operating.md, "The first day"):`)
    for (const line of lines) console.log(`  - ${line}`)
    console.log(`\n  ${project} is ready for a deploy.\n`)
    return
  }
  await runTests()
  await deploy(project)
})
