/** A server with records and photos, in memory, whose network can fail. */
import { readArtifact } from '@tracker/domain/artifact/artifact.ts'
import { Problem } from '@tracker/domain/api/problem.ts'
import { photoAddress } from '@tracker/domain/photo/photoAddress.ts'
import { type ApiClient, createApiClient } from '#firebase/apiClient.ts'

/** What happens to a call: `dies` means that its tab is closed after the server has handled it. */
export type Fate = 'arrives' | 'request lost' | 'response lost' | 'dies'

const unreachable = () => new Problem('unavailable', 'The server could not be reached.')
const never = <T>() => new Promise<T>(() => undefined)

export function recordServer(fateOf: (call: string) => Fate = () => 'arrives') {
  const records = new Map<string, { name: string; image: string; version: number }>()
  const photos = new Set<string>()
  const idsByKey = new Map<string, string>()
  const calls: string[] = []

  const record = (id: string) => {
    const found = records.get(id)
    if (!found) throw new Problem('not-found', 'This artifact does not exist.')
    return found
  }

  /** The API as one tab calls it. @param onDeath called when the tab is closed; its calls are never answered from then on */
  function open(onDeath = () => {}): ApiClient {
    let isDead = false
    async function call<T>(name: string, run: () => T): Promise<T> {
      if (isDead) return never()
      calls.push(name)
      const fate = fateOf(name)
      // A response takes a while.
      await Promise.resolve()
      if (fate === 'request lost') throw unreachable()
      const result = run()
      if (fate === 'response lost') throw unreachable()
      if (fate !== 'dies') return result
      isDead = true
      onDeath()
      return never()
    }
    return {
      ...createApiClient({
        fetch: () => Promise.reject(new Error('No other call is expected.')),
        token: () => Promise.resolve('a token'),
        appCheckToken: () => Promise.resolve(null),
      }),
      artifact: (id) =>
        call('artifact', () => {
          const { name, image, version } = record(id)
          const artifact = readArtifact(id, { artifact_name: name, artifact_image: image })
          return { artifact, version: `"${version}"` }
        }),
      addArtifact: (payload, key) =>
        call('addArtifact', () => {
          const id = idsByKey.get(key) ?? `record-${records.size}`
          idsByKey.set(key, id)
          if (!records.has(id))
            records.set(id, { name: payload.artifact_name, image: payload.artifact_image, version: 1 })
          return { insertedId: id }
        }),
      updateArtifact: (id, { artifact_image = '' }, version) =>
        call('updateArtifact', () => {
          const found = record(id)
          if (typeof version === 'string' && version !== `"${found.version}"`)
            throw new Problem('precondition-failed', 'This artifact was changed meanwhile.')
          if (found.image === artifact_image) return { modifiedCount: 0 }
          records.set(id, { ...found, image: artifact_image, version: found.version + 1 })
          return { modifiedCount: 1 }
        }),
      addPhoto: () =>
        call('addPhoto', () => {
          const url = photoAddress(location.origin, `${String(photos.size).padStart(20, 'a')}-4x3`)
          photos.add(url)
          return { url, width: 4, height: 3 }
        }),
      deletePhoto: () => call('deletePhoto', () => ({ deletedCount: 1 })),
    }
  }
  return { records, photos, calls: calls as readonly string[], open }
}

export type RecordServer = ReturnType<typeof recordServer>
