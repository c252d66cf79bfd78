/** What the worker answers, and what it leaves to the browser as if there were no worker. */
import { PATHS } from '../src/paths.ts'

export type Kind = 'page' | 'asset' | 'picture' | 'settings'

/** What the app is told of its host (web/src/firebase/config.ts): without it nothing of Firebase starts, offline neither. */
const SETTINGS = [
  '/__/firebase/init.json',
  ...(import.meta.env.MODE === 'production' ? [] : ['/emulators.json']),
]

/** A route as `PATHS` writes it, with or without a slash at its end, as the router reads it. */
const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+').replace(/\/$/, '')}/?$`)
const ROUTES = Object.values(PATHS).map(patternOf)

/** The pages that everybody may see. Hosting may have a page of its own for each; all other routes share one. */
const PUBLIC_PAGES: readonly string[] = [
  PATHS.home,
  PATHS.browse,
  PATHS.signUp,
  PATHS.signIn,
  PATHS.about,
  PATHS.contact,
]

/** An address that Hosting answers with the page of every route that has none of its own. */
export const SHELL = PATHS.account

/** The address under which the page of a route is kept. */
export const pageOf = (pathname: string) => (PUBLIC_PAGES.includes(pathname) ? pathname : SHELL)

/**
 * The kind of a request; null for everything that is the network's alone: calls of the API, addresses that are no route of
 * the app, other origins.
 * @param files the paths of the release's files
 */
export function kindOf(
  { method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>,
  site: string,
  files: readonly string[],
): Kind | null {
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== site) return null
  if (mode === 'navigate') return ROUTES.some((route) => route.test(pathname)) ? 'page' : null
  // Those of an earlier release are still asked for by pages that are open.
  if (pathname.startsWith('/assets/') || files.includes(pathname)) return 'asset'
  if (pathname.startsWith('/illustrations/')) return 'picture'
  return SETTINGS.includes(pathname) ? 'settings' : null
}

/** Whether an answer may be kept: a whole one of our own that its sender lets be kept. */
export function mayKeep({
  status,
  type,
  redirected,
  headers,
}: Pick<Response, 'status' | 'type' | 'redirected' | 'headers'>): boolean {
  const isForbidden = headers.get('Cache-Control')?.includes('no-store') ?? false
  return status === 200 && type === 'basic' && !redirected && !isForbidden
}
