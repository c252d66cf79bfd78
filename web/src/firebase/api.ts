/** The write client: one function for each documented call that changes something (specification, section 7). */
import type { ArtifactContent } from '@tracker/domain/artifact.ts'
import type { Answers, Payloads } from '@tracker/domain/endpoints.ts'
import { Problem } from '@tracker/domain/errors.ts'
import { appCheckToken } from './appCheck.ts'
import { idToken } from './auth.ts'
import { type Call, makeClient } from './apiClient.ts'
import { markGone } from './known.ts'
import { bumpRevision } from './revision.ts'

const request = makeClient({
  fetch: (...args) => fetch(...args),
  token: idToken,
  proof: appCheckToken,
})

const ODD = 'The server gave an answer that can not be read. Please try again.'

async function textAnswer(call: Call, field: string): Promise<string> {
  const answer = await request(call)
  const value: unknown = Object(answer)[field]
  if (typeof value !== 'string') throw new Problem('internal', ODD)
  return value
}

async function countAnswer(call: Call, field: string): Promise<number> {
  const answer = await request(call)
  const value: unknown = Object(answer)[field]
  if (typeof value !== 'number') throw new Problem('internal', ODD)
  return value
}

/** @param key the same for every attempt to add the same artifact, so that a lost answer adds it once */
export async function addArtifact(
  payload: Payloads['addArtifact'],
  key: string,
): Promise<Answers['addArtifact']> {
  const headers = { 'Idempotency-Key': key }
  const insertedId = await textAnswer({ endpoint: 'addArtifact', payload, headers }, 'insertedId')
  bumpRevision('artifacts')
  return { insertedId }
}

export async function updateArtifact(
  id: string,
  payload: Partial<ArtifactContent> & Payloads['updateArtifact'],
): Promise<Answers['updateArtifact']> {
  const modifiedCount = await countAnswer({ endpoint: 'updateArtifact', id, payload }, 'modifiedCount')
  if (modifiedCount > 0) bumpRevision('artifacts')
  return { modifiedCount }
}

export async function deleteArtifact(id: string): Promise<Answers['deleteArtifact']> {
  const deletedCount = await countAnswer({ endpoint: 'deleteArtifact', id }, 'deletedCount')
  markGone(id)
  bumpRevision('deletions')
  return { deletedCount }
}

export async function likeArtifact(payload: Payloads['like']): Promise<Answers['like']> {
  const insertedId = await textAnswer({ endpoint: 'like', payload }, 'insertedId')
  bumpRevision('likes')
  return { insertedId }
}

export async function unlikeArtifact(likeId: string): Promise<Answers['unlike']> {
  const deletedCount = await countAnswer({ endpoint: 'unlike', id: likeId }, 'deletedCount')
  bumpRevision('likes')
  return { deletedCount }
}
