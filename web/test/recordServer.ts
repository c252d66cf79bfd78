/** An in-memory server with records and photos and an unreliable network. */
import { readArtifact } from '@tracker/domain/artifact/artifact.ts'
import { Problem } from '@tracker/domain/api/problem.ts'
import { photoAddress } from '@tracker/domain/photo/photoAddress.ts'
import { type Photograph, photographsText } from '@tracker/domain/photo/photograph.ts'
import type { ApiClient } from '#firebase/api/apiClient.ts'
import { apiWith } from './fakeApi.tsx'

/**
 * Outcome of a call. `request late`: the client gives up, and the server handles it after later calls.
 * `response late`: the response takes a while. `dies`: the tab is closed after the server has handled the
 * call.
 */
export type Fate = 'arrives' | 'request lost' | 'request late' | 'response lost' | 'response late' | 'dies'

interface RecordOnServer {
  readonly name: string
  readonly image: string
  /** Further photographs. */
  readonly more?: readonly Photograph[]
  readonly version: number
  readonly hiddenBy?: 'hold' | 'suspension'
}

/** Number of calls that overtake a late request. */
const OVERTAKING = 3

const unreachable = () => new Problem('unavailable', 'The server could not be reached.')
const never = <T>() => new Promise<T>(() => undefined)

export function recordServer(fateOf: (call: string) => Fate = () => 'arrives') {
  const records = new Map<string, RecordOnServer>()
  const photos = new Set<string>()
  const idsByKey = new Map<string, string>()
  const calls: string[] = []
  const late: { readonly run: () => unknown; overtaken: number }[] = []
  let sent = 0

  /** Handles late requests after enough other calls. Their clients no longer wait for a response. */
  function handleLate(overtaken = OVERTAKING): void {
    for (const request of late.splice(0)) {
      request.overtaken += 1
      if (request.overtaken < overtaken) late.push(request)
      else
        try {
          request.run()
        } catch (error) {
          if (!(error instanceof Problem)) throw error
        }
    }
  }

  const isUsed = (url: string) =>
    [...records.values()].some(({ image, more = [] }) => image === url || more.some((one) => one.url === url))

  /** Like the API, requires a photo of this site to exist. */
  function requirePhoto(image: string): void {
    if (image.startsWith(location.origin) && !photos.has(image))
      throw new Problem('invalid', 'This photo is not there any more. Please send it again.')
  }

  const record = (id: string) => {
    const found = records.get(id)
    if (!found) throw new Problem('not-found', 'This artifact does not exist.')
    return found
  }

  /**
   * Returns the API for one tab.
   * @param onDeath called when the tab is closed; its calls then stay without a response
   */
  function open(onDeath = () => {}): ApiClient {
    let isDead = false
    async function call<T>(name: string, run: () => T): Promise<T> {
      if (isDead) return never()
      calls.push(name)
      const fate = fateOf(name)
      // Responses are asynchronous.
      await Promise.resolve()
      handleLate()
      if (fate === 'request late') late.push({ run, overtaken: 0 })
      if (fate === 'request late' || fate === 'request lost') throw unreachable()
      const result = run()
      if (fate === 'response lost') throw unreachable()
      if (fate === 'response late') await new Promise((resolve) => setTimeout(resolve))
      if (fate !== 'dies') return result
      isDead = true
      onDeath()
      return never()
    }
    return {
      ...apiWith(() => Promise.reject(new Error('No other call is expected.'))),
      artifact: (id) =>
        call('artifact', () => {
          const { name, image, more = [], version, hiddenBy } = record(id)
          const hidden = hiddenBy && { hidden_reason: 'It waits.', hidden_by: hiddenBy }
          const artifact = readArtifact(id, {
            artifact_name: name,
            artifact_image: image,
            ...(more.length > 0 && { more_photos: more, more_photos_count: more.length }),
            ...hidden,
          })
          return { artifact, version: `"${version}"` }
        }),
      addArtifact: (payload, key) =>
        call('addArtifact', () => {
          const { artifact_name: name, artifact_image: image = '', more_photos: more = [] } = payload
          for (const url of [image, ...more.map((one) => one.url)]) requirePhoto(url)
          const id = idsByKey.get(key) ?? `record-${records.size}`
          idsByKey.set(key, id)
          if (!records.has(id)) records.set(id, { name, image, more, version: 1 })
          return { insertedId: id }
        }),
      updateArtifact: (id, patch, version) =>
        call('updateArtifact', () => {
          const found = record(id)
          if (typeof version === 'string' && version !== `"${found.version}"`)
            throw new Problem('precondition-failed', 'This artifact was changed meanwhile.')
          const { artifact_image: image = found.image, more_photos: more = found.more ?? [] } = patch
          const isSame = found.image === image && photographsText(found.more ?? []) === photographsText(more)
          if (isSame) return { modifiedCount: 0 }
          for (const url of [image, ...more.map((one) => one.url)]) requirePhoto(url)
          records.set(id, { ...found, image, more, version: found.version + 1 })
          return { modifiedCount: 1 }
        }),
      addPhoto: () =>
        call('addPhoto', () => {
          sent += 1
          const url = photoAddress(location.origin, `${String(sent).padStart(20, 'a')}-4x3`)
          photos.add(url)
          return { url, width: 4, height: 3 }
        }),
      deletePhoto: (id) =>
        call('deletePhoto', () => {
          const url = photoAddress(location.origin, id)
          if (isUsed(url)) throw new Problem('conflict', 'An artifact shows this photo.')
          return { deletedCount: photos.delete(url) ? 1 : 0 }
        }),
    }
  }
  return {
    records,
    photos,
    calls: calls as readonly string[],
    open,
    /** Simulates a day: handles all late requests and deletes unused photos, like the reconciler. */
    passDay(): void {
      handleLate(0)
      for (const url of photos) if (!isUsed(url)) photos.delete(url)
    },
  }
}

export type RecordServer = ReturnType<typeof recordServer>
