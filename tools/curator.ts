/** `npm run curator -- EMAIL`: lets an account decide on reports; with `--remove` not any more. */
import { connect } from '#cli/project.ts'
import { readOneAndOptions } from '#cli/args.ts'
import { Failure, runMain } from '#cli/failure.ts'

const USAGE = 'Usage: npm run curator -- EMAIL [--remove] [--project ID]'

runMain(async () => {
  const { one: email, values } = readOneAndOptions(process.argv.slice(2), USAGE, {
    project: { type: 'string' },
    remove: { type: 'boolean', default: false },
  })
  const { auth, id } = await connect(values.project)
  const [user] = (await auth.getUsers([{ email }])).users
  if (!user) throw new Failure(`${id} has no account with the address ${email}.`)
  const { curator, ...others } = user.customClaims ?? {}
  await auth.setCustomUserClaims(user.uid, values.remove ? others : { ...others, curator: true })
  if (!values.remove) {
    console.log(`${email} decides on reports in ${id}, after signing in anew or within an hour.`)
    return
  }
  // Tokens that were given before say what was true then: the API refuses those of ended sessions.
  await auth.revokeRefreshTokens(user.uid)
  console.log(
    curator === true
      ? `${email} does not decide on reports in ${id} any more, and is signed out.`
      : `${email} was no curator of ${id}.`,
  )
})
