/** What liking and unliking change, decided on plain values. */
import { Problem } from '@tracker/domain/api/problem.ts'
import { likeId as likeIdOf } from '@tracker/domain/likes/like.ts'

/** Who made a like, and of what. */
export interface LikeOwner {
  readonly uid: string
  readonly artifactId: string
}

/** The count to store; null when nothing changes. */
export interface LikePlan {
  readonly likesCount: number | null
}

/**
 * @param artifact its count; null when it is missing or on its way out
 * @param existing the like that is stored under this person's id for this artifact
 * @throws Problem 404 without an artifact; 409 when ids with underscores make two pairs meet in one like id
 */
export function planLike(
  asking: LikeOwner,
  artifact: { likesCount: number } | null,
  existing: LikeOwner | null,
): LikePlan {
  if (artifact === null) throw new Problem('not-found', 'This artifact does not exist.')
  if (existing === null) return { likesCount: artifact.likesCount + 1 }
  if (existing.uid !== asking.uid || existing.artifactId !== asking.artifactId) {
    throw new Problem('conflict', 'This artifact cannot be liked by this account.')
  }
  return { likesCount: null }
}

/**
 * Whether there is a like to remove.
 * @throws Problem 403 for a like of somebody else
 */
export function planUnlike(uid: string, existing: LikeOwner | null): boolean {
  if (existing !== null && existing.uid !== uid) throw notYours()
  return existing !== null
}

/** The artifact that an own like's id names. @throws Problem 403 for an id of somebody else, whether or not it exists */
export function artifactOfLike(uid: string, likeId: string): string {
  const prefix = likeIdOf(uid, '')
  if (!likeId.startsWith(prefix) || likeId === prefix) throw notYours()
  return likeId.slice(prefix.length)
}

/** The count after one like is gone: never below zero. */
export function countWithout(likesCount: number): number {
  return Math.max(0, likesCount - 1)
}

const notYours = () => new Problem('forbidden', 'Only the person who liked can take a like back.')
