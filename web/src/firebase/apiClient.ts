/** The calls of the API that change something or search: bearer token, one shared refresh on 401, problems with sentences. */
import type { ArtifactPatch } from '@tracker/domain/artifact.ts'
import {
  API_BASE,
  ENDPOINTS,
  type EndpointName,
  type Payloads,
  readAnswer,
} from '@tracker/domain/endpoints.ts'
import { PROBLEMS, Problem, readProblem } from '@tracker/domain/errors.ts'
import { errorCode } from './errors.ts'
import { SignInExpired } from './signInExpired.ts'

const TIMEOUT_MS = 30_000
const UNREACHABLE = 'The server could not be reached. Check your connection and try again.'

interface Dependencies {
  readonly fetch: typeof fetch
  /** The token of who is signed in, renewed on demand; null when nobody is. */
  readonly token: (refreshed: boolean) => Promise<string | null>
  /** The proof that this app is calling; null when App Check is off. */
  readonly appCheckToken: () => Promise<string | null>
}

interface RequestOptions {
  /** Fills `{id}` in the path. */
  readonly id?: string
  /** The parameters of the address. Where a list goes on, as its last page said, is `cursor`. */
  readonly query?: Readonly<Record<string, string>> | URLSearchParams
  /** Whether nobody needs to be known. */
  readonly isAnonymous?: boolean
  readonly payload?: unknown
  /** In place of a payload: a form with files, and what sends it. */
  readonly upload?: { readonly form: FormData; readonly send: typeof fetch }
  readonly headers?: Readonly<Record<string, string>>
}

/** The cursor in the `Link` header of a list that goes on (RFC 8288). */
function nextCursor(link: string | null): string | null {
  const address = /^<([^>]+)>; rel="next"$/.exec(link ?? '')?.[1]
  return address ? new URL(address, 'http://any').searchParams.get('cursor') : null
}

const cursorQuery = (cursor: string): Record<string, string> => (cursor === '' ? {} : { cursor })

/** Makes the functions that call the API. Each answers what is documented, or throws a Problem or SignInExpired. */
export function createApiClient({ fetch, token, appCheckToken }: Dependencies) {
  let refreshing: Promise<string | null> | undefined

  /** Requests that are refused together share one refresh. */
  async function refreshedToken(): Promise<string | null> {
    refreshing ??= token(true).finally(() => {
      refreshing = undefined
    })
    try {
      return await refreshing
    } catch (error) {
      throw new SignInExpired('The sign-in has expired.', { cause: error })
    }
  }

  /** A token that ran out is renewed by the provider; when that fails, it is tried once more before giving up. */
  async function currentToken(): Promise<string | null> {
    try {
      return await token(false)
    } catch (error) {
      console.warn('The token could not be read.', error)
      // Without a network nothing was refused: the sign-in lasts until somebody says that it does not.
      if (errorCode(error) === 'auth/network-request-failed') throw new Problem('unavailable', UNREACHABLE)
      return refreshedToken()
    }
  }

  async function send(endpoint: EndpointName, options: RequestOptions, bearer: string | null) {
    const { method, path } = ENDPOINTS[endpoint]
    const query = new URLSearchParams(options.query).toString()
    const address =
      API_BASE + path.replace('{id}', encodeURIComponent(options.id ?? '')) + (query && `?${query}`)
    try {
      const proof = await appCheckToken()
      const { upload } = options
      return await (upload?.send ?? fetch)(address, {
        method,
        headers: {
          ...(upload ? {} : { 'Content-Type': 'application/json' }),
          ...(proof === null ? {} : { 'X-Firebase-AppCheck': proof }),
          ...(bearer === null ? {} : { Authorization: `Bearer ${bearer}` }),
          ...options.headers,
        },
        signal: AbortSignal.timeout(TIMEOUT_MS),
        ...(options.payload === undefined ? {} : { body: JSON.stringify(options.payload) }),
        ...(upload && { body: upload.form }),
      })
    } catch (error) {
      console.warn('The API could not be reached.', error)
      throw new Problem('unavailable', UNREACHABLE)
    }
  }

  async function requestPage<Name extends EndpointName>(endpoint: Name, options: RequestOptions) {
    const bearer = options.isAnonymous ? null : await currentToken()
    let response = await send(endpoint, options, bearer)
    if (response.status === PROBLEMS.unauthenticated.status && bearer !== null)
      response = await send(endpoint, options, await refreshedToken())
    const body: unknown = await response.json().catch(() => null)
    if (!response.ok) throw readProblem(response.status, body)
    return { answer: readAnswer(endpoint, body), next: nextCursor(response.headers.get('Link')) }
  }

  const request = async <Name extends EndpointName>(endpoint: Name, options: RequestOptions) =>
    (await requestPage(endpoint, options)).answer

  return {
    /** @param idempotencyKey the same for every attempt, so that a lost answer adds the artifact once */
    addArtifact: (payload: Payloads['addArtifact'], idempotencyKey: string) =>
      request('addArtifact', { payload, headers: { 'Idempotency-Key': idempotencyKey } }),
    updateArtifact: (id: string, payload: ArtifactPatch & Payloads['updateArtifact']) =>
      request('updateArtifact', { id, payload }),
    deleteArtifact: (id: string) => request('deleteArtifact', { id }),
    like: (payload: Payloads['like']) => request('like', { payload }),
    report: (payload: Payloads['report']) => request('report', { payload }),
    /** A page for curators; `next` is the cursor of the page behind it, null on the last one. */
    reports: async (cursor: string) => {
      const { answer, next } = await requestPage('reports', { query: cursorQuery(cursor) })
      return { items: answer, next }
    },
    decide: (id: string, payload: Payloads['decide']) => request('decide', { id, payload }),
    unlike: (likeId: string) => request('unlike', { id: likeId }),
    /** A page of what is stored about the person; `next` is the cursor of the page behind it, null on the last one. */
    account: async (cursor: string) => {
      const { answer, next } = await requestPage('account', { query: cursorQuery(cursor) })
      return { page: answer, next }
    },
    /**
     * A page of what the forgiving search finds; `next` is the cursor of the page behind it, null on the last one.
     * @param isAnonymous whether nobody is signed in: such an answer is shared with everybody who asks the same
     */
    search: async (query: URLSearchParams, isAnonymous: boolean) => {
      const { answer, next } = await requestPage('search', { query, isAnonymous })
      return { ...answer, next }
    },
    similar: (id: string, isAnonymous: boolean) => request('similar', { id, isAnonymous }),
    /** @param isAnonymous whether an answer will do that is shared with everybody, for half a minute */
    contributor: (uid: string, isAnonymous: boolean) => request('contributor', { id: uid, isAnonymous }),
    /** @param form with the copies @param send sends it, and tells how far it is */
    addPhoto: (form: FormData, send: typeof fetch) => request('addPhoto', { upload: { form, send } }),
    deletePhoto: (id: string) => request('deletePhoto', { id }),
    deleteAccount: () => request('deleteAccount', {}),
  }
}

export type ApiClient = ReturnType<typeof createApiClient>
