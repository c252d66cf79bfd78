import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import { ARTIFACT_CSV_START, artifactCsvLine } from '@tracker/domain/artifact/artifactCsv.ts'
import { EXPORT_MAX } from '@tracker/domain/limits.ts'

export interface Export {
  readonly csv: string
  readonly count: number
  /** True if the list has more artifacts than an export may have. */
  readonly isCut: boolean
}

/**
 * Collects a list as CSV, page by page, up to `EXPORT_MAX` artifacts.
 * @param onProgress called with the number of artifacts so far
 * @returns null if the signal stopped it
 */
export async function exportArtifacts(
  pages: AsyncIterable<readonly Artifact[]>,
  onProgress: (count: number) => void,
  signal: AbortSignal,
): Promise<Export | null> {
  const lines: string[] = []
  let isCut = false
  for await (const page of pages) {
    if (signal.aborted) return null
    isCut = lines.length + page.length > EXPORT_MAX
    lines.push(...page.slice(0, EXPORT_MAX - lines.length).map((artifact) => artifactCsvLine(artifact)))
    if (isCut) break
    onProgress(lines.length)
  }
  return signal.aborted ? null : { csv: ARTIFACT_CSV_START + lines.join(''), count: lines.length, isCut }
}
