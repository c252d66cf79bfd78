/** One HTTP call of the API: bearer token, one shared refresh on 401, problems with sentences. */
import { API_BASE, ENDPOINTS, type EndpointName } from '@tracker/domain/endpoints.ts'
import { PROBLEMS, Problem, readProblem } from '@tracker/domain/errors.ts'
import { SignInExpired, reportExpiry } from './expiry.ts'

const PATIENCE_MS = 30_000
const UNREACHABLE = 'The server could not be reached. Check your connection and try again.'

export interface Call {
  readonly endpoint: EndpointName
  /** Fills `{id}` in the path. */
  readonly id?: string
  readonly payload?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

interface Means {
  readonly fetch: typeof fetch
  /** The token of who is signed in, renewed on demand; null when nobody is. */
  readonly token: (refreshed: boolean) => Promise<string | null>
  /** The proof that this app is calling; null when App Check is off. */
  readonly proof: () => Promise<string | null>
}

const isOffline = (error: unknown) => Object(error).code === 'auth/network-request-failed'

/** Makes the function that calls the API. It answers the parsed body, or throws a Problem or SignInExpired. */
export function makeClient({ fetch, token, proof }: Means) {
  let refreshing: Promise<string | null> | undefined

  /** Requests that are refused together share one refresh. */
  function refresh(): Promise<string | null> {
    refreshing ??= token(true).finally(() => {
      refreshing = undefined
    })
    return refreshing
  }

  async function send(call: Call, bearer: string | null): Promise<Response> {
    const { method, path } = ENDPOINTS[call.endpoint]
    const address = API_BASE + path.replace('{id}', encodeURIComponent(call.id ?? ''))
    try {
      const appProof = await proof()
      return await fetch(address, {
        method,
        headers: {
          'Content-Type': 'application/json',
          ...(appProof === null ? {} : { 'X-Firebase-AppCheck': appProof }),
          ...(bearer === null ? {} : { Authorization: `Bearer ${bearer}` }),
          ...call.headers,
        },
        signal: AbortSignal.timeout(PATIENCE_MS),
        ...(call.payload === undefined ? {} : { body: JSON.stringify(call.payload) }),
      })
    } catch (error) {
      console.warn('The API could not be reached.', error)
      throw new Problem('unavailable', UNREACHABLE)
    }
  }

  async function renewed(): Promise<string | null> {
    try {
      return await refresh()
    } catch (error) {
      reportExpiry()
      throw new SignInExpired('The sign-in has expired.', { cause: error })
    }
  }

  /** A token that ran out is renewed by the provider; when that fails, it is tried once more before giving up. */
  async function current(): Promise<string | null> {
    try {
      return await token(false)
    } catch (error) {
      console.warn('The token could not be read.', error)
      // Without a network nothing was refused: the sign-in lasts until somebody says that it does not.
      if (isOffline(error)) throw new Problem('unavailable', UNREACHABLE)
      return renewed()
    }
  }

  return async function request(call: Call): Promise<unknown> {
    const bearer = await current()
    let response = await send(call, bearer)
    if (response.status === PROBLEMS.unauthenticated.status && bearer !== null)
      response = await send(call, await renewed())
    const body: unknown = await response.json().catch(() => null)
    if (!response.ok) throw readProblem(response.status, body)
    return body
  }
}
