/** `npm run deploy`: checks what a deploy needs, asks, runs every test, then deploys. `--check` ends after the checks. */
import { deployProject } from '#deploy/deployProject.ts'
import { runMain } from '#cli/failure.ts'
import { processTerminal } from '#cli/terminal.ts'

runMain(() => deployProject(processTerminal))
