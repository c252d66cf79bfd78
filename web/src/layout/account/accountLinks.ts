import { plural, t } from '@lingui/core/macro'
import { formatNumber } from '#i18n/format.ts'
import type { UserProfile } from '#firebase/auth/currentUser.ts'
import { PATHS } from '#navigation/paths.ts'
import type { NavLinkItem } from '#layout/links.ts'

interface News {
  readonly newLikes?: number | undefined
  /** Number of artifacts that wait for a decision by curators. */
  readonly openReports?: number | undefined
}

/** Links of the signed-in user, shown with the user's name. */
export function accountLinks(
  { isCurator }: UserProfile,
  { newLikes = 0, openReports = 0 }: News = {},
): NavLinkItem[] {
  const news = newLikes > 0 && {
    news: plural(newLikes, { one: '# new like', other: '# new likes' }),
  }
  const waiting = openReports > 0 && { news: t`${formatNumber(openReports)} waiting` }
  return [
    { label: t`My Artifacts`, to: PATHS.myArtifacts, ...news },
    { label: t`My Liked Artifacts`, to: PATHS.likedArtifacts },
    { label: t`My Lists`, to: PATHS.lists },
    { label: t`Import a spreadsheet`, to: PATHS.import },
    ...(isCurator ? [{ label: t`Reports`, to: PATHS.reports, ...waiting }] : []),
  ]
}
