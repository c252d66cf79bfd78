import { t } from '@lingui/core/macro'
import { Problem } from '@tracker/domain/api/problem.ts'
import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import type { ApiClient } from '#firebase/apiClient.ts'
import { type Item, patchOf } from './importStore.ts'

/** Returns true if an artifact still has these values. A missing field equals an empty one. */
const matches = (artifact: Artifact, values: Item['after']) => {
  const current = new Map<string, unknown>(Object.entries(artifact))
  return Object.entries(values).every(([field, value]) => (current.get(field) ?? '') === value)
}

/**
 * Restores the values of a changed artifact.
 * @returns false if its earlier photo no longer exists, so that it keeps the new one
 */
async function restore(api: ApiClient, { id, before }: Item, version: string | null): Promise<boolean> {
  try {
    await api.updateArtifact(id, patchOf(before), version)
    return true
  } catch (error) {
    const { artifact_image: image = '', ...texts } = before
    if (image === '' || !(error instanceof Problem) || error.code !== 'invalid') throw error
    if (Object.keys(texts).length > 0) await api.updateArtifact(id, patchOf(texts), version)
    return false
  }
}

/** Deletes an added artifact, or restores a changed one. Leaves artifacts that have changed since. */
export async function undoItem(api: ApiClient, item: Item): Promise<Item> {
  try {
    const { artifact, version } = await api.artifact(item.id)
    if (!matches(artifact, item.after)) {
      // An earlier attempt may already have restored it.
      const isRestored = item.kind === 'change' && matches(artifact, item.before)
      return isRestored
        ? { ...item, state: 'undone' }
        : { ...item, state: 'left', reason: t`It was changed after the import.` }
    }
    if (item.kind === 'add') await api.removeArtifact(item.id)
    else if (!(await restore(api, item, version))) {
      const reason = t`Its texts were restored. The earlier photo was deleted when it was replaced.`
      return { ...item, state: 'left', reason }
    }
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'not-found') throw error
  }
  return { ...item, state: 'undone' }
}
