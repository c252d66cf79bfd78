import type { ArtifactContent } from '@tracker/domain/artifact.ts'
import { isolate } from '@tracker/domain/direction.ts'
import { safeImageUrl } from '@tracker/domain/imageUrl.ts'
import { QUERY_TEXT_MAX } from '@tracker/domain/limits.ts'
import { photoOf } from '@tracker/domain/photoAddress.ts'
import { likelySame } from '@tracker/domain/sameName.ts'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useDebouncedValue } from '#components/useDebouncedValue.ts'
import { readArtifactsWithImage } from '#firebase/artifacts.ts'
import { useApi } from '#firebase/useApi.ts'
import { dialogs } from '#notifications/dialogs.ts'
import { artifactAddress } from '#paths.ts'
import { artifactKeys } from './queryKeys.ts'

/** Milliseconds without a key before the collection is asked, letters that are worth it, and names that are looked at. */
const PAUSE_MS = 400
const LETTERS_MIN = 3
const NAMES_MAX = 8
/** Milliseconds for which an answer of the index is as good as a new one. */
const STALE_MS = 10_000
/** Milliseconds that a save waits to be told. */
const SAVE_MS = 2_000

type Told = Pick<ArtifactContent, 'artifact_name' | 'artifact_image'>
export type LikelySame = { readonly _id: string; readonly artifact_name: string }

/** Asks the index for names that are like one; it reads no document. */
const nameQuery = (api: ReturnType<typeof useApi>, name: string) =>
  queryOptions({
    queryKey: artifactKeys.named(name),
    queryFn: async () => {
      const query = new URLSearchParams({ q: name, limit: String(NAMES_MAX) })
      const { results } = await api.search(query, false)
      return likelySame<LikelySame>(name, results)
    },
    staleTime: STALE_MS,
    retry: false,
  })

/** Asks for an artifact with the same picture: one document, once for each address. */
const imageQuery = (address: string) =>
  queryOptions<readonly LikelySame[]>({
    queryKey: artifactKeys.pictured(address),
    queryFn: () => readArtifactsWithImage(address),
    staleTime: Infinity,
    retry: false,
  })

const isName = (name: string) => name.length >= LETTERS_MIN && name.length <= QUERY_TEXT_MAX
/** A photo that was sent here is nobody else's. */
const isImage = (address: string) => safeImageUrl(address) !== '' && photoOf(address, location.host) === null

/**
 * What in the collection is probably the same object as the one in the form. Nothing, when nobody answers.
 * @param stored what the artifact has already: it is not compared with that
 * @param own the id of the artifact that is changed
 */
export function useLikelySame(values: Told, stored: Told, own?: string) {
  const api = useApi()
  const client = useQueryClient()
  const [asked] = useState(() => new Set<string>())
  const nameOf = ({ artifact_name }: Told) => {
    const name = artifact_name.trim()
    return isName(name) && name !== stored.artifact_name ? name : null
  }
  const imageOf = ({ artifact_image }: Told) => {
    const address = artifact_image.trim()
    return isImage(address) && address !== stored.artifact_image ? address : null
  }
  const merge = (...lists: (readonly LikelySame[] | undefined)[]) => [
    ...new Map(
      lists.flatMap((list) => (list ?? []).filter(({ _id }) => _id !== own).map((one) => [one._id, one])),
    ).values(),
  ]

  const [name, image] = [nameOf(values), imageOf(values)]
  const pausedName = useDebouncedValue(name, PAUSE_MS)
  const pausedImage = useDebouncedValue(image, PAUSE_MS)
  const named = useQuery({ ...nameQuery(api, name ?? ''), enabled: name !== null && name === pausedName })
  const pictured = useQuery({ ...imageQuery(image ?? ''), enabled: image !== null && image === pausedImage })

  /** What is known of values that are about to be saved. */
  const lookFor = (told: Told) => {
    const [name, image] = [nameOf(told), imageOf(told)]
    const none = () => []
    const looked = Promise.all([
      name === null ? [] : client.fetchQuery(nameQuery(api, name)).catch(none),
      image === null ? [] : client.fetchQuery(imageQuery(image)).catch(none),
    ])
    const late = new Promise<[]>((resolve) => setTimeout(() => resolve([]), SAVE_MS))
    return Promise.race([looked, late])
  }

  return {
    /** To be shown while the person types. */
    found: merge(name === null ? [] : named.data, image === null ? [] : pictured.data),
    /** Asks before saving, once for each of them. False: the person wants to look at it first. */
    ask: async (told: Told) => {
      const found = merge(...(await lookFor(told))).filter(({ _id }) => !asked.has(_id))
      const [first] = found
      if (!first) return true
      for (const { _id } of found) asked.add(_id)
      return dialogs.confirm({
        title: 'Is it here already?',
        text: `${found.map(({ artifact_name }) => `“${isolate(artifact_name)}”`).join(', ')} ${found.length === 1 ? 'looks' : 'look'} like what you are saving.`,
        confirm: 'Save anyway',
        cancel: 'Back to the form',
        also: {
          label: 'Look at it',
          color: 'primary',
          choose: () => {
            window.open(artifactAddress(first._id), '_blank', 'noopener')
            return false
          },
        },
      })
    },
  }
}
