/** What the app reads of likes. */
import { likePath } from '@tracker/domain/collections.ts'
import { type Like, likeId } from '@tracker/domain/like.ts'
import { orderBy, query, where } from 'firebase/firestore/lite'
import { likes } from './converters.ts'
import { firestore } from './firestore.ts'
import { type Listen, listenToDocument } from './listen.ts'
import type { Page, PageParam } from './pages.ts'
import { readPage } from './readPage.ts'

/** A page of what a person likes, newest like first. @throws Problem */
export function readLikesOf(uid: string, param: PageParam<Like> | null): Promise<Page<Like>> {
  return readPage(param, async () => ({
    query: query(likes(await firestore()), where('uid', '==', uid), orderBy('liked_at', 'desc')),
  }))
}

/** Listens to whether a person likes an artifact. */
export function listenToLike(uid: string, artifactId: string): Listen<boolean> {
  return listenToDocument(likePath(likeId(uid, artifactId)), (fields) => fields !== null)
}
