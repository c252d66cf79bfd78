/** App Check. `onRequest` functions must verify the token themselves. */
import { SITE } from '@tracker/domain/site/site.ts'
import { Problem } from '@tracker/domain/api/problem.ts'
import { say } from '@tracker/domain/messages/message.ts'
import { getAppCheck } from 'firebase-admin/app-check'
import type { IncomingHttpHeaders } from 'node:http'
import { app } from '#firestore.ts'
import { callIdentityService } from '#http/identityService.ts'
import { params } from '#params.ts'

const invalidAppToken = () => new Problem('forbidden', say('app-unknown', { site: SITE.name }))

/**
 * Verifies the App Check token, unless App Check is off.
 * @throws Problem 403 for a missing or invalid token (not 401, which would mean the sign-in); 503 if it cannot be verified
 */
export async function requireApp(headers: IncomingHttpHeaders): Promise<void> {
  if (!params.appCheck) return
  const token = headers['x-firebase-appcheck']
  if (typeof token !== 'string') throw invalidAppToken()
  await callIdentityService(() => getAppCheck(app).verifyToken(token), invalidAppToken)
}
