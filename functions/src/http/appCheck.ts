/** Whether a call comes from our app. HTTPS functions have to verify this by hand. */
import { Problem } from '@tracker/domain/errors.ts'
import { getAppCheck } from 'firebase-admin/app-check'
import type { IncomingHttpHeaders } from 'node:http'
import { app } from '#firestore.ts'
import { settings } from '#settings.ts'

/** @throws Problem 403 when App Check is on and the call has no valid proof: never 401, which would blame the sign-in */
export async function requireApp(headers: IncomingHttpHeaders): Promise<void> {
  if (!settings.appCheck) return
  const proof = headers['x-firebase-appcheck']
  const isOurs =
    typeof proof === 'string' &&
    (await getAppCheck(app)
      .verifyToken(proof)
      .then(
        () => true,
        () => false,
      ))
  if (!isOurs) throw new Problem('forbidden', 'This request does not come from the Artifact Tracker app.')
}
