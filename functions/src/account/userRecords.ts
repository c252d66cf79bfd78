/**
 * All collections with data of a user, for the data export, `deleteUser` and `findUser`. Their tables have `RecordKind` as key
 * type, so that a missing collection is a type error. `quotas/{uid}` is handled separately.
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
  lists,
  morePhotos,
  photos,
  reported,
  reporters,
  reports,
  suspensions,
  trash,
} from '#firestore.ts'

interface RecordQuery {
  readonly documents: Query
  /** Field with the user's uid. */
  readonly owner: string
}

const RECORD_QUERIES = {
  likes: { documents: likes, owner: 'uid' },
  hiddenLikes: { documents: hiddenLikes, owner: 'uid' },
  lists: { documents: lists, owner: 'uid' },
  artifacts: { documents: artifacts, owner: 'adder_uid' },
  hidden: { documents: hidden, owner: 'adder_uid' },
  /** Further photographs of visible artifacts. */
  morePhotos: { documents: morePhotos, owner: 'adder_uid' },
  /** Private documents, including those left by direct deletions in Firestore. */
  privates: { documents: firestore.collectionGroup(PRIVATE), owner: 'adder_uid' },
  photos: { documents: photos, owner: 'uid' },
  histories: { documents: histories, owner: 'adder_uid' },
  /** Open report marks of the user's artifacts. */
  reported: { documents: reported, owner: 'adder_uid' },
  reports: { documents: reports, owner: 'uid' },
  /** The user's pseudonym as a reporter. */
  reporters: { documents: reporters, owner: 'uid' },
  /** Cases that the user decided as a curator. */
  cases: { documents: cases, owner: 'decided_by' },
  suspensions: { documents: suspensions, owner: 'uid' },
  /** Deleted artifacts whose data is not removed yet. */
  trash: { documents: trash, owner: 'adder_uid' },
  replays: { documents: firestore.collection(REPLAYS), owner: 'uid' },
} as const satisfies Record<string, RecordQuery>

export type RecordKind = keyof typeof RECORD_QUERIES
export const RECORD_KINDS = Object.keys(RECORD_QUERIES) as RecordKind[]

/** Kinds that are counted as likes or artifacts when an account is shown or deleted. */
export const COUNTED_AS: Readonly<Partial<Record<RecordKind, 'likes' | 'artifacts'>>> = {
  likes: 'likes',
  hiddenLikes: 'likes',
  artifacts: 'artifacts',
  hidden: 'artifacts',
}

/** Returns all records of one kind, and the field with the user's uid. */
export const recordQuery = (kind: RecordKind): RecordQuery => RECORD_QUERIES[kind]

/** Returns the query for a user's records of one kind. */
export function userRecords(uid: string, kind: RecordKind): Query {
  const { documents, owner } = recordQuery(kind)
  return documents.where(owner, '==', uid)
}
