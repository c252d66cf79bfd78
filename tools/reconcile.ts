/** `npm run reconcile`: what bugs and crashes left behind in a project; with `--apply` it is repaired. */
import { readOptions } from '#cli/args.ts'
import { runInProject } from '#admin/runInProject.ts'
import { runMain } from '#cli/failure.ts'

const USAGE = 'Usage: npm run reconcile [-- --project ID] [--apply]'

runMain(async () => {
  const { project, apply } = readOptions(USAGE, {
    project: { type: 'string' },
    apply: { type: 'boolean', default: false },
  })
  await runInProject('reconcile.mjs', apply ? ['--apply'] : [], project)
})
