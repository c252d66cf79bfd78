/**
 * App Check proves that a request comes from this app. It is on if the build has a reCAPTCHA Enterprise site
 * key (`VITE_APP_CHECK_KEY`, see docs/deploying.md); otherwise its SDK is not loaded.
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

/**
 * Returns the App Check token for an API call; null if App Check is off.
 * @throws if no token is available
 */
export async function appCheckToken(): Promise<string | null> {
  if (!appCheck) return null
  const { getToken } = await import('firebase/app-check')
  return (await getToken(appCheck)).token
}
