/** `npm run reconcile`: what bugs and crashes left behind in a project; with `--apply` it is repaired. */
import { parseArgs } from 'node:util'
import { runOnProject } from './operate/onProject.ts'
import { Failure, runMain } from './stack/failure.ts'

const USAGE = 'Usage: npm run reconcile [-- --project ID] [--apply]'

function readArguments() {
  try {
    return parseArgs({
      options: { project: { type: 'string' }, apply: { type: 'boolean', default: false } },
    }).values
  } catch (error) {
    throw new Failure(`${error instanceof Error ? error.message : String(error)}\n  ${USAGE}`)
  }
}

runMain(async () => {
  const { project, apply } = readArguments()
  await runOnProject('reconcile.mjs', apply ? ['--apply'] : [], project)
})
