/** A person's session as the identity provider's client keeps it in the browser, so that a journey starts signed in. */
import type { BrowserContextOptions } from 'playwright-core'
import * as z from 'zod/mini'
import type { Person } from './people.ts'
import { services } from './services.ts'

const HOUR_MS = 3_600_000
const configSchema = z.object({ apiKey: z.string() })

/**
 * What a new browser context has to hold for the app to open as this person. It lies where an older release of the client kept it:
 * the client of today moves it into its database, and asks the provider for the account as after any reload.
 */
export async function storedSession(person: Person): Promise<BrowserContextOptions['storageState']> {
  const response = await fetch(`${services.app}/__/firebase/init.json`)
  const { apiKey } = z.parse(configSchema, await response.json())
  const user = {
    uid: person.uid,
    email: person.email,
    displayName: person.name,
    emailVerified: false,
    isAnonymous: false,
    providerData: [],
    stsTokenManager: {
      accessToken: person.token,
      refreshToken: person.refreshToken,
      expirationTime: Date.now() + HOUR_MS,
    },
    apiKey,
    appName: '[DEFAULT]',
  }
  const entry = { name: `firebase:authUser:${apiKey}:[DEFAULT]`, value: JSON.stringify(user) }
  return { cookies: [], origins: [{ origin: services.app, localStorage: [entry] }] }
}
