/** `node functions/forget.mjs UID`: removes a person, on the project that the environment selects. Needs Node 24. */
import { deleteUser } from './src/admin/deleteUser.ts'

const [uid] = process.argv.slice(2)
if (uid === undefined || uid === '' || uid.startsWith('-')) {
  console.log(
    'Usage: node functions/forget.mjs UID\n\nThe project comes from GCLOUD_PROJECT and the usual credentials.',
  )
  process.exitCode = 1
} else {
  const { account, likes, artifacts } = await deleteUser(uid)
  const rest = `${likes} likes and ${artifacts} artifacts`
  console.log(account ? `Removed the account, ${rest}.` : `There was no such account. Removed ${rest}.`)
}
