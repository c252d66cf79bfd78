/**
 * Checks histories: each change starts where the previous one ended, and the last one ends with the stored
 * artifact.
 */
import { type Firestore, Timestamp } from '@google-cloud/firestore'
import { DIRECT_WRITE_FIELDS } from '@tracker/domain/artifact/artifact.ts'
import { HISTORIES } from '@tracker/domain/firestore/collections.ts'
import { type Change, type History, readHistory } from '@tracker/domain/artifact/history.ts'
import { MORE_PHOTOS_FIELD } from '@tracker/domain/photo/morePhotos.ts'
import { objectOf } from './ask.ts'

type Fields = Readonly<Record<string, unknown>>

/** The fields of a change, lists as JSON. */
const textsOf = (fields: Change['before']) =>
  new Map(
    Object.entries(fields).map(([field, value]) => [
      field,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  )

/**
 * @param history as stored
 * @returns a sentence for each inconsistency
 */
export function oddHistory(id: string, artifact: Fields, history: Fields): string[] {
  const found: string[] = []
  const told = new Map<string, string>()
  // A direct write to Firestore may have changed any of these fields.
  const forget = () => DIRECT_WRITE_FIELDS.forEach((field) => told.delete(field))
  for (const { kind, before, after } of readHistory(history).changes) {
    if (kind === 'unknown') forget()
    if (Object.keys(before).join() !== Object.keys(after).join()) found.push(`${id}: half a change`)
    const was = textsOf(before)
    for (const [field, text] of textsOf(after)) {
      if (text === was.get(field)) found.push(`${id}: ${field} has not changed`)
      if (told.has(field) && told.get(field) !== was.get(field))
        found.push(`${id}: ${field} was ${told.get(field)}, and then had been ${was.get(field)}`)
      told.set(field, text)
    }
  }
  const { known_at: known } = history
  const isUpToDate =
    known instanceof Timestamp &&
    artifact.updated_at instanceof Timestamp &&
    known.isEqual(artifact.updated_at)
  if (!isUpToDate) forget()
  for (const [field, text] of told) {
    // The list is in another document; `oddPhotographs` compares it.
    if (field !== MORE_PHOTOS_FIELD && artifact[field] !== text)
      found.push(`${id}: ${field} is ${String(artifact[field])}, not ${text}`)
  }
  return found
}

/** The history of an artifact; null if there is none. */
export async function historyOf(db: Firestore, id: string): Promise<History | null> {
  const history = (await db.collection(HISTORIES).doc(id).get()).data()
  return history ? readHistory(objectOf(history)) : null
}

/**
 * Returns histories of artifacts that exist neither as public nor as hidden documents. A direct deletion
 * leaves one until the reconciler runs.
 */
export async function leftHistories(db: Firestore): Promise<string[]> {
  const { docs } = await db.collection(HISTORIES).get()
  const places = await Promise.all(
    docs.map(({ id }) => db.getAll(db.doc(`artifacts/${id}`), db.doc(`hidden/${id}`))),
  )
  return docs.filter((_, at) => places[at]?.every(({ exists }) => !exists)).map(({ id }) => id)
}
