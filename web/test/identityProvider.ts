/** A fake identity provider for tests. The SDK is real; its HTTP calls are answered here. */
import { onTestFinished, vi } from 'vitest'

const PAGES: Readonly<Record<string, unknown>> = {
  '/__/firebase/init.json': { projectId: 'demo-test', apiKey: 'key', authDomain: 'localhost' },
  '/emulators.json': { auth: 'http://localhost:9099', firestore: { host: 'localhost', port: 8080 } },
}

const base64 = (value: unknown) => btoa(JSON.stringify(value))
const TOKEN = `${base64({ alg: 'none' })}.${base64({ sub: 'ada', user_id: 'ada', iat: 0, exp: 4e9 })}.`

/** Successful responses by call. */
const ANSWERS: Readonly<Record<string, unknown>> = {
  signInWithPassword: { idToken: TOKEN, refreshToken: 'more', expiresIn: '3600', localId: 'ada' },
  signUp: { idToken: TOKEN, refreshToken: 'more', expiresIn: '3600', localId: 'ada' },
  update: { idToken: TOKEN, refreshToken: 'more', expiresIn: '3600', localId: 'ada' },
  lookup: { users: [{ localId: 'ada', email: 'ada@example.com' }] },
  token: { access_token: TOKEN, refresh_token: 'more', expires_in: '3600', user_id: 'ada' },
}

export interface IdentityCall {
  /** Such as `signUp`. */
  name: string
  body: string
  /** Language of the e-mail that the call sends; null without a setting. */
  language: string | null
}

/** Intercepts the provider's calls until the end of the test. */
export function fakeIdentityProvider() {
  const calls: IdentityCall[] = []
  const refusals = new Map<string, string>()
  const gates = new Map<string, Promise<void>>()
  const fetch = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const address = new URL(input instanceof Request ? input.url : input, location.href)
    const page = PAGES[address.pathname]
    if (page !== undefined) return Response.json(page)
    const name = /(?:accounts:|\/v1\/)(\w+)$/.exec(address.pathname)?.[1] ?? address.pathname
    if (typeof init?.body === 'string') {
      const language = new Headers(init.headers).get('X-Firebase-Locale')
      calls.push({ name, body: init.body, language })
    }
    await gates.get(name)
    const message = refusals.get(name)
    if (message !== undefined) return Response.json({ error: { code: 400, message } }, { status: 400 })
    return Response.json(ANSWERS[name] ?? {})
  })
  onTestFinished(() => fetch.mockRestore())
  return {
    /** The calls so far. */
    calls,
    /** Makes a call fail from now on, with one of the provider's error codes. */
    refuse: (name: string, code: string) => void refusals.set(name, code),
    /** Makes a call succeed again. */
    accept: (name: string) => void refusals.delete(name),
    /** Delays the response of a call until the returned function is called. */
    hold: (name: string): (() => void) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      gates.set(name, promise)
      return resolve
    },
  }
}
