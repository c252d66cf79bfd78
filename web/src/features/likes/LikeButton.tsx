import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import { LikesCount } from '#components/records/LikesCount.tsx'
import { type UserProfile, useCurrentUser } from '#firebase/auth/currentUser.ts'
import { LikeControl } from './LikeControl.tsx'
import { useLike } from '#features/likes/api/useLike.ts'

/** Likes and unlikes an artifact; shows only the count when signed out. */
export default function LikeButton({ artifact }: { artifact: Artifact }) {
  const currentUser = useCurrentUser()
  if (currentUser.status !== 'signed-in') return <LikesCount count={artifact.likes_count} />
  return (
    <Toggle key={`${currentUser.user.uid} ${artifact._id}`} artifact={artifact} user={currentUser.user} />
  )
}

function Toggle({ artifact, user }: { artifact: Artifact; user: UserProfile }) {
  const { toggle, ...like } = useLike(artifact, user)
  return <LikeControl {...like} onToggle={toggle} />
}
