/** Removes one person's account, likes and artifacts from the selected project. */
import { forget } from '#account/forget.ts'

const [uid] = process.argv.slice(2)
if (uid === undefined || uid === '' || uid.startsWith('-')) {
  console.log(
    'Usage: node functions/forget.mjs UID\n\nThe project comes from GCLOUD_PROJECT and the usual credentials.',
  )
  process.exitCode = 1
} else {
  const { account, likes, artifacts } = await forget(uid)
  const rest = `${likes} likes and ${artifacts} artifacts`
  console.log(account ? `Removed the account, ${rest}.` : `There was no such account. Removed ${rest}.`)
}
