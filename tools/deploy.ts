import { deployProject } from '#deploy/deployProject.ts'
import { runMain } from '#cli/failure.ts'
import { processTerminal } from '#cli/terminal.ts'

runMain(() => deployProject(processTerminal))
