import { formatNumber } from '@tracker/domain/text/formatNumber.ts'
import type { UserProfile } from '#firebase/currentUser.ts'
import { PATHS } from '#navigation/paths.ts'
import type { NavLinkItem } from './links.ts'

interface News {
  readonly newLikes?: number | undefined
  /** Artifacts that wait for a curator. */
  readonly openReports?: number | undefined
}

/** Links of the signed-in user, shown with the name. */
export function accountLinks(
  { isCurator }: UserProfile,
  { newLikes = 0, openReports = 0 }: News = {},
): NavLinkItem[] {
  const news = newLikes > 0 && {
    news: newLikes === 1 ? '1 new like' : `${formatNumber(newLikes)} new likes`,
  }
  const waiting = openReports > 0 && { news: `${formatNumber(openReports)} waiting` }
  return [
    { label: 'My Artifacts', to: PATHS.myArtifacts, ...news },
    { label: 'My Liked Artifacts', to: PATHS.likedArtifacts },
    { label: 'My Lists', to: PATHS.lists },
    ...(isCurator ? [{ label: 'Reports', to: PATHS.reports, ...waiting }] : []),
  ]
}
