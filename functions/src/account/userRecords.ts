/**
 * Where there is something of a person: the one list for the look at a person, the download of the own data and the
 * removal. What does not name every place of it does not compile. Beside these there is `quotas/{uid}`, for a day.
 */
import { PRIVATE, REPLAYS } from '@tracker/domain/firestore/collections.ts'
import type { Query } from 'firebase-admin/firestore'
import {
  artifacts,
  cases,
  firestore,
  hidden,
  hiddenLikes,
  histories,
  likes,
  photos,
  reported,
  reports,
} from '#firestore.ts'

interface Place {
  readonly documents: Query
  /** The field that names the person. */
  readonly owner: string
}

const PLACES = {
  likes: { documents: likes, owner: 'uid' },
  hiddenLikes: { documents: hiddenLikes, owner: 'uid' },
  artifacts: { documents: artifacts, owner: 'adder_uid' },
  hidden: { documents: hidden, owner: 'adder_uid' },
  /** Addresses beside artifacts, also of those that were deleted straight in Firestore. */
  privates: { documents: firestore.collectionGroup(PRIVATE), owner: 'adder_uid' },
  photos: { documents: photos, owner: 'uid' },
  histories: { documents: histories, owner: 'adder_uid' },
  /** Own artifacts that wait for curators. */
  reported: { documents: reported, owner: 'adder_uid' },
  reports: { documents: reports, owner: 'uid' },
  /** What the person decided as a curator. */
  cases: { documents: cases, owner: 'decided_by' },
  replays: { documents: firestore.collection(REPLAYS), owner: 'uid' },
} as const satisfies Record<string, Place>

export type PlaceName = keyof typeof PLACES

/** What is in one of the places of a person, in no order. */
export function belongingsOf(uid: string, place: PlaceName): Query {
  const { documents, owner } = PLACES[place]
  return documents.where(owner, '==', uid)
}
