/** Reads likes. */
import type { Like } from '@tracker/domain/likes/like.ts'
import { orderBy, query, where } from 'firebase/firestore/lite'
import { likes } from './converters.ts'
import { firestore } from './firestore.ts'
import { type Page, type PageParam, readPage } from './pagination.ts'

/**
 * A page of a user's likes, newest first.
 * @throws Problem
 */
export function readLikesOf(uid: string, param: PageParam<Like> | null): Promise<Page<Like>> {
  return readPage(param, async () => ({
    query: query(likes(await firestore()), where('uid', '==', uid), orderBy('liked_at', 'desc')),
  }))
}
