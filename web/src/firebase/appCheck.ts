/**
 * App Check proves that a call comes from this app. It is on when the build has a reCAPTCHA Enterprise site key
 * (`VITE_APP_CHECK_KEY`, see docs/deploying.md); without one, its SDK is not loaded.
 */
import type { FirebaseApp } from 'firebase/app'
import type { AppCheck } from 'firebase/app-check'
import { APP_CHECK_KEY } from './config.ts'

let appCheck: AppCheck | undefined

/** Starts App Check. Call it before any other service, so that Firestore and Auth send its token. */
export async function startAppCheck(app: FirebaseApp): Promise<void> {
  if (APP_CHECK_KEY === null) return
  const { initializeAppCheck, ReCaptchaEnterpriseProvider } = await import('firebase/app-check')
  appCheck = initializeAppCheck(app, {
    provider: new ReCaptchaEnterpriseProvider(APP_CHECK_KEY),
    isTokenAutoRefreshEnabled: true,
  })
}

/** The App Check token for an API call; null when App Check is off. @throws when no token is available */
export async function appCheckToken(): Promise<string | null> {
  if (!appCheck) return null
  const { getToken } = await import('firebase/app-check')
  return (await getToken(appCheck)).token
}
