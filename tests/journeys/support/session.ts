/** Stored sessions, so that journeys start signed in. */
import type { BrowserContextOptions } from 'playwright-core'
import * as z from 'zod/mini'
import type { Person } from './people.ts'
import { services } from './services.ts'

const HOUR_MS = 3_600_000
const configSchema = z.object({ apiKey: z.string() })

/**
 * Storage state of a browser context with this user signed in. The session is in localStorage, where older
 * releases of the Auth SDK stored it: the SDK moves it to IndexedDB and loads the account, as after a reload.
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
  const hint = { name: 'signed-in', value: 'yes' }
  return { cookies: [], origins: [{ origin: services.app, localStorage: [entry, hint] }] }
}
