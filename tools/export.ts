import { runMain } from '#cli/failure.ts'
import { processTerminal } from '#cli/terminal.ts'
import { exportFile } from '#export/exportFile.ts'

runMain(() => exportFile(processTerminal))
