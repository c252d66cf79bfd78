/** Links of the navigation for signed-out and signed-in users (specification, section 2). */
import { t } from '@lingui/core/macro'
import { SITE } from '@tracker/domain/site/site.ts'
import type { CurrentUser } from '#firebase/auth/currentUser.ts'
import { PATHS } from '#navigation/paths.ts'

export interface NavLinkItem {
  readonly label: string
  readonly to: string
  /** A badge text such as "3 new likes". */
  readonly news?: string
}

/** Props of the layout, which does not import features. */
export interface AccountProps {
  onSignOut: () => void
}

type Status = CurrentUser['status']

/** Pages of the product. */
export function pageLinks(status: Status): NavLinkItem[] {
  return [
    { label: t`Home`, to: PATHS.home },
    { label: t`All Artifacts`, to: PATHS.browse },
    ...(status === 'signed-in' ? [{ label: t`Add Artifact`, to: PATHS.addArtifact }] : []),
    { label: t`About Us`, to: PATHS.about },
    { label: t`Contact Us`, to: PATHS.contact },
  ]
}

/** Pages that the footer names besides. */
export const furtherLinks = (): NavLinkItem[] => [{ label: t`Exhibitions`, to: PATHS.exhibitions }]

/** The operator's configured legal pages. */
export const legalLinks = (): NavLinkItem[] => [
  ...(SITE.legal.privacy ? [{ label: t`Privacy`, to: PATHS.privacy }] : []),
  ...(SITE.legal.imprint ? [{ label: t`Imprint`, to: PATHS.imprint }] : []),
]

/** Links for signed-out users. */
export const guestLinks = (): NavLinkItem[] => [
  { label: t`Sign Up`, to: PATHS.signUp },
  { label: t`Sign In`, to: PATHS.signIn },
]
