import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import { EXPORT_MAX } from '@tracker/domain/limits.ts'

export interface Export {
  readonly artifacts: readonly Artifact[]
  /** True if the list exceeds the maximum size of an export. */
  readonly isCut: boolean
}

/**
 * Loads a list page by page, up to `EXPORT_MAX` artifacts.
 * @param onProgress called with the number of artifacts so far
 * @returns null if the signal stopped it
 */
export async function exportArtifacts(
  pages: AsyncIterable<readonly Artifact[]>,
  onProgress: (count: number) => void,
  signal: AbortSignal,
): Promise<Export | null> {
  const artifacts: Artifact[] = []
  let isCut = false
  for await (const page of pages) {
    if (signal.aborted) return null
    isCut = artifacts.length + page.length > EXPORT_MAX
    artifacts.push(...page.slice(0, EXPORT_MAX - artifacts.length))
    if (isCut) break
    onProgress(artifacts.length)
  }
  return signal.aborted ? null : { artifacts, isCut }
}
