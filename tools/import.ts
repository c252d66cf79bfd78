/** `npm run import`: imports artifacts from a file, or undoes an import with `--undo RUN`. */
import { runMain } from '#cli/failure.ts'
import { processTerminal } from '#cli/terminal.ts'
import { importFile } from '#import/importFile.ts'
import { undoImport } from '#import/undo.ts'

const isUndo = processTerminal.args.some((arg) => arg === '--undo' || arg.startsWith('--undo='))
runMain(() => (isUndo ? undoImport(processTerminal) : importFile(processTerminal)))
