/** `npm run forget -- EMAIL|UID`: removes a person from a project, with all artifacts and likes. */
import { forget } from '#admin/forget.ts'
import { runMain } from '#cli/failure.ts'
import { processTerminal } from '#cli/terminal.ts'

runMain(() => forget(processTerminal))
