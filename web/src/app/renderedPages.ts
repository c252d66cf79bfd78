/** The pages whose markup is rendered while building (docs/decisions/019-prerendering-and-lazy-loading.md). */
import { PATHS } from '#navigation/paths.ts'

/** Each page's file, without `.html`, and the address that it is rendered at. */
export const RENDERED_PAGES = {
  index: PATHS.home,
  allArtifacts: PATHS.browse,
  signin: PATHS.signIn,
  signup: PATHS.signUp,
  aboutUs: PATHS.about,
  contactUs: PATHS.contact,
  // The layout around what only members see: Hosting serves it for each of those addresses.
  member: PATHS.account,
  // Any address that is not a page of ours.
  notFound: '/notFound',
} as const

export type RenderedPage = keyof typeof RENDERED_PAGES

const FILES = Object.keys(RENDERED_PAGES) as RenderedPage[]
const PUBLIC: readonly string[] = [
  PATHS.home,
  PATHS.browse,
  PATHS.signIn,
  PATHS.signUp,
  PATHS.about,
  PATHS.contact,
]
/** What only members see. */
const MEMBER_PATHS = Object.values(PATHS).filter(
  (path) => !PUBLIC.includes(path) && path !== PATHS.contributor,
)

const isOneOf = (paths: readonly string[], pathname: string, ignoreCase: boolean) =>
  paths.some((path) =>
    new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`, ignoreCase ? 'i' : '').test(pathname),
  )

/**
 * The page whose markup is what the app shows first at an address; undefined when there is none: a
 * contributor (Hosting serves the members' page), and addresses that lead on to another.
 */
export function renderedPageAt({ pathname }: { pathname: string }): RenderedPage | undefined {
  if (PUBLIC.includes(pathname)) return FILES.find((file) => RENDERED_PAGES[file] === pathname)
  if (isOneOf(MEMBER_PATHS, pathname, false)) return 'member'
  const leadsOn =
    pathname.endsWith('/') || isOneOf([...MEMBER_PATHS, ...PUBLIC, PATHS.contributor], pathname, true)
  return leadsOn ? undefined : 'notFound'
}
