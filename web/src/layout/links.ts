/** The navigation's links, by who is using the app (specification, section 2). */
import { SITE } from '@tracker/domain/site/site.ts'
import type { CurrentUser } from '#firebase/currentUser.ts'
import { PATHS } from '#navigation/paths.ts'

export interface NavLinkItem {
  readonly label: string
  readonly to: string
  /** News, such as "3 new likes". */
  readonly news?: string
}

/** Props of the layout, which imports no feature. */
export interface AccountProps {
  account: CurrentUser
  onSignOut: () => void
}

type Status = CurrentUser['status']

const ADD: NavLinkItem = { label: 'Add Artifact', to: PATHS.addArtifact }

/** Pages of the product. */
export function pageLinks(status: Status): NavLinkItem[] {
  return [
    { label: 'Home', to: PATHS.home },
    { label: 'All Artifacts', to: PATHS.browse },
    ...(status === 'signed-in' ? [ADD] : []),
    { label: 'About Us', to: PATHS.about },
    { label: 'Contact Us', to: PATHS.contact },
  ]
}

/** The operator's legal pages, as far as the configuration names them. */
export const LEGAL_LINKS: readonly NavLinkItem[] = [
  ...(SITE.legal.privacy ? [{ label: 'Privacy', to: PATHS.privacy }] : []),
  ...(SITE.legal.imprint ? [{ label: 'Imprint', to: PATHS.imprint }] : []),
]

/** Links of visitors. */
export const GUEST_LINKS: readonly NavLinkItem[] = [
  { label: 'Sign Up', to: PATHS.signUp },
  { label: 'Sign In', to: PATHS.signIn },
]
