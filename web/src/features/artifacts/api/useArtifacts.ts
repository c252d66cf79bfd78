/** The questions that the artifact screens ask, with what is known meanwhile. */
import type { Artifact } from '@tracker/domain/artifact.ts'
import type { Sort } from '@tracker/domain/browse.ts'
import { isId } from '@tracker/domain/id.ts'
import { recall, useNewest } from '#firebase/known.ts'
import type { Pages } from '#firebase/paged.ts'
import { addedBy, browse, featured, oneArtifact, type OneArtifact } from '#firebase/queries.ts'
import { type Read, useRead } from '#firebase/useRead.ts'

/** The artifacts with most likes. */
export function useFeatured(): Read<Artifact[]> {
  const read = useRead(featured())
  const newest = useNewest(read.status === 'ready' ? read.value : [])
  return read.status === 'ready' ? { ...read, value: newest } : read
}

function useNewestPages(read: Read<Pages<Artifact>>): Read<Pages<Artifact>> {
  const items = read.status === 'ready' ? read.value.items : []
  const newest = useNewest(items)
  if (read.status !== 'ready') return read
  const { total } = read.value
  const gone = items.length - newest.length
  return {
    status: 'ready',
    value: { ...read.value, items: newest, total: total === undefined ? undefined : total - gone },
  }
}

/** The artifacts whose name contains a text, in an order. */
export function useBrowse(name: string, sort: Sort): Read<Pages<Artifact>> {
  return useNewestPages(useRead(browse(name, sort)))
}

/** What a person added; null asks nothing. */
export function useAdded(uid: string | null): Read<Pages<Artifact>> {
  return useNewestPages(useRead(uid === null ? null : addedBy(uid)))
}

/** One artifact and who added it, live; null when there is none. */
export function useOneArtifact(id: string): Read<OneArtifact | null> {
  const read = useRead(isId(id) ? oneArtifact(id) : null)
  return isId(id) ? read : { status: 'ready', value: null }
}

/** One artifact, live. A list that showed it before lends what it knew until the store answers. */
export function useArtifact(id: string): Read<Artifact | null> {
  const read = useOneArtifact(id)
  if (read.status === 'ready') return { status: 'ready', value: read.value && read.value.artifact }
  const known = recall(id)
  return read.status === 'loading' && known ? { status: 'ready', value: known } : read
}
