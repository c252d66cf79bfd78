import { Problem } from '@tracker/domain/api/problem.ts'
import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import type { ApiClient } from '#firebase/apiClient.ts'
import { type Item, patchOf } from './importStore.ts'

const CHANGED = 'It was changed after the import.'

/** Returns true if an artifact still has these values. A missing field equals an empty one. */
const matches = (artifact: Artifact, values: Item['after']) => {
  const current = new Map<string, unknown>(Object.entries(artifact))
  return Object.entries(values).every(([field, value]) => (current.get(field) ?? '') === value)
}

/** Deletes an added artifact, or restores a changed one. Leaves artifacts that have changed since. */
export async function undoItem(api: ApiClient, item: Item): Promise<Item> {
  try {
    const { artifact, version } = await api.artifact(item.id)
    if (!matches(artifact, item.after)) {
      // An earlier attempt may already have restored it.
      const isRestored = item.kind === 'change' && matches(artifact, item.before)
      return isRestored ? { ...item, state: 'undone' } : { ...item, state: 'left', reason: CHANGED }
    }
    if (item.kind === 'change') await api.updateArtifact(item.id, patchOf(item.before), version)
    else await api.removeArtifact(item.id)
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'not-found') throw error
  }
  return { ...item, state: 'undone' }
}
