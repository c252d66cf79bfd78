/** Builders of what tests send and store. */
import type { Firestore } from '@google-cloud/firestore'
import { FieldValue, Timestamp } from '@google-cloud/firestore'
import { type ArtifactContent, parseContent } from '@tracker/domain/artifact.ts'
import { adderPath, artifactPath, likePath } from '@tracker/domain/collections.ts'
import { readAnswer } from '@tracker/domain/endpoints.ts'
import { likeCopies, likeId } from '@tracker/domain/like.ts'
import { newArtifact } from '@tracker/domain/stored.ts'
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

/** Adds an artifact through the API and answers its id. */
export async function add(
  ask: Ask,
  token: string,
  fields?: Readonly<Record<string, unknown>>,
): Promise<string> {
  const reply = await ask('POST', '/artifacts', { token, body: anArtifact(fields) })
  if (reply.status !== 201) throw new Error(`${reply.status}: ${reply.text}`)
  return readAnswer('addArtifact', reply.body).insertedId
}

export interface Stored {
  readonly id: string
  readonly uid: string
  readonly likers?: readonly string[]
  readonly fields?: Readonly<Record<string, unknown>>
  readonly addedAtMs?: number
}

/** Stores an artifact with its likes as the API would, in one go. */
export async function storeArtifact(
  db: Firestore,
  { id, uid, likers = [], fields, addedAtMs }: Stored,
): Promise<void> {
  const content = contentOf(fields)
  const added = addedAtMs === undefined ? FieldValue.serverTimestamp() : Timestamp.fromMillis(addedAtMs)
  const writer = db.bulkWriter()
  const writes = [
    writer.create(db.doc(artifactPath(id)), {
      ...newArtifact(content, { uid, name: 'Ada' }, likers.length),
      added_at: added,
      updated_at: added,
    }),
    writer.create(db.doc(adderPath(id)), { adder_uid: uid, adder_email: `${uid}@example.com` }),
    ...likers.map((liker) =>
      writer.create(db.doc(likePath(likeId(liker, id))), {
        ...likeCopies(content),
        artifactId: id,
        userEmail: `${liker}@example.com`,
        uid: liker,
        liked_at: FieldValue.serverTimestamp(),
      }),
    ),
  ]
  await writer.close()
  await Promise.all(writes)
}

/** Names of people who never signed in, for likes that are stored directly. */
export const likerNames = (count: number) => Array.from({ length: count }, (_, index) => `liker${index}`)
