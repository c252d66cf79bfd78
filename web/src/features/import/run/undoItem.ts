import { t } from '@lingui/core/macro'
import { Problem } from '@tracker/domain/api/problem.ts'
import { hasValues } from '@tracker/domain/artifact/artifact.ts'
import type { ApiClient } from '#firebase/api/apiClient.ts'
import { type Item, patchOf } from './importStore.ts'
import type { PhotoRestorer } from './replacedPhotos.ts'

type Values = Item['before']

/**
 * Restores the values of a changed artifact.
 * @returns false if its earlier photo cannot be restored, so that it keeps the new one
 */
async function restore(
  api: ApiClient,
  photos: PhotoRestorer,
  { id, before }: { id: string; before: Values },
  version: string | null,
): Promise<boolean> {
  try {
    await api.updateArtifact(id, patchOf(before), version)
    return true
  } catch (error) {
    const { artifact_image: image = '', ...texts } = before
    if (image === '' || !(error instanceof Problem) || error.code !== 'invalid') throw error
    const restored = await photos.restore(image)
    const values = restored === null ? texts : { ...texts, artifact_image: restored }
    if (Object.keys(values).length > 0) await api.updateArtifact(id, patchOf(values), version)
    return restored !== null
  }
}

/** Deletes an added artifact, or restores a changed one. Leaves artifacts that have changed since. */
export async function undoItem(api: ApiClient, photos: PhotoRestorer, item: Item): Promise<Item> {
  const located = (values: Values) =>
    values.artifact_image === undefined
      ? values
      : { ...values, artifact_image: photos.current(values.artifact_image) }
  try {
    const { artifact, version } = await api.artifact(item.id)
    if (!hasValues(artifact, located(item.after))) {
      // An earlier attempt may already have restored it.
      const isRestored = item.kind === 'change' && hasValues(artifact, located(item.before))
      return isRestored
        ? { ...item, state: 'undone' }
        : { ...item, state: 'left', reason: t`It was changed after the import.` }
    }
    const before = located(item.before)
    if (item.kind === 'add') await api.removeArtifact(item.id)
    else if (!(await restore(api, photos, { id: item.id, before }, version))) {
      const reason = t`Its texts were restored. The earlier photo was deleted when it was replaced.`
      return { ...item, state: 'left', reason }
    }
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'not-found') throw error
  }
  return { ...item, state: 'undone' }
}
