/**
 * Personal data export, page by page: one collection after the other, ordered by id, which needs no composite index. Omits
 * quotas and idempotency records, which expire within a day (docs/decisions/003-rest-conventions.md).
 */
import { readArtifact } from '@tracker/domain/artifact/artifact.ts'
import { readHistory } from '@tracker/domain/artifact/history.ts'
import { readList } from '@tracker/domain/lists/list.ts'
import { readLike } from '@tracker/domain/likes/like.ts'
import type { OwnAccount, OwnRecords } from '@tracker/domain/account/ownData.ts'
import { isoTime } from '@tracker/domain/time/timestamps.ts'
import { adderPath } from '@tracker/domain/firestore/collections.ts'
import type { UserRecord } from 'firebase-admin/auth'
import { FieldPath } from 'firebase-admin/firestore'
import { userRecords, type RecordKind } from '#account/userRecords.ts'
import type { Fields } from '#firestore.ts'
import { moreIn } from '#photos/moreFields.ts'
import type { Cursor } from '#pagination/cursor.ts'
import { PAGE_CHARS, readChunks } from '#pagination/pages.ts'
import { reportedIn } from '#reports/reportCase.ts'

const isoOf = (time: string | undefined) => (time ? new Date(time).toISOString() : '')
const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** Returns what Firebase Auth stores about the account. */
export function ownAccount(user: UserRecord): OwnAccount {
  return {
    uid: user.uid,
    email: user.email ?? '',
    name: user.displayName ?? '',
    photo_url: user.photoURL ?? '',
    sign_in_with: user.providerData.map(({ providerId }) => providerId),
    created_at: isoOf(user.metadata.creationTime),
    last_sign_in_at: isoOf(user.metadata.lastSignInTime),
  }
}

const exportedArtifact = (id: string, fields: Fields) => ({
  ...readArtifact(id, fields),
  added_at: isoTime(fields.added_at),
  updated_at: isoTime(fields.updated_at),
})
const exportedLike = (id: string, fields: Fields) => ({
  ...readLike(id, fields),
  liked_at: isoTime(fields.liked_at),
})

type Add = (records: OwnRecords, id: string, fields: Fields) => void

const addArtifact: Add = (records, id, fields) => records.artifacts.push(exportedArtifact(id, fields))

/** Adds a document of each kind to the export. The id of a private document is its artifact's. */
const SECTIONS: Readonly<Record<Exclude<RecordKind, 'replays'>, Add>> = {
  artifacts: addArtifact,
  hidden: addArtifact,
  morePhotos: (records, artifactId, fields) =>
    records.more_photos.push({ artifactId, more_photos: [...moreIn(fields)] }),
  privates: (records, artifactId, { adder_email }) =>
    records.addresses.push({ artifactId, adder_email: textOf(adder_email) }),
  likes: (records, id, fields) => records.likes.push(exportedLike(id, fields)),
  // Omits the fields copied from the hidden artifact.
  hiddenLikes: (records, id, { artifactId, userEmail, liked_at }) =>
    records.likes.push(exportedLike(id, { artifactId, userEmail, liked_at })),
  lists: (records, id, fields) =>
    records.lists.push({
      ...readList(id, fields),
      created_at: isoTime(fields.created_at),
      updated_at: isoTime(fields.updated_at),
    }),
  reports: (records, _, fields) => {
    const { kind, id } = reportedIn(fields)
    const [reason, text] = [textOf(fields.reason), textOf(fields.text)]
    const report = { reason, text, reported_at: isoTime(fields.reported_at) }
    if (kind === 'list') records.list_reports.push({ listId: id, ...report })
    else records.reports.push({ artifactId: id, ...report })
  },
  reporters: (records, _, { pseudonym }) => records.pseudonyms.push(textOf(pseudonym)),
  photos: (records, _, { url, width, height, sent_at }) =>
    records.photos.push({
      url: textOf(url),
      width: Number(width),
      height: Number(height),
      sent_at: isoTime(sent_at),
    }),
  histories: (records, artifactId, fields) => records.histories.push({ ...readHistory(fields), artifactId }),
  reported: (records, id) => records.reported.push(id),
  cases: (records, id) => records.decided.push(id),
  suspensions: (records, _, { reason, suspended_at }) =>
    records.suspensions.push({ reason: textOf(reason), suspended_at: isoTime(suspended_at) }),
  trash: (records, id, fields) => records.deleted.push(readArtifact(id, fields)),
}
const NAMES = Object.keys(SECTIONS) as (keyof typeof SECTIONS)[]

/** Maximum billed reads of a page: one extra document, and one read per empty query. */
export const maxReads = (limit: number) => limit + 1 + NAMES.length

/** Reads a page of the user's records. The cursor's value is the section's name. */
export async function ownRecords(uid: string, limit: number, after: Cursor | null) {
  const records: OwnRecords = {
    artifacts: [],
    more_photos: [],
    addresses: [],
    likes: [],
    lists: [],
    list_reports: [],
    reports: [],
    pseudonyms: [],
    photos: [],
    histories: [],
    reported: [],
    decided: [],
    suspensions: [],
    deleted: [],
  }
  let count = 0
  let read = 0
  let chars = 0
  let last: Cursor | null = null
  const first = after === null ? 0 : NAMES.findIndex((name) => name === after.value)
  for (const [index, name] of NAMES.entries()) {
    if (index < first) continue
    const all = userRecords(uid, name).orderBy(FieldPath.documentId())
    // Without the bytes.
    const selected = name === 'photos' ? all.select('url', 'width', 'height', 'sent_at') : all
    const start = after && (name === 'privates' ? adderPath(after.id) : after.id)
    const remaining = index === first && start !== null ? selected.startAfter(start) : selected
    const chunks = await readChunks(selected, remaining, limit - count + 1)
    read += chunks.read
    chars += chunks.chars
    for (const document of chunks.docs) {
      if (count === limit) return { records, read, next: last }
      const id = name === 'privates' ? (document.ref.parent.parent?.id ?? '') : document.id
      SECTIONS[name](records, id, document.data())
      count += 1
      last = { value: name, id }
    }
    if (chunks.isCut || chars > PAGE_CHARS) return { records, read, next: last }
  }
  return { records, read, next: null }
}
