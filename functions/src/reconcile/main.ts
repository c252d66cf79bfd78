/** Compares likes with counts in the selected project and repairs what does not agree; by default it only says so. */
import { parseArgs } from 'node:util'
import { findRepairs } from '#reconcile/find.ts'
import { describe } from '#reconcile/plan.ts'
import { apply } from '#reconcile/repair.ts'

const USAGE = `Usage: node functions/reconcile.mjs [--apply]

Looks for counts that are wrong, likes and private data of missing artifacts, and interrupted deletions and edits.
Without --apply it changes nothing. The project comes from GCLOUD_PROJECT and the usual credentials.`

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { apply: { type: 'boolean' }, help: { type: 'boolean' } } })
  if (values.help) {
    console.log(USAGE)
    return
  }
  const repairs = await findRepairs()
  for (const repair of repairs) {
    if (values.apply) await apply(repair)
    console.log(`${values.apply ? 'done' : 'to do'}: ${describe(repair)}`)
  }
  if (repairs.length === 0) console.log('Everything agrees.')
  else if (!values.apply) console.log(`${repairs.length} repairs to do. Run again with --apply.`)
}

await main()
