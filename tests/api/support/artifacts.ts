/** Payloads and stored documents of artifacts. */
import type { DocumentData, DocumentReference, Firestore } from '@google-cloud/firestore'
import { FieldValue, Timestamp } from '@google-cloud/firestore'
import { type ArtifactContent, parseContent } from '@tracker/domain/artifact/content.ts'
import { adderPath, artifactPath, likePath } from '@tracker/domain/firestore/collections.ts'
import { parseAnswer } from '@tracker/domain/api/calls.ts'
import { likeCopies, likeId } from '@tracker/domain/likes/like.ts'
import { newArtifact } from '@tracker/domain/artifact/storedArtifact.ts'
import type { Ask } from './ask.ts'

/** A valid payload of `POST /artifacts`. */
export function anArtifact(fields: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return {
    artifact_name: 'Rosetta Stone',
    artifact_image: 'https://example.com/rosetta.jpg',
    artifact_type: 'Documents',
    created_at: '196 BC',
    historical_context: 'A decree in three scripts.',
    present_location: 'London',
    discovered_by: 'Pierre-François Bouchard',
    discovered_at: '1799',
    short_description: 'The key to hieroglyphs.',
    adder_name: 'Ada',
    adder_email: 'ada@example.com',
    ...fields,
  }
}

export function contentOf(fields: Readonly<Record<string, unknown>> = {}): ArtifactContent {
  const parsed = parseContent(anArtifact(fields))
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors))
  return parsed.value
}

/** Adds an artifact through the API and returns its id. */
export async function add(
  ask: Ask,
  token: string,
  fields?: Readonly<Record<string, unknown>>,
): Promise<string> {
  const reply = await ask('POST', '/artifacts', { token, body: anArtifact(fields) })
  if (reply.status !== 201) throw new Error(`${reply.status}: ${reply.text}`)
  return parseAnswer('addArtifact', reply.body).insertedId
}

export interface Stored {
  readonly id: string
  readonly uid: string
  readonly likers?: readonly string[]
  readonly fields?: Readonly<Record<string, unknown>>
  readonly addedAtMs?: number
}

/** The documents that the API stores for an artifact and its likes. */
function documentsOf(
  db: Firestore,
  { id, uid, likers = [], fields, addedAtMs }: Stored,
): [DocumentReference, DocumentData][] {
  const content = contentOf(fields)
  const added = addedAtMs === undefined ? FieldValue.serverTimestamp() : Timestamp.fromMillis(addedAtMs)
  const artifact = {
    ...newArtifact(content, { uid, name: 'Ada' }, likers.length),
    added_at: added,
    updated_at: added,
  }
  return [
    [db.doc(artifactPath(id)), artifact],
    [db.doc(adderPath(id)), { adder_uid: uid, adder_email: `${uid}@example.com` }],
    ...likers.map((liker): [DocumentReference, DocumentData] => [
      db.doc(likePath(likeId(liker, id))),
      {
        ...likeCopies(content),
        artifactId: id,
        userEmail: `${liker}@example.com`,
        uid: liker,
        liked_at: FieldValue.serverTimestamp(),
      },
    ]),
  ]
}

/** Stores artifacts with their likes as the API would, in a few commits. */
export async function storeArtifacts(db: Firestore, artifacts: readonly Stored[]): Promise<void> {
  const writer = db.bulkWriter()
  const writes = artifacts
    .flatMap((artifact) => documentsOf(db, artifact))
    .map(([ref, data]) => writer.create(ref, data))
  await writer.close()
  await Promise.all(writes)
}

/** Stores one artifact. */
export const storeArtifact = (db: Firestore, artifact: Stored): Promise<void> =>
  storeArtifacts(db, [artifact])

/** Stores a number of artifacts of a user. Returns their ids. */
export async function storeSeveral(db: Firestore, count: number, uid: string): Promise<string[]> {
  const ids = Array.from({ length: count }, (_, index) => `artifact-${index}`)
  await storeArtifacts(
    db,
    ids.map((id) => ({ id, uid })),
  )
  return ids
}

/** uids for likes that are stored directly, without accounts. */
export const likerNames = (count: number) => Array.from({ length: count }, (_, index) => `liker${index}`)
