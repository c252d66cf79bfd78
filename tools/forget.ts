/** `npm run forget -- UID`: removes a person from a project, with all artifacts and likes. */
import { runInProject } from '#admin/runInProject.ts'
import { readOneAndOptions } from '#cli/args.ts'
import { runMain } from '#cli/failure.ts'

const USAGE = 'Usage: npm run forget -- UID [--project ID]'

runMain(async () => {
  const { one: uid, values } = readOneAndOptions(USAGE, { project: { type: 'string' } })
  await runInProject(values.project, async () => {
    const { deleteUser } = await import('functions/admin/deleteUser.ts')
    const { account, likes, artifacts } = await deleteUser(uid)
    const rest = `${likes} likes and ${artifacts} artifacts`
    console.log(account ? `Removed the account, ${rest}.` : `There was no such account. Removed ${rest}.`)
  })
})
