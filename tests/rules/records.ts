/** Named builders of stored documents, as the API writes them. */
import { type ArtifactContent, parseContent } from '@tracker/domain/artifact/content.ts'
import { adderPath, artifactPath, hiddenPath, likePath } from '@tracker/domain/firestore/collections.ts'
import { likeCopies, likeId } from '@tracker/domain/likes/like.ts'
import { newArtifact } from '@tracker/domain/artifact/storedArtifact.ts'
import { doc, type Firestore, setDoc, Timestamp } from 'firebase/firestore'

export const NOW = Timestamp.fromMillis(1_760_000_000_000)

export function aContent(changes: Partial<ArtifactContent> = {}): ArtifactContent {
  const parsed = parseContent({
    artifact_name: 'Rosetta Stone',
    artifact_image: 'https://example.com/stone.jpg',
    image_caption: 'The front',
    image_credit: 'Karl',
    image_licence: 'CC BY 4.0',
    artifact_type: 'Documents',
    created_at: '196 BC',
    historical_context: 'A decree of Memphis.',
    present_location: 'London',
    inventory_number: 'EA 24',
    discovered_by: 'Pierre-François Bouchard',
    discovered_at: '1799',
    short_description: 'A slab with one text in three scripts.',
    ...changes,
  })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors))
  return parsed.value
}

function storedArtifact(adder: string, content: Partial<ArtifactContent> = {}, likesCount = 0) {
  return {
    ...newArtifact(aContent(content), { uid: adder, name: adder }, likesCount),
    added_at: NOW,
    updated_at: NOW,
  }
}

/** The fields of a stored artifact. */
export const STORED_FIELDS = Object.keys(storedArtifact('ada'))

/** Writes an artifact of this adder with its private document. Rules must be off. */
export async function storeArtifact(
  firestore: Firestore,
  id: string,
  adder: string,
  changes: Partial<ArtifactContent> & { likes_count?: number } = {},
): Promise<void> {
  const { likes_count = 0, ...content } = changes
  await setDoc(doc(firestore, artifactPath(id)), storedArtifact(adder, content, likes_count))
  await setDoc(doc(firestore, adderPath(id)), { adder_uid: adder, adder_email: `${adder}@example.com` })
}

/** Writes a hidden artifact of this adder with its private document. Rules must be off. */
export async function storeHidden(firestore: Firestore, id: string, adder: string): Promise<void> {
  const kept = { ...storedArtifact(adder), hidden_reason: 'A copy.', hidden_at: NOW }
  await setDoc(doc(firestore, hiddenPath(id)), kept)
  await setDoc(doc(firestore, adderPath(id)), { adder_uid: adder, adder_email: `${adder}@example.com` })
}

/** Writes a like of an artifact. Rules must be off. */
export async function storeLike(firestore: Firestore, uid: string, artifactId: string): Promise<void> {
  await setDoc(doc(firestore, likePath(likeId(uid, artifactId))), {
    ...likeCopies(aContent()),
    artifactId,
    userEmail: `${uid}@example.com`,
    uid,
    liked_at: NOW,
  })
}
