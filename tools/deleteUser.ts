/** `npm run delete-user -- EMAIL|UID`: deletes a user of a project with all artifacts and likes. */
import { deleteUserCommand } from '#admin/deleteUser.ts'
import { runMain } from '#cli/failure.ts'
import { processTerminal } from '#cli/terminal.ts'

runMain(() => deleteUserCommand(processTerminal))
