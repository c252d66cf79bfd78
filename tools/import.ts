/** `npm run import -- FILE`: artifacts from JSON lines or a table into a project; `--undo RUN` takes them back. */
import { runMain } from '#cli/failure.ts'
import { processTerminal } from '#cli/terminal.ts'
import { importFile } from '#import/importFile.ts'
import { undoImport } from '#import/undo.ts'

const isUndo = processTerminal.args.some((arg) => arg === '--undo' || arg.startsWith('--undo='))
runMain(() => (isUndo ? undoImport(processTerminal) : importFile(processTerminal)))
