/** `npm run build:hosting`: builds the web app for production and writes `firebase.deploy.json` with the headers of its files. */
import { parseOptions } from '#cli/args.ts'
import { runMain } from '#cli/failure.ts'
import { buildHosting } from '#deploy/hosting.ts'

runMain(async () => {
  parseOptions(process.argv.slice(2), {
    summary: 'Builds the web app for production, with firebase.deploy.json for "firebase deploy --config".',
    usage: 'npm run build:hosting',
    options: {},
  })
  await buildHosting(null)
})
