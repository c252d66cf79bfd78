/** `node functions/reconcile.mjs [--apply]`: the reconciler, on the project that the environment selects. Needs Node 24. */
import { parseArgs } from 'node:util'
import { applyRepair, findRepairs } from './src/admin/reconcile.ts'
import { describeRepair } from './src/admin/repairs.ts'

const USAGE = `Usage: node functions/reconcile.mjs [--apply]

Looks for counts that are wrong, likes and private data of missing artifacts, and interrupted deletions and edits.
Without --apply it changes nothing. The project comes from GCLOUD_PROJECT and the usual credentials.`

async function main() {
  const { values } = parseArgs({ options: { apply: { type: 'boolean' }, help: { type: 'boolean' } } })
  if (values.help) {
    console.log(USAGE)
    return
  }
  const repairs = await findRepairs()
  for (const repair of repairs) {
    if (values.apply) await applyRepair(repair)
    console.log(`${values.apply ? 'done' : 'to do'}: ${describeRepair(repair)}`)
  }
  if (repairs.length === 0) console.log('Everything agrees.')
  else if (!values.apply) console.log(`${repairs.length} repairs to do. Run again with --apply.`)
}

await main()
