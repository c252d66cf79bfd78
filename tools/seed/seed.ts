/** Seeds an empty store with the famous artifacts of several adders, liked by several users. */
import { adderPath, artifactPath, ARTIFACTS, LIKES, likePath } from '@tracker/domain/firestore/collections.ts'
import { likeCopies, likeId } from '@tracker/domain/likes/like.ts'
import { newArtifact } from '@tracker/domain/artifact/storedArtifact.ts'
import { type Firestore, Timestamp, type WriteBatch } from 'firebase-admin/firestore'
import { type SeedArtifact, seedArtifacts } from '#seed/artifacts.ts'

export interface Person {
  uid: string
  email: string
  displayName: string
}

const HOUR_MS = 3_600_000

/** Users who like the artifact at an index: many for the first ones, none for the last. */
function likersOf(place: number, people: readonly Person[]): Person[] {
  const wanted = Math.max(0, people.length - Math.floor(place / 3))
  return people.filter((_, index) => (index + place) % people.length < wanted)
}

/** Whether the store has neither artifacts nor likes. */
export async function isEmpty(firestore: Firestore): Promise<boolean> {
  const [artifacts, likes] = await Promise.all(
    [ARTIFACTS, LIKES].map((name) => firestore.collection(name).limit(1).get()),
  )
  return artifacts?.empty === true && likes?.empty === true
}

function addOne(
  firestore: Firestore,
  batch: WriteBatch,
  artifact: SeedArtifact,
  place: number,
  people: readonly Person[],
  now: number,
): void {
  const adder = people[place % people.length]
  if (!adder) throw new Error('The seed needs at least one person.')
  const likers = likersOf(place, people)
  const addedAt = Timestamp.fromMillis(now - (place + 1) * HOUR_MS)
  batch.create(firestore.doc(artifactPath(artifact.id)), {
    ...newArtifact(artifact.content, { uid: adder.uid, name: adder.displayName }, likers.length),
    added_at: addedAt,
    updated_at: addedAt,
  })
  batch.create(firestore.doc(adderPath(artifact.id)), { adder_uid: adder.uid, adder_email: adder.email })
  likers.forEach((liker, index) => {
    batch.create(firestore.doc(likePath(likeId(liker.uid, artifact.id))), {
      ...likeCopies(artifact.content),
      artifactId: artifact.id,
      userEmail: liker.email,
      uid: liker.uid,
      liked_at: Timestamp.fromMillis(now - place * HOUR_MS + index),
    })
  })
}

/** Adds the artifacts with their likes in one commit, so that an interrupted seed leaves an empty store. @returns number of artifacts */
export async function seed(
  firestore: Firestore,
  { site, people, now }: { site: string; people: readonly Person[]; now: number },
): Promise<number> {
  const artifacts = seedArtifacts(site)
  const batch = firestore.batch()
  artifacts.forEach((artifact, place) => addOne(firestore, batch, artifact, place, people, now))
  await batch.commit()
  return artifacts.length
}
