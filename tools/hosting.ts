/** `npm run build:hosting`: the web app for production, and `firebase.deploy.json` with the header rules for its files. */
import { runMain } from '#cli/failure.ts'
import { buildHosting } from '#deploy/hosting.ts'

runMain(() => buildHosting(null))
