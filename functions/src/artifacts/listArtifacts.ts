/** Reads artifacts: the lists, and one alone. */
import { type Artifact, readArtifact } from '@tracker/domain/artifact/artifact.ts'
import { type Sort, SORTS } from '@tracker/domain/artifact/sorts.ts'
import { FEATURED_COUNT } from '@tracker/domain/limits.ts'
import { planSearch } from '@tracker/domain/search/nameSearch.ts'
import { AggregateField } from 'firebase-admin/firestore'
import { isVisible, showArtifact, SHOWN_FIELDS, versionOf } from '#artifacts/artifactRecord.ts'
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
import type { Person } from '#http/auth.ts'
import { type Cursor, mergePages, type Order, ordered, type Page, readPage } from '#pagination.ts'

/** The artifacts with most likes; ties: newest first, then by id. */
export async function featured(): Promise<Artifact[]> {
  const query = artifacts.select(...SHOWN_FIELDS).orderBy('likes_count', 'desc')
  const { docs } = await ordered(query, { field: 'added_at', direction: 'desc' }).limit(FEATURED_COUNT).get()
  return docs.map(showArtifact)
}

/** A page of the artifacts whose name contains a text; of all when the text is empty. */
export function browse(name: string, sort: Sort, limit: number, after: Cursor | null): Promise<Page> {
  const order = SORTS[sort]
  const fields = [...SHOWN_FIELDS, order.field]
  const plan = planSearch(name)
  return plan === null
    ? readPage(artifacts.select(...fields), order, limit, after)
    : searchPage({ text: name, plan, fields, order }, limit, after)
}

const NEWEST: Order = { field: 'added_at', direction: 'desc' }

/** A page of what a person added, hidden ones with the reason among them, newest first. */
export async function addedBy(uid: string, limit: number, after: Cursor | null): Promise<Page> {
  const [shown, withheld] = await Promise.all(
    [artifacts, hidden].map((collection) => {
      const own = collection.where('adder_uid', '==', uid)
      return readPage(own.select(...SHOWN_FIELDS, 'added_at', 'hidden_reason'), NEWEST, limit, after)
    }),
  )
  return shown && withheld
    ? mergePages(shown, withheld, NEWEST, limit)
    : { documents: [], read: 0, next: null }
}

/** How often the artifacts that a person added are liked, together. A billed read for each thousand of them. */
export async function likesOfArtifactsBy(uid: string): Promise<number> {
  const theirs = artifacts.where('adder_uid', '==', uid)
  const summed = await theirs.aggregate({ likes: AggregateField.sum('likes_count') }).get()
  return summed.data().likes
}

/** The adder's e-mail of each artifact, in the same order; undefined where none is stored. */
export async function adderEmails(ids: readonly string[]): Promise<(string | undefined)[]> {
  const snapshots = ids.length === 0 ? [] : await firestore.getAll(...ids.map(adderRef))
  return snapshots.map((snapshot) => {
    const email: unknown = snapshot.get('adder_email')
    return typeof email === 'string' ? email : undefined
  })
}

/** Who looks. */
type Viewer = Pick<Person, 'uid' | 'isCurator'>

/** An artifact as one person sees it. */
export interface OneArtifact {
  readonly artifact: Artifact
  /** Changes with every edit. */
  readonly version: string
}

/** A hidden artifact, for its adder and for curators; null to others and when there is none. */
async function hiddenFor(id: string, { uid, isCurator }: Viewer): Promise<Fields | null> {
  const fields = fieldsOf(await hiddenRef(id).get())
  return isCurator || fields?.adder_uid === uid ? fields : null
}

/** One artifact as a person sees it: with the e-mail when that person added it. Null when there is none. */
export async function oneArtifact(id: string, viewer: Viewer): Promise<OneArtifact | null> {
  const { uid } = viewer
  const stored = fieldsOf(await artifactRef(id).get())
  const fields = isVisible(stored) ? stored : await hiddenFor(id, viewer)
  if (fields === null) return null
  const [email] = fields.adder_uid === uid ? await adderEmails([id]) : []
  const artifact = readArtifact(id, email === undefined ? fields : { ...fields, adder_email: email })
  return { artifact, version: versionOf(fields) }
}
