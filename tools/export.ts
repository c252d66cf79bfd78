/** `npm run export -- FILE`: all artifacts of a project as JSON lines, which `npm run import` reads again. */
import { runMain } from '#cli/failure.ts'
import { processTerminal } from '#cli/terminal.ts'
import { exportFile } from '#export/exportFile.ts'

runMain(() => exportFile(processTerminal))
