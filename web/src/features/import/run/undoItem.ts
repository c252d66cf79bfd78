import { t } from '@lingui/core/macro'
import { Problem } from '@tracker/domain/api/problem.ts'
import { type Artifact, hasValues } from '@tracker/domain/artifact/artifact.ts'
import { type Photograph, photographsText } from '@tracker/domain/photo/photograph.ts'
import { photoOf } from '@tracker/domain/photo/photoAddress.ts'
import type { ApiClient } from '#firebase/api/apiClient.ts'
import { type Item, patchOf } from './importStore.ts'
import type { PhotoRestorer } from './replacedPhotos.ts'

/** What an artifact has before or after an item. */
interface State {
  readonly values: Item['before']
  /** Null if the item does not change the further photographs. */
  readonly photographs: readonly Photograph[] | null
}

const patchOfState = ({ values, photographs }: State) => ({
  ...patchOf(values),
  ...(photographs && { more_photos: [...photographs] }),
})

const hasState = (artifact: Artifact, { values, photographs }: State) =>
  hasValues(artifact, values) &&
  (photographs === null || photographsText(artifact.more_photos ?? []) === photographsText(photographs))

const picturesOf = ({ values, photographs }: State) =>
  [values.artifact_image ?? '', ...(photographs ?? []).map(({ url }) => url)].filter((one) => one !== '')

/**
 * Restores a changed artifact.
 * @returns false if an earlier photo cannot be restored: without the picture it keeps the new one, and it lacks a further one
 */
async function restore(
  api: ApiClient,
  photos: PhotoRestorer,
  { id, before, after }: { id: string; before: State; after: State },
  version: string | null,
): Promise<boolean> {
  try {
    await api.updateArtifact(id, patchOfState(before), version)
    return true
  } catch (error) {
    const pictures = picturesOf(before)
    if (pictures.length === 0 || !(error instanceof Problem) || error.code !== 'invalid') throw error
    const used = picturesOf(after)
    const restored = new Map<string, string | null>()
    for (const address of pictures) {
      const isThere = used.includes(address) || photoOf(address, location.host) === null
      restored.set(address, isThere ? address : await photos.restore(address))
    }
    const { artifact_image: image = '', ...texts } = before.values
    const picture = image === '' ? image : restored.get(image)
    const hasPicture = before.values.artifact_image !== undefined && typeof picture === 'string'
    const state: State = {
      values: hasPicture ? { ...texts, artifact_image: picture } : texts,
      photographs:
        before.photographs?.flatMap((one) => {
          const url = restored.get(one.url)
          return typeof url === 'string' ? [{ ...one, url }] : []
        }) ?? null,
    }
    if (Object.keys(patchOfState(state)).length > 0)
      await api.updateArtifact(id, patchOfState(state), version)
    return [...restored.values()].every((address) => address !== null)
  }
}

/** Deletes an added artifact, or restores a changed one. Leaves artifacts that have changed since. */
export async function undoItem(api: ApiClient, photos: PhotoRestorer, item: Item): Promise<Item> {
  const located = (values: Item['before'], photographs: readonly Photograph[] | undefined): State => ({
    values:
      values.artifact_image === undefined
        ? values
        : { ...values, artifact_image: photos.current(values.artifact_image) },
    photographs: photographs?.map((one) => ({ ...one, url: photos.current(one.url) })) ?? null,
  })
  const before = () => located(item.before, item.photographs?.before)
  const after = () => located(item.after, item.photographs?.after)
  try {
    const { artifact, version } = await api.artifact(item.id)
    if (!hasState(artifact, after())) {
      // An earlier attempt may already have restored it.
      const isRestored = item.kind === 'change' && hasState(artifact, before())
      return isRestored
        ? { ...item, state: 'undone' }
        : { ...item, state: 'left', reason: t`It was changed after the import.` }
    }
    if (item.kind === 'add') await api.removeArtifact(item.id)
    else if (!(await restore(api, photos, { id: item.id, before: before(), after: after() }, version))) {
      const reason = t`Its texts were restored. The earlier photo was deleted when it was replaced.`
      return { ...item, state: 'left', reason }
    }
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'not-found') throw error
  }
  return { ...item, state: 'undone' }
}
