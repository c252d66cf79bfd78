import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import { EXPORT_MAX } from '@tracker/domain/limits.ts'
import type { ApiClient } from '#firebase/api/apiClient.ts'
import { furtherPhotographsOf, readFurtherPhotographs } from '#firebase/artifacts/readFurtherPhotographs.ts'

export interface Export {
  readonly artifacts: readonly Artifact[]
  /** True if the list exceeds the maximum size of an export. */
  readonly isCut: boolean
}

/**
 * Returns artifacts with their further photographs. Costs one document for each artifact that has some.
 * @throws Problem
 */
export async function withPhotographs(
  api: Pick<ApiClient, 'artifact'>,
  artifacts: readonly Artifact[],
): Promise<readonly Artifact[]> {
  const found = await furtherPhotographsOf(artifacts, (artifact) => readFurtherPhotographs(api, artifact))
  return artifacts.map((artifact) => {
    const photographs = found.get(artifact._id)
    return photographs ? { ...artifact, more_photos: [...photographs] } : artifact
  })
}

/**
 * Loads a list page by page, up to `EXPORT_MAX` artifacts, with their further photographs.
 * @param onProgress called with the number of artifacts so far
 * @returns null if the signal stopped it
 */
export async function exportArtifacts(
  api: Pick<ApiClient, 'artifact'>,
  pages: AsyncIterable<readonly Artifact[]>,
  onProgress: (count: number) => void,
  signal: AbortSignal,
): Promise<Export | null> {
  const artifacts: Artifact[] = []
  let isCut = false
  for await (const page of pages) {
    if (signal.aborted) return null
    isCut = artifacts.length + page.length > EXPORT_MAX
    artifacts.push(...(await withPhotographs(api, page.slice(0, EXPORT_MAX - artifacts.length))))
    if (isCut) break
    onProgress(artifacts.length)
  }
  return signal.aborted ? null : { artifacts, isCut }
}
