import type { Artifact, HiddenBy } from '@tracker/domain/artifact/artifact.ts'

/**
 * Reason why an artifact is not visible: a curator's `decision`, `suspension` or `hold`; null if it is
 * visible.
 */
export type HiddenState = HiddenBy | 'decision' | null

export function hiddenState({ hidden_reason: reason, hidden_by: by }: Artifact): HiddenState {
  return reason === undefined ? null : (by ?? 'decision')
}
