/** `npm run reconcile`: compares likes with counts in a project and repairs what does not agree. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { connect } from './import/project.ts'
import { Failure, runMain } from './stack/failure.ts'
import { ROOT } from './stack/paths.ts'

const USAGE = 'Usage: npm run reconcile [-- --project ID] [--dry-run]'

function readArguments() {
  try {
    return parseArgs({
      options: { project: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } },
    }).values
  } catch (error) {
    throw new Failure(`${error instanceof Error ? error.message : String(error)}\n  ${USAGE}`)
  }
}

runMain(async () => {
  const options = readArguments()
  const { id } = await connect(options.project)
  const child = spawn(
    process.execPath,
    [join(ROOT, 'functions/reconcile.mjs'), ...(options['dry-run'] ? [] : ['--apply'])],
    { stdio: 'inherit', env: { ...process.env, GCLOUD_PROJECT: id } },
  )
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', resolve)
  })
  if (code !== 0) throw new Failure(`The repair of ${id} did not finish. It can be run again.`)
})
