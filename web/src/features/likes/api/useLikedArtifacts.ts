import type { Like } from '@tracker/domain/likes/like.ts'
import { useUid } from '#firebase/auth/currentUser.ts'
import { readLikesOf } from '#firebase/firestore/likes.ts'
import { type PageParam, pagedList, useList } from '#firebase/firestore/pagination.ts'
import { likeKeys } from './queryKeys.ts'

/** The artifacts that a user likes, newest like first, page by page. */
export function likedArtifactsOf(uid: string) {
  const read = (param: PageParam<Like> | null) => readLikesOf(uid, param)
  return pagedList(likeKeys.by(uid), uid === '' ? null : read)
}

export const useLikedArtifacts = () => useList(likedArtifactsOf(useUid()))
