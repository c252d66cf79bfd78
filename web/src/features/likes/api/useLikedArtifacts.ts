import type { Like } from '@tracker/domain/likes/like.ts'
import { useUid } from '#firebase/auth/currentUser.ts'
import { readLikesOf } from '#firebase/firestore/likes.ts'
import { type PageParam, useList } from '#firebase/firestore/pagination.ts'
import { likeKeys } from './queryKeys.ts'

/** The artifacts that the user likes, newest like first, page by page. */
export function useLikedArtifacts() {
  const uid = useUid()
  const read = (param: PageParam<Like> | null) => readLikesOf(uid, param)
  return useList(likeKeys.by(uid), uid === '' ? null : read)
}
