/** Reads artifacts: the lists, and one alone. */
import { type Artifact, readArtifact } from '@tracker/domain/artifact.ts'
import { type Sort, SORTS } from '@tracker/domain/browse.ts'
import { FEATURED_COUNT } from '@tracker/domain/limits.ts'
import { planSearch } from '@tracker/domain/search.ts'
import { isVisible, showArtifact, SHOWN_FIELDS, versionOf } from '#artifacts/record.ts'
import { searchPage } from '#artifacts/search.ts'
import { adderRef, artifactRef, artifacts, fieldsOf, firestore } from '#firestore.ts'
import { type Cursor, ordered, type Page, readPage } from '#pagination.ts'

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

/** A page of what a person added, newest first. */
export function addedBy(uid: string, limit: number, after: Cursor | null): Promise<Page> {
  const query = artifacts.where('adder_uid', '==', uid).select(...SHOWN_FIELDS, 'added_at')
  return readPage(query, { field: 'added_at', direction: 'desc' }, limit, after)
}

/** The adder's e-mail of each artifact, in the same order; undefined where none is stored. */
export async function adderEmails(ids: readonly string[]): Promise<(string | undefined)[]> {
  const snapshots = ids.length === 0 ? [] : await firestore.getAll(...ids.map(adderRef))
  return snapshots.map((snapshot) => {
    const email: unknown = snapshot.get('adder_email')
    return typeof email === 'string' ? email : undefined
  })
}

/** An artifact as one person sees it. */
export interface OneArtifact {
  readonly artifact: Artifact
  /** Changes with every edit. */
  readonly version: string
}

/** One artifact as a person sees it: with the e-mail when that person added it. Null when there is none. */
export async function oneArtifact(id: string, uid: string): Promise<OneArtifact | null> {
  const fields = fieldsOf(await artifactRef(id).get())
  if (!isVisible(fields)) return null
  const [email] = fields.adder_uid === uid ? await adderEmails([id]) : []
  const artifact = readArtifact(id, email === undefined ? fields : { ...fields, adder_email: email })
  return { artifact, version: versionOf(fields) }
}
