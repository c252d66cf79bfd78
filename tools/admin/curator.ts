import { parseOneArgument, PROJECT } from '#cli/args.ts'
import { Failure } from '#cli/failure.ts'
import { connect } from '#cli/project.ts'
import type { Terminal } from '#cli/terminal.ts'

const COMMAND = {
  summary: 'Makes an account a curator, who decides on reports.',
  usage: 'npm run curator -- EMAIL [--remove] [--project ID]',
  options: {
    ...PROJECT,
    remove: { type: 'boolean', default: false, description: 'end it, and sign the account out' },
  },
} as const

/** `npm run curator`: grants an account the role of curator, or revokes it. @throws Failure for an unknown address */
export async function changeCurator(terminal: Terminal): Promise<void> {
  const { argument: email, values } = parseOneArgument(terminal.args, COMMAND)
  const { auth, id } = await connect(values.project)
  const [user] = (await auth.getUsers([{ email }])).users
  if (!user) throw new Failure(`${id} has no account with the address ${email}.`)
  const { curator, ...others } = user.customClaims ?? {}
  await auth.setCustomUserClaims(user.uid, values.remove ? others : { ...others, curator: true })
  if (!values.remove) {
    terminal.write(`${email} decides on reports in ${id}, after signing in anew or within an hour.\n`)
    return
  }
  // Issued tokens keep the old claim until they expire; the API refuses tokens of revoked sessions.
  await auth.revokeRefreshTokens(user.uid)
  terminal.write(
    curator === true
      ? `${email} does not decide on reports in ${id} any more, and is signed out.\n`
      : `${email} was no curator of ${id}.\n`,
  )
}
