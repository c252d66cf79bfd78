/** Like logic without I/O. */
import { Problem } from '@tracker/domain/api/problem.ts'
import { likeId as likeIdOf } from '@tracker/domain/likes/like.ts'
import { say } from '@tracker/domain/messages/message.ts'

/** User and artifact of a like. */
export interface LikeOwner {
  readonly uid: string
  readonly artifactId: string
}

export interface LikePlan {
  /** New count, or null if nothing changes. */
  readonly likesCount: number | null
}

/**
 * Decides what a like changes.
 * @param artifact null if it does not exist or is being deleted
 * @param existing the like stored under the same id
 * @throws Problem 404 without an artifact; 409 if another user and artifact have the same like id, possible with underscores
 */
export function planLike(
  requested: LikeOwner,
  artifact: { likesCount: number } | null,
  existing: LikeOwner | null,
): LikePlan {
  if (artifact === null) throw new Problem('not-found', say('artifact-missing'))
  if (existing === null) return { likesCount: artifact.likesCount + 1 }
  if (existing.uid !== requested.uid || existing.artifactId !== requested.artifactId) {
    throw new Problem('conflict', say('like-refused'))
  }
  return { likesCount: null }
}

/** Returns true if there is a like to remove. @throws Problem 403 for another user's like */
export function planUnlike(uid: string, existing: LikeOwner | null): boolean {
  if (existing !== null && existing.uid !== uid) throw notYours()
  return existing !== null
}

/** Returns the artifact id in the id of a user's like. @throws Problem 403 for another user's id, whether or not it exists */
export function artifactOfLike(uid: string, likeId: string): string {
  const prefix = likeIdOf(uid, '')
  if (!likeId.startsWith(prefix) || likeId === prefix) throw notYours()
  return likeId.slice(prefix.length)
}

/** Returns the count after an unlike, at least zero. */
export function countWithout(likesCount: number): number {
  return Math.max(0, likesCount - 1)
}

const notYours = () => new Problem('forbidden', say('like-of-another'))
