/**
 * The REST client. Sends the bearer token, shares one refresh on 401, and throws problems with user-facing
 * messages.
 */
import { t } from '@lingui/core/macro'
import type { ArtifactPatch } from '@tracker/domain/artifact/content.ts'
import { DEADLINES } from '@tracker/domain/api/deadlines.ts'
import { API_BASE, type Bodies, type CallName, CALLS, parseAnswer } from '@tracker/domain/api/calls.ts'
import { LIST_LIMIT_MAX } from '@tracker/domain/limits.ts'
import { PROBLEMS, Problem, readProblem } from '@tracker/domain/api/problem.ts'
import type { SmallerSize } from '@tracker/domain/photo/photoAddress.ts'
import { isSignInOver } from '#firebase/errors.ts'
import { translateMessage } from '#i18n/domainTexts.ts'
import { parseJson } from '#utils/parseJson.ts'
import { rememberWrite } from '#utils/lastWrite.ts'
import { SignInExpired } from '#utils/signInExpired.ts'

const unreachable = () =>
  new Problem('unavailable', t`The server could not be reached. Check your connection and try again.`)

interface Dependencies {
  readonly fetch: typeof fetch
  /** Returns the ID token, refreshed on demand; null when signed out. */
  readonly token: (refreshed: boolean) => Promise<string | null>
  /** Returns the App Check token; null when App Check is off. */
  readonly appCheckToken: () => Promise<string | null>
}

interface RequestOptions {
  /** Replaces `{id}` in the path. */
  readonly id?: string
  readonly query?: Readonly<Record<string, string>> | URLSearchParams
  /** `next` of the previous page; empty for the first page. */
  readonly cursor?: string
  /** True to send no token. */
  readonly isAnonymous?: boolean
  readonly payload?: unknown
  /** A form with files instead of a payload, and the function that sends it. */
  readonly upload?: { readonly form: FormData; readonly send: typeof fetch }
  readonly headers?: Readonly<Record<string, string>>
}

/** Returns the cursor of the next page, from the `Link` header (RFC 8288). */
function nextCursor(link: string | null): string | null {
  const address = /^<([^>]+)>; rel="next"$/.exec(link ?? '')?.[1]
  return address ? new URL(address, 'http://any').searchParams.get('cursor') : null
}

/**
 * Returns what was sent as the body.
 * @throws Problem if the connection is lost before its end
 */
async function received<T>(body: Promise<T>): Promise<T> {
  try {
    return await body
  } catch (error) {
    console.warn('The answer of the API was cut off.', error)
    throw unreachable()
  }
}

/** Returns the parsed body; null if it is not JSON. */
const bodyOf = async (response: Response): Promise<unknown> =>
  parseJson(await received(response.text())) ?? null

/** Creates the API client. Every method returns the documented response, or throws a Problem or SignInExpired. */
export function createApiClient({ fetch, token, appCheckToken }: Dependencies) {
  let refreshing: Promise<string | null> | undefined

  /**
   * Returns a token. If Auth cannot be reached or answers with anything but a refusal, the user stays signed in
   * and the request can be repeated.
   * @throws SignInExpired if Auth refuses to renew the token
   */
  async function tokenFrom(source: Promise<string | null>): Promise<string | null> {
    try {
      return await source
    } catch (error) {
      if (isSignInOver(error)) throw new SignInExpired(t`The sign-in has expired.`, { cause: error })
      console.warn('The token could not be read.', error)
      throw new Problem(
        'unavailable',
        t`Your sign-in could not be confirmed, because the sign-in service could not be reached. Nothing is lost. Check your connection and try again.`,
      )
    }
  }

  /** Concurrent requests that get a 401 share one refresh. */
  function refreshedToken(): Promise<string | null> {
    refreshing ??= token(true).finally(() => {
      refreshing = undefined
    })
    return tokenFrom(refreshing)
  }

  async function send(endpoint: CallName, options: RequestOptions, bearer: string | null) {
    const { method, path } = CALLS[endpoint]
    const query = new URLSearchParams(options.query)
    if (options.cursor) query.set('cursor', options.cursor)
    const address =
      API_BASE +
      path.replace('{id}', encodeURIComponent(options.id ?? '')) +
      (query.size > 0 ? `?${query}` : '')
    try {
      const appCheck = await appCheckToken()
      const { upload } = options
      return await (upload?.send ?? fetch)(address, {
        method,
        headers: {
          ...(upload ? {} : { 'Content-Type': 'application/json' }),
          ...(appCheck === null ? {} : { 'X-Firebase-AppCheck': appCheck }),
          ...(bearer === null ? {} : { Authorization: `Bearer ${bearer}` }),
          ...options.headers,
        },
        signal: AbortSignal.timeout(method === 'GET' ? DEADLINES.read : DEADLINES.write),
        ...(options.payload === undefined ? {} : { body: JSON.stringify(options.payload) }),
        ...(upload && { body: upload.form }),
      })
    } catch (error) {
      console.warn('The API could not be reached.', error)
      throw unreachable()
    }
  }

  /**
   * Sends a request, and after a 401 again with a refreshed token.
   * @throws Problem for any status except success
   */
  async function respond(endpoint: CallName, options: RequestOptions): Promise<Response> {
    const bearer = options.isAnonymous ? null : await tokenFrom(token(false))
    let response = await send(endpoint, options, bearer)
    if (response.status === PROBLEMS.unauthenticated.status && bearer !== null)
      response = await send(endpoint, options, await refreshedToken())
    if (!response.ok)
      throw readProblem(
        response.status,
        await bodyOf(response),
        response.headers.get('Retry-After'),
        translateMessage,
      )
    if (CALLS[endpoint].method !== 'GET') rememberWrite()
    return response
  }

  /** Reads a page of a list. `next` is the cursor of the next page; null on the last one. */
  async function requestPage<Name extends CallName>(endpoint: Name, options: RequestOptions) {
    const response = await respond(endpoint, options)
    const body = await bodyOf(response)
    return {
      data: parseAnswer(endpoint, body),
      next: nextCursor(response.headers.get('Link')),
      version: response.headers.get('ETag'),
    }
  }

  const request = async <Name extends CallName>(endpoint: Name, options: RequestOptions) =>
    (await requestPage(endpoint, options)).data

  return {
    /** @param idempotencyKey the same for all attempts, so that a retry adds the artifact only once */
    addArtifact: (payload: Bodies['addArtifact'], idempotencyKey: string) =>
      request('addArtifact', { payload, headers: { 'Idempotency-Key': idempotencyKey } }),
    /** Returns an artifact with its version for `updateArtifact`. */
    artifact: async (id: string) => {
      const { data, version } = await requestPage('artifact', { id })
      return { artifact: data, version }
    },
    /** @param version if given, the update fails with `precondition-failed` if the artifact has changed since */
    updateArtifact: (
      id: string,
      payload: ArtifactPatch & Bodies['updateArtifact'],
      version: string | null = null,
    ) =>
      request('updateArtifact', {
        id,
        payload,
        ...(version !== null && { headers: { 'If-Match': version } }),
      }),
    /** A page of the user's own artifacts, including hidden ones. */
    myArtifacts: (email: string, cursor: string) =>
      requestPage('myArtifacts', { cursor, query: { email, limit: String(LIST_LIMIT_MAX) } }),
    /** Permanently deletes an artifact. */
    removeArtifact: (id: string) => request('deleteArtifact', { id }),
    /** Deletes an artifact. `undoDelete` can restore it for some minutes. */
    deleteArtifact: (id: string) => request('deleteArtifact', { id, query: { undo: '1' } }),
    undoDelete: (id: string) => request('undoDelete', { id }),
    like: (payload: Bodies['like']) => request('like', { payload }),
    myLists: (cursor: string) => requestPage('myLists', { cursor, query: { limit: '24' } }),
    /** @param isAnonymous true when signed out: the response may come from a shared cache */
    exhibitions: (cursor: string, isAnonymous: boolean) =>
      requestPage('exhibitions', { cursor, isAnonymous }),
    /** The first lists of the gallery with an artifact. */
    exhibitionsWith: (artifactId: string, count: number, isAnonymous: boolean) =>
      request('exhibitions', { query: { artifactId, limit: String(count) }, isAnonymous }),
    /** @param idempotencyKey the same for all attempts, so that a retry creates the list only once */
    addList: (payload: Bodies['addList'], idempotencyKey: string) =>
      request('addList', { payload, headers: { 'Idempotency-Key': idempotencyKey } }),
    list: (id: string) => request('list', { id }),
    updateList: (id: string, payload: Bodies['updateList']) => request('updateList', { id, payload }),
    deleteList: (id: string) => request('deleteList', { id }),
    putListEntry: (id: string, payload: Bodies['putListEntry']) => request('putListEntry', { id, payload }),
    changeListEntries: (id: string, payload: Bodies['changeListEntries']) =>
      request('changeListEntries', { id, payload }),
    deleteListEntry: (id: string, artifactId: string) =>
      request('deleteListEntry', { id, query: { artifactId } }),
    report: (payload: Bodies['report']) => request('report', { payload }),
    /** @param reporter pseudonym, for the cases of one reporter */
    reports: (cursor: string, reporter?: string) =>
      requestPage('reports', { cursor, ...(reporter !== undefined && { query: { reporter } }) }),
    reporter: (reporter: string) => request('reporter', { id: reporter }),
    decideReporter: (reporter: string, payload: Bodies['decideReporter']) =>
      request('decideReporter', { id: reporter, payload }),
    decide: (id: string, payload: Bodies['decide']) => request('decide', { id, payload }),
    decideMany: (payload: Bodies['decideMany']) => request('decideMany', { payload }),
    openReports: () => request('openReports', {}),
    /** A contributor with a page of artifacts. */
    moderation: (uid: string, cursor: string) => requestPage('moderation', { cursor, id: uid }),
    suspensions: (cursor: string) => requestPage('suspensions', { cursor }),
    suspend: (uid: string, payload: Bodies['suspend']) => request('suspend', { id: uid, payload }),
    liftSuspension: (uid: string) => request('liftSuspension', { id: uid }),
    unlike: (likeId: string) => request('unlike', { id: likeId }),
    /** A page of the user's stored data. */
    account: (cursor: string) => requestPage('account', { cursor }),
    /**
     * A page of the full-text search.
     * @param isAnonymous true when signed out: the response may come from a shared cache
     */
    search: async (query: URLSearchParams, isAnonymous: boolean) => {
      const { data, next } = await requestPage('search', { query, isAnonymous })
      return { ...data, next }
    },
    /** Suggests names for an incomplete text. The response may come from a shared cache. */
    suggestions: (text: string) =>
      request('suggestions', { query: new URLSearchParams({ q: text }), isAnonymous: true }),
    similar: (id: string, isAnonymous: boolean) => request('similar', { id, isAnonymous }),
    neighbours: (id: string, isAnonymous: boolean) => request('neighbours', { id, isAnonymous }),
    /** @param isAnonymous true to allow a response from a shared cache, up to half a minute old */
    contributor: (uid: string, isAnonymous: boolean) => request('contributor', { id: uid, isAnonymous }),
    /**
     * @param form contains the copies
     * @param send sends the form and reports its progress
     */
    addPhoto: (form: FormData, send: typeof fetch) => request('addPhoto', { upload: { form, send } }),
    deletePhoto: (id: string) => request('deletePhoto', { id }),
    /** Returns the bytes of a hidden artifact's photo, or of a smaller copy. */
    hiddenPhoto: async (id: string, size?: SmallerSize) =>
      received((await respond('hiddenPhoto', { id, ...(size && { query: { size } }) })).blob()),
    deleteAccount: () => request('deleteAccount', {}),
    renameArtifacts: () => request('renameArtifacts', {}),
  }
}

export type ApiClient = ReturnType<typeof createApiClient>
