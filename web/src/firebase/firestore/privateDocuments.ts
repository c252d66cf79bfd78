/** Reads documents with restricted access. */
import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import { hiddenPath } from '@tracker/domain/firestore/collections.ts'
import { doc, getDocFromServer } from 'firebase/firestore'
import { toArtifact } from './converters.ts'
import { errorCode, toProblem } from '#firebase/errors.ts'
import { liveFirestore } from './liveFirestore.ts'

/**
 * Reads the fields of a document; null if it does not exist or the user may not read it. Uses the full
 * client, because with the lite one a denial is a failed HTTP request that the browser logs.
 * @throws Problem
 */
export async function readPrivateDocument(path: string): Promise<Readonly<Record<string, unknown>> | null> {
  try {
    const snapshot = await getDocFromServer(doc(await liveFirestore(), path))
    return snapshot.data() ?? null
  } catch (error) {
    if (errorCode(error) === 'permission-denied') return null
    throw toProblem(error)
  }
}

/**
 * Reads a hidden artifact, for its adder and curators; null for others, and if there is none.
 * @throws Problem
 */
export async function readHiddenArtifact(id: string): Promise<Artifact | null> {
  const fields = await readPrivateDocument(hiddenPath(id))
  return fields && toArtifact(id, fields)
}
