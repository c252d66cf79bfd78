import { runInProject } from '#admin/runInProject.ts'
import { parseOneArgument, PROJECT, YES } from '#cli/args.ts'
import { Failure } from '#cli/failure.ts'
import { confirm, type Terminal } from '#cli/terminal.ts'
import type { FoundUser } from 'functions/admin/findUser.ts'

const COMMAND = {
  summary: 'Deletes a user: account, artifacts with their likes, own likes and private records.',
  usage: 'npm run delete-user -- EMAIL|UID [--project ID] [--yes]',
  options: { ...PROJECT, ...YES },
} as const

/** Formats a count: "1 artifact", "2 artifacts". */
const several = (count: number, thing: string) => `${count} ${thing}${count === 1 ? '' : 's'}`

function describe({ uid, account, likes, artifacts, records }: FoundUser, project: string): string {
  const who = account
    ? `${account.name} <${account.email}>, in ${project} since ${account.since}, with the UID ${uid}`
    : `Somebody without an account in ${project}, with the UID ${uid}`
  const removed = [
    ...(account ? ['the account'] : []),
    `${several(artifacts, 'artifact')} with all likes that ${artifacts === 1 ? 'it has' : 'they have'}`,
    several(likes, 'like'),
    several(records, 'private record'),
  ]
  return `\n  ${who}\n\n${removed.map((line) => `    ${line}`).join('\n')}\n\n`
}

/**
 * `npm run delete-user`: shows a user's records, asks for confirmation and deletes them.
 * @throws Failure with exit code 1 for an unknown user, 2 without confirmation
 */
export async function deleteUserCommand(terminal: Terminal): Promise<void> {
  const { argument: who, values } = parseOneArgument(terminal.args, COMMAND)
  await runInProject(values.project, async ({ id: project }) => {
    const [{ findUser }, { deleteUser }] = await Promise.all([
      import('functions/admin/findUser.ts'),
      import('functions/admin/deleteUser.ts'),
    ])
    const found = await findUser(who)
    if (!found) {
      throw new Failure(
        who.includes('@')
          ? `There is no account ${who} in ${project}. What is left of somebody whose account is gone is found by the UID.`
          : `There is nobody with the UID ${who} in ${project}: no account, no artifact, no like.`,
      )
    }
    terminal.write(describe(found, project))
    await confirm(terminal, 'Remove all of this, for good?', values.yes)
    const { account, likes, artifacts } = await deleteUser(found.uid)
    const rest = `${several(likes, 'like')} and ${several(artifacts, 'artifact')}`
    terminal.write(
      account ? `  Removed the account, ${rest}.\n` : `  There was no account. Removed ${rest}.\n`,
    )
  })
}
