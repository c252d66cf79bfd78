/**
 * Loaders of routes. They begin to read what a screen shows while its code loads, with the options that the screen uses, and
 * do not wait: the screen shows its placeholder and failures itself (docs/decisions/021-reading-in-the-browser.md).
 */
import type { QueryClient } from '@tanstack/react-query'
import type { LoaderFunction, Params } from 'react-router'
import type { ApiClient } from '#firebase/api/apiClient.ts'
import { lastUser, type UserProfile } from '#firebase/auth/currentUser.ts'

export interface Visit {
  readonly client: QueryClient
  readonly api: () => Promise<ApiClient>
  readonly params: Params
  readonly search: URLSearchParams
  /** Undefined for visitors, and while the session is unknown: the screen then reads when it is shown. */
  readonly user: UserProfile | undefined
}

interface MemberVisit extends Visit {
  readonly user: UserProfile
}

/** Begins to read what a screen shows. */
export type Read<V = Visit> = (visit: V) => Promise<unknown>

/** Reads for signed-in users only. */
export const forMembers =
  (read: Read<MemberVisit>): Read =>
  async (visit) =>
    visit.user && read({ ...visit, user: visit.user })

/** Reads for curators only. */
export const forCurators = (read: Read<MemberVisit>): Read =>
  forMembers(async (visit) => visit.user.isCurator && read(visit))

// Loaded with the first screen that needs it.
const api = async () => (await import('#firebase/api/useApi.ts')).apiClient

/** Makes a route's loader. Nothing is read when prerendering. */
export const loaderOf =
  (client: QueryClient, read: Read): LoaderFunction =>
  ({ params, url }) => {
    const current = lastUser.get()
    const user = current.status === 'signed-in' ? current.user : undefined
    if (!import.meta.env.SSR)
      read({ client, api, params, search: url.searchParams, user }).catch(console.warn)
    return null
  }
