/** Whether a call comes from our app. HTTPS functions have to verify this by hand. */
import { Problem } from '@tracker/domain/api/problem.ts'
import { getAppCheck } from 'firebase-admin/app-check'
import type { IncomingHttpHeaders } from 'node:http'
import { app } from '#firestore.ts'
import { askIdentity } from '#http/auth.ts'
import { params } from '#params.ts'

const notOurs = () => new Problem('forbidden', 'This request does not come from the Artifact Tracker app.')

/**
 * @throws Problem 403 when App Check is on and the call has no valid proof: never 401, which would blame the sign-in; 503
 * when the proof cannot be checked
 */
export async function requireApp(headers: IncomingHttpHeaders): Promise<void> {
  if (!params.appCheck) return
  const proof = headers['x-firebase-appcheck']
  if (typeof proof !== 'string') throw notOurs()
  await askIdentity(() => getAppCheck(app).verifyToken(proof), notOurs)
}
