/** The prerendered pages (docs/decisions/019-prerendering-and-lazy-loading.md). */
import { SITE } from '@tracker/domain/site/site.ts'
import { PATHS } from '#navigation/paths.ts'

/** Public pages. */
const PUBLIC_PAGES = {
  index: PATHS.home,
  // Hosting would serve a file at its address before the function, which adds the cards.
  browse: PATHS.browse,
  signin: PATHS.signIn,
  signup: PATHS.signUp,
  aboutUs: PATHS.about,
  contactUs: PATHS.contact,
  ...(SITE.legal.privacy && { privacy: PATHS.privacy }),
  ...(SITE.legal.imprint && { imprint: PATHS.imprint }),
} as const

/** File names without `.html`, with the address that each is rendered at. */
export const RENDERED_PAGES = {
  ...PUBLIC_PAGES,
  // Layout of member pages, for all of their addresses.
  member: PATHS.account,
  // Served for unknown addresses.
  notFound: '/notFound',
} as const

/** Attribute of the app's element: name of the prerendered page. */
export const PAGE_ATTRIBUTE = 'data-page'
/** Attribute of the root element if Hosting has chosen the page's language. */
export const LOCALIZED_ATTRIBUTE = 'data-localized'

export type RenderedPage = keyof typeof RENDERED_PAGES

const FILES = Object.keys(RENDERED_PAGES) as RenderedPage[]
const PUBLIC: readonly string[] = Object.values(PUBLIC_PAGES)
/** The operator's legal pages, if configured. */
const LEGAL: readonly string[] = [PATHS.privacy, PATHS.imprint]
/** Public pages without prerendered markup: Hosting serves the member page. */
const NOT_RENDERED: readonly string[] = [PATHS.contributor, PATHS.api, PATHS.resetPassword]
/** Members' pages. */
const MEMBER_PATHS = Object.values(PATHS).filter(
  (path) => ![...PUBLIC, ...NOT_RENDERED, ...LEGAL].includes(path),
)

/**
 * Addresses without parameters at which Hosting serves the members' page, each as a file of its own, because it looks
 * for the visitor's language among files, not for the destinations of rewrites. The function serves those with parameters.
 */
export const MEMBER_ADDRESSES = [...MEMBER_PATHS, ...NOT_RENDERED].filter((path) => !path.includes(':'))

const isOneOf = (paths: readonly string[], pathname: string, ignoreCase: boolean) =>
  paths.some((path) =>
    new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`, ignoreCase ? 'i' : '').test(pathname),
  )

/**
 * Returns the prerendered page of an address; undefined if its markup differs from the app's first render, as
 * for redirects and public pages that are not prerendered.
 */
export function renderedPageAt({ pathname }: { pathname: string }): RenderedPage | undefined {
  if (PUBLIC.includes(pathname)) return FILES.find((file) => RENDERED_PAGES[file] === pathname)
  if (isOneOf(MEMBER_PATHS, pathname, false)) return 'member'
  const leadsOn =
    pathname.endsWith('/') || isOneOf([...MEMBER_PATHS, ...PUBLIC, ...NOT_RENDERED], pathname, true)
  return leadsOn ? undefined : 'notFound'
}
