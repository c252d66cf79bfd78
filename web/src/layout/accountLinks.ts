import { formatNumber } from '@tracker/domain/text/formatNumber.ts'
import type { UserProfile } from '#firebase/currentUser.ts'
import { PATHS } from '#navigation/paths.ts'
import type { NavLinkItem } from './links.ts'

/** Links of a signed-in user. @param newLikes number of new likes */
export function accountLinks({ isCurator }: UserProfile, newLikes = 0): NavLinkItem[] {
  const news = newLikes > 0 && {
    news: newLikes === 1 ? '1 new like' : `${formatNumber(newLikes)} new likes`,
  }
  return [
    { label: 'My Artifacts', to: PATHS.myArtifacts, ...news },
    { label: 'My Liked Artifacts', to: PATHS.likedArtifacts },
    ...(isCurator ? [{ label: 'Reports', to: PATHS.reports }] : []),
  ]
}
