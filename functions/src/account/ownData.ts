/**
 * What is stored about one person, page by page: one collection after the other, each by id, which needs no index of its
 * own. Left out are the two records that live for a minute and for a day (docs/decisions/003-server-collections.md).
 */
import { readArtifact } from '@tracker/domain/artifact.ts'
import { PRIVATE } from '@tracker/domain/collections.ts'
import { readLike } from '@tracker/domain/like.ts'
import type { OwnAccount, OwnRecords } from '@tracker/domain/ownData.ts'
import { getAuth } from 'firebase-admin/auth'
import { FieldPath, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore'
import {
  adderRef,
  app,
  artifactRef,
  artifacts,
  caseRef,
  cases,
  type Fields,
  firestore,
  hidden,
  hiddenLikeRef,
  hiddenLikes,
  hiddenRef,
  isoTime,
  likeRef,
  likes,
  photoRef,
  photos,
  reportRef,
  reports,
} from '#firestore.ts'
import { askIdentity, invalidToken } from '#http/auth.ts'
import type { Cursor } from '#pagination.ts'

const isoOf = (time: string | undefined) => (time ? new Date(time).toISOString() : '')
const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** What the identity provider holds. @throws Problem 401 when the account is gone */
export async function ownAccount(uid: string): Promise<OwnAccount> {
  const user = await askIdentity(() => getAuth(app).getUser(uid), invalidToken)
  return {
    uid,
    email: user.email ?? '',
    name: user.displayName ?? '',
    photo_url: user.photoURL ?? '',
    sign_in_with: user.providerData.map(({ providerId }) => providerId),
    created_at: isoOf(user.metadata.creationTime),
    last_sign_in_at: isoOf(user.metadata.lastSignInTime),
  }
}

const showArtifact = (id: string, fields: Fields) => ({
  ...readArtifact(id, fields),
  added_at: isoTime(fields.added_at),
  updated_at: isoTime(fields.updated_at),
})
const showLike = (id: string, fields: Fields) => ({
  ...readLike(id, fields),
  liked_at: isoTime(fields.liked_at),
})

interface Section {
  readonly documents: Query
  /** The fields that are needed, when a document has far more. */
  readonly fields?: readonly string[]
  /** The field that names the person. */
  readonly owner: string
  readonly refOf: (id: string) => FirebaseFirestore.DocumentReference
  /** Under which id a document is found again, when that is not its own. */
  readonly idOf?: (document: QueryDocumentSnapshot) => string
  readonly add: (records: OwnRecords, id: string, fields: Fields) => void
}

const SECTIONS: Readonly<Record<string, Section>> = {
  artifacts: {
    documents: artifacts,
    owner: 'adder_uid',
    refOf: artifactRef,
    add: (records, id, fields) => records.artifacts.push(showArtifact(id, fields)),
  },
  hidden: {
    documents: hidden,
    owner: 'adder_uid',
    refOf: hiddenRef,
    add: (records, id, fields) => records.artifacts.push(showArtifact(id, fields)),
  },
  addresses: {
    documents: firestore.collectionGroup(PRIVATE),
    owner: 'adder_uid',
    refOf: adderRef,
    idOf: ({ ref }) => ref.parent.parent?.id ?? '',
    add: (records, artifactId, { adder_email }) =>
      records.addresses.push({ artifactId, adder_email: textOf(adder_email) }),
  },
  likes: {
    documents: likes,
    owner: 'uid',
    refOf: likeRef,
    add: (records, id, fields) => records.likes.push(showLike(id, fields)),
  },
  hiddenLikes: {
    documents: hiddenLikes,
    owner: 'uid',
    refOf: hiddenLikeRef,
    // The copies are of what somebody else wrote, which nobody sees now.
    add: (records, id, { artifactId, userEmail, liked_at }) =>
      records.likes.push(showLike(id, { artifactId, userEmail, liked_at })),
  },
  reports: {
    documents: reports,
    owner: 'uid',
    refOf: reportRef,
    add: (records, _, { artifactId, reason, text, reported_at }) =>
      records.reports.push({
        artifactId: textOf(artifactId),
        reason: textOf(reason),
        text: textOf(text),
        reported_at: isoTime(reported_at),
      }),
  },
  photos: {
    documents: photos,
    fields: ['url', 'width', 'height', 'sent_at'],
    owner: 'uid',
    refOf: photoRef,
    add: (records, _, { url, width, height, sent_at }) =>
      records.photos.push({
        url: textOf(url),
        width: Number(width),
        height: Number(height),
        sent_at: isoTime(sent_at),
      }),
  },
  decided: {
    documents: cases,
    owner: 'decided_by',
    refOf: caseRef,
    add: (records, id) => records.decided.push(id),
  },
}
const NAMES = Object.keys(SECTIONS)

/** Documents that a page of so many records reads at most: one more tells whether there is another, and nothing costs one. */
export const readsFor = (limit: number) => limit + 1 + NAMES.length

/** A page of a person's records. The cursor's value names the section. */
export async function ownRecords(uid: string, limit: number, after: Cursor | null) {
  const records: OwnRecords = {
    artifacts: [],
    addresses: [],
    likes: [],
    reports: [],
    photos: [],
    decided: [],
  }
  let count = 0
  let read = 0
  let last: Cursor | null = null
  const first = after === null ? 0 : NAMES.indexOf(String(after.value))
  for (const [place, name] of NAMES.entries()) {
    const section = SECTIONS[name]
    if (!section || place < first) continue
    const { documents, fields, owner, refOf, idOf = ({ id }) => id, add } = section
    const asked = fields ? documents.select(...fields) : documents
    const own = asked.where(owner, '==', uid).orderBy(FieldPath.documentId())
    const rest = place === first && after ? own.startAfter(refOf(after.id)) : own
    const { docs } = await rest.limit(limit - count + 1).get()
    read += Math.max(1, docs.length)
    for (const document of docs) {
      if (count === limit) return { records, read, next: last }
      const id = idOf(document)
      add(records, id, document.data())
      count += 1
      last = { value: name, id }
    }
  }
  return { records, read, next: null }
}
