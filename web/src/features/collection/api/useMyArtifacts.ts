import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { readArtifactsOf } from '#firebase/artifacts/artifacts.ts'
import { setArtifacts } from '#firebase/artifacts/entityCache.ts'
import type { OwnOrder } from '#firebase/artifacts/artifactQueries.ts'
import { type PageParam, pagedList, useList } from '#firebase/firestore/pagination.ts'
import { artifactKeys } from '#firebase/artifacts/artifactKeys.ts'

function keyOf(uid: string, { field, direction, start }: OwnOrder) {
  const from = start instanceof Date ? start.toISOString() : (start ?? '')
  return artifactKeys.addedBy(uid, field, direction, from)
}

const NEWEST: OwnOrder = { field: 'added_at', direction: 'desc', start: null }

/**
 * The artifacts of one adder, page by page, from Firestore.
 * @param order null disables the query
 */
export function myArtifacts(client: QueryClient, uid: string, order: OwnOrder | null) {
  const asked = order ?? NEWEST
  const read = async (param: PageParam<Artifact> | null) => {
    const readAt = Date.now()
    const page = await readArtifactsOf(uid, param, { order: asked })
    setArtifacts(client, page.items, readAt)
    return page
  }
  return pagedList(keyOf(uid, asked), order && uid !== '' ? read : null)
}

export const useMyArtifacts = (uid: string, order: OwnOrder | null) =>
  useList(myArtifacts(useQueryClient(), uid, order))
