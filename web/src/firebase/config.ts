/** The Firebase configuration, which Hosting serves at a reserved address. */
import * as z from 'zod/mini'
import { memoizeAsync } from './memoizeAsync.ts'

const givenKey: unknown = import.meta.env['VITE_APP_CHECK_KEY']
/** Site key of App Check (appCheck.ts); null if it is off. */
export const APP_CHECK_KEY = typeof givenKey === 'string' && givenKey !== '' ? givenKey : null

const configSchema = z.object({
  projectId: z.string(),
  apiKey: z.string(),
  authDomain: z.string(),
  appId: z.exactOptional(z.string()),
})

async function readJson(address: string): Promise<unknown> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`)
  return response.json()
}

/**
 * Loads the project's configuration.
 * @throws if the host does not serve it
 */
export const firebaseConfig = memoizeAsync(async () =>
  z.parse(configSchema, await readJson('/__/firebase/init.json')),
)

/**
 * Loads the addresses of the local services. Callers check the build mode first, which is a constant, so that
 * production builds contain no code for emulators.
 */
export const emulators = /* @__PURE__ */ memoizeAsync(async () =>
  z.parse(
    z.object({
      /** The Auth emulator's address. */
      auth: z.string(),
      firestore: z.object({ host: z.string(), port: z.number() }),
    }),
    await readJson('/emulators.json'),
  ),
)
