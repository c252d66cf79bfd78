/**
 * `node readGoogle.mjs '[{"origin": "firestoreOrigin", "path": "/v1/..."}]' PROJECT`: reads from Google APIs with the
 * credentials of the Firebase command line, and prints a JSON array of `{"body"}` or `{"status", "error"}`. It is a separate
 * process because the modules of firebase-tools have no types and keep global state.
 */
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const api = require('firebase-tools/lib/api')
const { Client } = require('firebase-tools/lib/apiv2')
const { selectAccount, setActiveAccount } = require('firebase-tools/lib/auth')
const { requireAuth } = require('firebase-tools/lib/requireAuth')

/** firebase-tools defines no base URL for budgets. */
const budgetsOrigin = () => process.env.BILLING_BUDGETS_URL ?? 'https://billingbudgets.googleapis.com'
const origins = { ...api, budgetsOrigin }

const [requests = '[]', project = ''] = process.argv.slice(2)
const options = { project }
const account = selectAccount(undefined, process.cwd())
if (account) setActiveAccount(options, account)

async function read({ origin, path, isPost }) {
  try {
    const client = new Client({ urlPrefix: origins[origin]() })
    const headers = { headers: { 'x-goog-user-project': project } }
    const { body } = await (isPost ? client.post(path, {}, headers) : client.get(path, headers))
    return { body }
  } catch (error) {
    return { status: error.status ?? 0, error: String(error.message).split('\n')[0] }
  }
}

async function readAll() {
  try {
    await requireAuth(options)
  } catch (error) {
    return JSON.parse(requests).map(() => ({ status: 401, error: error.message }))
  }
  return Promise.all(JSON.parse(requests).map(read))
}

process.stdout.write(JSON.stringify(await readAll()))
