import { reconcile } from '#admin/reconcile.ts'
import { runMain } from '#cli/failure.ts'
import { processTerminal } from '#cli/terminal.ts'

runMain(() => reconcile(processTerminal))
