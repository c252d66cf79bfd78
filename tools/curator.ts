import { connect } from '#cli/project.ts'
import { parseOneArgument, PROJECT } from '#cli/args.ts'
import { Failure, runMain } from '#cli/failure.ts'

const COMMAND = {
  summary: 'Makes an account a curator, who decides on reports.',
  usage: 'npm run curator -- EMAIL [--remove] [--project ID]',
  options: {
    ...PROJECT,
    remove: { type: 'boolean', default: false, description: 'end it, and sign the account out' },
  },
} as const

runMain(async () => {
  const { argument: email, values } = parseOneArgument(process.argv.slice(2), COMMAND)
  const { auth, id } = await connect(values.project)
  const [user] = (await auth.getUsers([{ email }])).users
  if (!user) throw new Failure(`${id} has no account with the address ${email}.`)
  const { curator, ...others } = user.customClaims ?? {}
  await auth.setCustomUserClaims(user.uid, values.remove ? others : { ...others, curator: true })
  if (!values.remove) {
    console.log(`${email} decides on reports in ${id}, after signing in anew or within an hour.`)
    return
  }
  // Issued tokens keep the old claim until they expire; the API refuses tokens of revoked sessions.
  await auth.revokeRefreshTokens(user.uid)
  console.log(
    curator === true
      ? `${email} does not decide on reports in ${id} any more, and is signed out.`
      : `${email} was no curator of ${id}.`,
  )
})
