import { migrate } from '#admin/migrate.ts'
import { runMain } from '#cli/failure.ts'
import { processTerminal } from '#cli/terminal.ts'

runMain(() => migrate(processTerminal))
