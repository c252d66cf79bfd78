/**
 * App Check: the proof that a call comes from this app. On when the build was given a reCAPTCHA Enterprise site key
 * (`VITE_APP_CHECK_KEY`, see docs/deploying.md); without one the build does not contain it.
 */
import type { FirebaseApp } from 'firebase/app'
import type { AppCheck } from 'firebase/app-check'

const SITE_KEY: unknown = import.meta.env['VITE_APP_CHECK_KEY']

let started: AppCheck | undefined

/** Starts App Check before any service is used, so that Firestore and Auth send the proof, too. */
export async function startAppCheck(app: FirebaseApp): Promise<void> {
  if (typeof SITE_KEY !== 'string') return
  const { initializeAppCheck, ReCaptchaEnterpriseProvider } = await import('firebase/app-check')
  started = initializeAppCheck(app, {
    provider: new ReCaptchaEnterpriseProvider(SITE_KEY),
    isTokenAutoRefreshEnabled: true,
  })
}

/** The proof for one call of the API; null when App Check is off. @throws when no proof can be had */
export async function appCheckToken(): Promise<string | null> {
  if (typeof SITE_KEY !== 'string' || !started) return null
  const { getToken } = await import('firebase/app-check')
  return (await getToken(started)).token
}
