/** `npm run reconcile`: what bugs and crashes left behind in a project; with `--apply` it is repaired. */
import { runInProject } from '#admin/runInProject.ts'
import { readOptions } from '#cli/args.ts'
import { runMain } from '#cli/failure.ts'

const USAGE = 'Usage: npm run reconcile [-- --project ID] [--apply]'

runMain(async () => {
  const { project, apply } = readOptions(USAGE, {
    project: { type: 'string' },
    apply: { type: 'boolean', default: false },
  })
  await runInProject(project, async () => {
    const [{ applyRepair, findRepairs }, { describeRepair }] = await Promise.all([
      import('functions/admin/reconcile.ts'),
      import('functions/admin/repairs.ts'),
    ])
    const repairs = await findRepairs()
    for (const repair of repairs) {
      if (apply) await applyRepair(repair)
      console.log(`${apply ? 'done' : 'to do'}: ${describeRepair(repair)}`)
    }
    if (repairs.length === 0) console.log('Everything agrees.')
    else if (!apply) console.log(`${repairs.length} repairs to do. Run again with --apply.`)
  })
})
