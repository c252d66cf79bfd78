import { changeCurator } from '#admin/curator.ts'
import { runMain } from '#cli/failure.ts'
import { processTerminal } from '#cli/terminal.ts'

runMain(() => changeCurator(processTerminal))
