/** `npm run reconcile`: what bugs and crashes left behind in a project; with `--apply` it is repaired. */
import { reconcile } from '#admin/reconcile.ts'
import { runMain } from '#cli/failure.ts'
import { processTerminal } from '#cli/terminal.ts'

runMain(() => reconcile(processTerminal))
