import { plural, t } from '@lingui/core/macro'
import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import type { ArtifactContent } from '@tracker/domain/artifact/content.ts'
import { isolate } from '@tracker/domain/text/direction.ts'
import { safeImageUrl } from '@tracker/domain/photo/imageUrl.ts'
import { QUERY_TEXT_MAX } from '@tracker/domain/limits.ts'
import { photoOf } from '@tracker/domain/photo/photoAddress.ts'
import { likelyDuplicates } from '@tracker/domain/artifact/duplicates.ts'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useDebouncedValue } from '#components/hooks/useDebouncedValue.ts'
import { readArtifactsWithImage } from '#firebase/artifacts/artifacts.ts'
import { artifactsById } from '#firebase/artifacts/artifactsById.ts'
import { useApi } from '#firebase/api/useApi.ts'
import { dialogs } from '#notifications/dialogs.ts'
import { artifactAddress } from '#navigation/paths.ts'
import { artifactKeys } from '#firebase/artifacts/artifactKeys.ts'

/** Debounce in milliseconds, minimum letters of a name, and maximum names to compare. */
const PAUSE_MS = 400
const LETTERS_MIN = 3
const NAMES_MAX = 8
/** Milliseconds that a search result stays fresh. */
const STALE_MS = 10_000
/** Maximum milliseconds that a save waits for the search. */
const SAVE_MS = 2_000

type ComparedFields = Pick<ArtifactContent, 'artifact_name' | 'artifact_image'>
export type LikelySame = { readonly _id: string; readonly artifact_name: string }

/** Searches the index for similar names; reads no document. */
const nameQuery = (api: ReturnType<typeof useApi>, name: string) =>
  queryOptions({
    queryKey: artifactKeys.named(name),
    queryFn: async () => {
      const query = new URLSearchParams({ q: name, limit: String(NAMES_MAX) })
      const { results } = await api.search(query, false)
      return likelyDuplicates<LikelySame>(name, results)
    },
    staleTime: STALE_MS,
    retry: false,
  })

/** Searches for an artifact with the same picture. Reads one document per image URL. */
const imageQuery = (address: string) =>
  queryOptions<readonly LikelySame[]>({
    queryKey: artifactKeys.pictured(address),
    queryFn: () => readArtifactsWithImage(address),
    staleTime: Infinity,
    retry: false,
  })

const isName = (name: string) => name.length >= LETTERS_MIN && name.length <= QUERY_TEXT_MAX
/** Photos of this site belong to one artifact, so they are not compared. */
const isImage = (address: string) => safeImageUrl(address) !== '' && photoOf(address, location.host) === null

/** Returns the name and the image URL to compare: only valid ones that differ from the stored ones. */
function comparable(content: ComparedFields, stored: ComparedFields) {
  const [name, image] = [content.artifact_name.trim(), content.artifact_image.trim()]
  return {
    name: isName(name) && name !== stored.artifact_name ? name : null,
    image: isImage(image) && image !== stored.artifact_image ? image : null,
  }
}

/**
 * Merges lists without duplicates.
 * @param own id of the edited artifact, which is left out
 */
function merge(own: string | undefined, lists: readonly (readonly LikelySame[] | undefined)[]): LikelySame[] {
  const all = lists.flatMap((list) => list ?? []).filter(({ _id }) => _id !== own)
  return [...new Map(all.map((one) => [one._id, one])).values()]
}

/**
 * Artifacts that are probably the same object as the one in the form; none if a request fails.
 * @param stored the artifact's stored values, which are not compared
 * @param own id of the edited artifact
 */
export function useLikelySame(
  values: ComparedFields,
  stored: ComparedFields,
  own: string | undefined,
): readonly LikelySame[] {
  const api = useApi()
  const { name, image } = comparable(values, stored)
  const pausedName = useDebouncedValue(name, PAUSE_MS)
  const pausedImage = useDebouncedValue(image, PAUSE_MS)
  const named = useQuery({ ...nameQuery(api, name ?? ''), enabled: name !== null && name === pausedName })
  const pictured = useQuery({ ...imageQuery(image ?? ''), enabled: image !== null && image === pausedImage })
  return merge(own, [name === null ? [] : named.data, image === null ? [] : pictured.data])
}

/** The records of probable duplicates by id, for their pictures and periods; empty until they are loaded. */
export function useRecordsOf(found: readonly LikelySame[]): ReadonlyMap<string, Artifact> {
  const client = useQueryClient()
  const ids = found.map(({ _id }) => _id)
  const { data = [] } = useQuery({
    queryKey: artifactKeys.alike(ids),
    queryFn: () => artifactsById(client, ids),
    enabled: ids.length > 0,
    retry: false,
  })
  return new Map(data.map((one) => [one._id, one]))
}

/**
 * Returns a function that asks for confirmation before saving, once per probable duplicate. It resolves with
 * false to return to the form.
 */
export function useAskLikelySame(stored: ComparedFields, own: string | undefined) {
  const api = useApi()
  const client = useQueryClient()
  const [asked] = useState(() => new Set<string>())

  const find = (content: ComparedFields) => {
    const { name, image } = comparable(content, stored)
    const none = () => []
    const found = Promise.all([
      name === null ? [] : client.fetchQuery(nameQuery(api, name)).catch(none),
      image === null ? [] : client.fetchQuery(imageQuery(image)).catch(none),
    ])
    const late = new Promise<[]>((resolve) => setTimeout(() => resolve([]), SAVE_MS))
    return Promise.race([found, late])
  }

  return async (content: ComparedFields) => {
    const found = merge(own, await find(content)).filter(({ _id }) => !asked.has(_id))
    const [first] = found
    if (!first) return true
    for (const { _id } of found) asked.add(_id)
    const names = found.map(({ artifact_name }) => `“${isolate(artifact_name)}”`).join(', ')
    return dialogs.confirm({
      title: t`Is it here already?`,
      text: plural(found.length, {
        one: `${names} looks like what you are saving.`,
        other: `${names} look like what you are saving.`,
      }),
      confirm: t`Save anyway`,
      cancel: t`Back to the form`,
      also: {
        label: t`Look at it`,
        color: 'primary',
        choose: () => {
          window.open(artifactAddress(first._id), '_blank', 'noopener')
          return false
        },
      },
    })
  }
}
