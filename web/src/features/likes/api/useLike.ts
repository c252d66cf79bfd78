import type { Artifact } from '@tracker/domain/artifact.ts'
import { likeCopies, likeId } from '@tracker/domain/like.ts'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { UserProfile } from '#firebase/currentUser.ts'
import { likeArtifact, unlikeArtifact } from '#firebase/api.ts'
import { SignInExpired } from '#firebase/expiry.ts'
import { isLikedBy } from '#firebase/queries.ts'
import { useRead } from '#firebase/useRead.ts'
import { toast } from '#notifications/toast.ts'
import { type LikeQueue, makeLikeQueue } from './toggleQueue.ts'

function queueFor(artifact: Artifact, user: UserProfile): LikeQueue {
  const { _id: artifactId } = artifact
  const copies = likeCopies(artifact)
  return makeLikeQueue({
    send: async (liked) => {
      if (liked) await likeArtifact({ artifactId, userEmail: user.email, ...copies })
      else await unlikeArtifact(likeId(user.uid, artifactId))
    },
    onSettled: (liked) => toast.success(liked ? 'Liked this artifact!' : 'Disliked this artifact!'),
    onFailed: (error) => {
      if (!(error instanceof SignInExpired)) toast.failure(error)
    },
  })
}

/**
 * Whether a person likes an artifact, how many do, and how to change it. The count without the own like comes from the
 * store, so that the shown count is right while the store has not caught up with a tap, and after it has.
 */
export function useLike(artifact: Artifact, user: UserProfile) {
  const [queue] = useState(() => queueFor(artifact, user))
  const intent = useSyncExternalStore(queue.subscribe, queue.intent)
  const read = useRead(isLikedBy(user.uid, artifact._id))
  const stored = read.status === 'ready' ? read.value : undefined
  useEffect(() => {
    if (stored !== undefined) queue.hear(stored)
  }, [queue, stored])
  const isLiked = intent ?? stored ?? false
  const others = artifact.likes_count - (stored ? 1 : 0)
  return {
    isLiked,
    /** False until it is known whether the person likes it: a tap would not know what to change. */
    isKnown: read.status === 'ready',
    count: Math.max(0, others + (isLiked ? 1 : 0)),
    toggle: () => queue.want(!isLiked),
  }
}
