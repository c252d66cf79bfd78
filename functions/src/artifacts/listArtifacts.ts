/** Artifact queries. */
import { type Artifact, readArtifact } from '@tracker/domain/artifact/artifact.ts'
import { type Sort, SORTS } from '@tracker/domain/artifact/sorts.ts'
import { FEATURED_COUNT } from '@tracker/domain/limits.ts'
import { planSearch } from '@tracker/domain/search/nameSearch.ts'
import { canRead } from '@tracker/domain/visibility/readers.ts'
import { hiddenCause, visibilityOf } from '@tracker/domain/visibility/recordState.ts'
import { AggregateField } from 'firebase-admin/firestore'
import { isVisible, toArtifact, SHOWN_FIELDS, versionOf } from '#artifacts/artifactRecord.ts'
import { searchPage } from '#artifacts/searchByName.ts'
import {
  adderRef,
  artifactRef,
  artifacts,
  type Fields,
  fieldsOf,
  firestore,
  hidden,
  hiddenRef,
} from '#firestore.ts'
import type { User } from '#http/auth.ts'
import { moreIn } from '#photos/moreFields.ts'
import { readMore } from '#photos/moreStore.ts'
import type { Cursor } from '#pagination/cursor.ts'
import { mergePages, type Order, ordered, type ResultPage, readPage } from '#pagination/pages.ts'

/** Returns the most liked artifacts. Ties: newest first, then by id. */
export async function featured(): Promise<Artifact[]> {
  const query = artifacts.select(...SHOWN_FIELDS).orderBy('likes_count', 'desc')
  const { docs } = await ordered(query, { field: 'added_at', direction: 'desc' }).limit(FEATURED_COUNT).get()
  return docs.map(toArtifact)
}

/** Reads a page of the artifacts whose name contains a text, or of all artifacts for an empty text. */
export function browse(name: string, sort: Sort, limit: number, after: Cursor | null): Promise<ResultPage> {
  const order = SORTS[sort]
  const fields = [...SHOWN_FIELDS, order.field]
  const plan = planSearch(name)
  return plan === null
    ? readPage(artifacts.select(...fields), order, limit, after)
    : searchPage({ text: name, plan, fields, order }, limit, after)
}

const NEWEST: Order = { field: 'added_at', direction: 'desc' }

/** Reads a page of the user's artifacts, newest first. Includes hidden ones with the reason. */
export async function listOwnArtifacts(
  uid: string,
  limit: number,
  after: Cursor | null,
): Promise<ResultPage> {
  const [visiblePage, hiddenPage] = await Promise.all(
    [artifacts, hidden].map((collection) => {
      const own = collection.where('adder_uid', '==', uid)
      return readPage(
        own.select(...SHOWN_FIELDS, 'added_at', 'hidden_reason', 'hidden_by'),
        NEWEST,
        limit,
        after,
      )
    }),
  )
  return visiblePage && hiddenPage
    ? mergePages(visiblePage, hiddenPage, NEWEST, limit)
    : { documents: [], read: 0, next: null }
}

/** Returns the total likes of the user's artifacts. Costs one billed read per 1,000 artifacts. */
export async function likesOfArtifactsBy(uid: string): Promise<number> {
  const query = artifacts.where('adder_uid', '==', uid)
  const result = await query.aggregate({ likes: AggregateField.sum('likes_count') }).get()
  return result.data().likes
}

/** Returns the adder's e-mail address of each artifact, in the same order; undefined if none is stored. */
export async function adderEmails(ids: readonly string[]): Promise<(string | undefined)[]> {
  const snapshots = ids.length === 0 ? [] : await firestore.getAll(...ids.map(adderRef))
  return snapshots.map((snapshot) => {
    const email: unknown = snapshot.get('adder_email')
    return typeof email === 'string' ? email : undefined
  })
}

type Viewer = Pick<User, 'uid' | 'isCurator'>

interface FoundArtifact {
  readonly artifact: Artifact
  /** Entity tag, see `versionOf`. */
  readonly version: string
}

/** Returns a hidden artifact if the viewer may read it, else null. */
async function hiddenFor(id: string, { uid, isCurator }: Viewer): Promise<Fields | null> {
  const fields = fieldsOf(await hiddenRef(id).get())
  const visibility = visibilityOf(fields && { hiddenBy: hiddenCause(fields), isDeleted: false })
  return canRead(visibility, { isAdder: fields?.adder_uid === uid, isCurator }) ? fields : null
}

/**
 * Returns an artifact, with the e-mail address if the viewer added it.
 * @returns null if it does not exist or is hidden from the viewer
 */
export async function findArtifact(id: string, viewer: Viewer): Promise<FoundArtifact | null> {
  const { uid } = viewer
  const stored = fieldsOf(await artifactRef(id).get())
  const fields = isVisible(stored) ? stored : await hiddenFor(id, viewer)
  if (fields === null) return null
  const [email] = fields.adder_uid === uid ? await adderEmails([id]) : []
  const more = fields === stored ? await readMore(null, id, fields) : moreIn(fields)
  const artifact = readArtifact(id, {
    ...fields,
    ...(email !== undefined && { adder_email: email }),
    more_photos: more.length === 0 ? undefined : more,
  })
  return { artifact, version: versionOf(fields) }
}
