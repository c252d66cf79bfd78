/** `npm run seed`: the famous artifacts into a project that is still empty. */
import { runMain } from '#cli/failure.ts'
import { processTerminal } from '#cli/terminal.ts'
import { seedProject } from '#seed/seedProject.ts'

runMain(() => seedProject(processTerminal))
