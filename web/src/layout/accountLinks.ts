import type { UserProfile } from '#firebase/currentUser.ts'
import { PATHS } from '#paths.ts'
import type { NavLinkItem } from './links.ts'

/** For the signed-in person, beside the name. */
export function accountLinks({ isCurator }: UserProfile): NavLinkItem[] {
  return [
    { label: 'My Artifacts', to: PATHS.myArtifacts },
    { label: 'My Liked Artifacts', to: PATHS.likedArtifacts },
    ...(isCurator ? [{ label: 'Reports', to: PATHS.reports }] : []),
  ]
}
