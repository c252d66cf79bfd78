/**
 * App Check: the proof that a call comes from this app. On when the build was given a reCAPTCHA Enterprise site key
 * (`VITE_APP_CHECK_KEY`, see docs/deploying.md); without one, or with an empty one, nothing of it is loaded.
 */
import type { FirebaseApp } from 'firebase/app'
import type { AppCheck } from 'firebase/app-check'
import { APP_CHECK_KEY } from './config.ts'

let started: AppCheck | undefined

/** Starts App Check before any service is used, so that Firestore and Auth send the proof, too. */
export async function startAppCheck(app: FirebaseApp): Promise<void> {
  if (APP_CHECK_KEY === null) return
  const { initializeAppCheck, ReCaptchaEnterpriseProvider } = await import('firebase/app-check')
  started = initializeAppCheck(app, {
    provider: new ReCaptchaEnterpriseProvider(APP_CHECK_KEY),
    isTokenAutoRefreshEnabled: true,
  })
}

/** The proof for one call of the API; null when App Check is off. @throws when no proof can be had */
export async function appCheckToken(): Promise<string | null> {
  if (!started) return null
  const { getToken } = await import('firebase/app-check')
  return (await getToken(started)).token
}
