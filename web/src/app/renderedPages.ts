/** The prerendered pages (docs/decisions/019-prerendering-and-lazy-loading.md). */
import { SITE } from '@tracker/domain/site/site.ts'
import { PATHS } from '#navigation/paths.ts'

export interface PageFile {
  /** The address that the page is rendered at. */
  readonly path: string
  /** Its screen's module in `web/src`, which the page loads at once. The members' page has none. */
  readonly screen?: string
  /** A module that runs before the app has loaded. */
  readonly start?: string
}

/** Public pages by file name, without `.html`. */
const PUBLIC_PAGES = {
  index: { path: PATHS.home, screen: 'app/screens/HomePage.tsx' },
  // Hosting would serve a file at its address before the function, which adds the cards.
  browse: {
    path: PATHS.browse,
    screen: 'features/search/browse/BrowseScreen.tsx',
    start: 'app/browseStart.ts',
  },
  signin: { path: PATHS.signIn, screen: 'app/screens/SignInPage.tsx' },
  signup: { path: PATHS.signUp, screen: 'app/screens/SignUpPage.tsx' },
  aboutUs: { path: PATHS.about, screen: 'features/pages/AboutScreen.tsx' },
  contactUs: { path: PATHS.contact, screen: 'features/pages/ContactScreen.tsx' },
  ...(SITE.legal.privacy && {
    privacy: { path: PATHS.privacy, screen: 'features/pages/PrivacyScreen.tsx' },
  }),
  ...(SITE.legal.imprint && {
    imprint: { path: PATHS.imprint, screen: 'features/pages/ImprintScreen.tsx' },
  }),
} satisfies Record<string, PageFile>

/** Pages with a file: routes, their file, and their screen. A test compares them with the routes (routes.tsx). */
export const RENDERED_PAGES = {
  ...PUBLIC_PAGES,
  // Layout of member pages, for all of their addresses, without a screen.
  member: { path: PATHS.account },
  // Served for unknown addresses.
  notFound: { path: '/notFound', screen: 'features/pages/NotFoundScreen.tsx' },
} satisfies Record<string, PageFile>

/** Attribute of the app's element: name of the prerendered page. */
export const PAGE_ATTRIBUTE = 'data-page'
/** Attribute of the root element if Hosting has chosen the page's language. */
export const LOCALIZED_ATTRIBUTE = 'data-localized'

export type RenderedPage = keyof typeof RENDERED_PAGES

const FILES = Object.keys(RENDERED_PAGES) as RenderedPage[]
const PUBLIC: readonly string[] = Object.values(PUBLIC_PAGES).map(({ path }) => path)
/** The operator's legal pages, if configured. */
const LEGAL: readonly string[] = [PATHS.privacy, PATHS.imprint]
/** Public pages without prerendered markup: Hosting serves the member page. */
const NOT_RENDERED: readonly string[] = [PATHS.contributor, PATHS.exhibitions, PATHS.api, PATHS.resetPassword]
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
  if (PUBLIC.includes(pathname)) return FILES.find((file) => RENDERED_PAGES[file]?.path === pathname)
  if (isOneOf(MEMBER_PATHS, pathname, false)) return 'member'
  const leadsOn =
    pathname.endsWith('/') || isOneOf([...MEMBER_PATHS, ...PUBLIC, ...NOT_RENDERED], pathname, true)
  return leadsOn ? undefined : 'notFound'
}
