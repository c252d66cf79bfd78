import { runMain } from '#cli/failure.ts'
import { processTerminal } from '#cli/terminal.ts'
import { seedProject } from '#seed/seedProject.ts'

runMain(() => seedProject(processTerminal))
