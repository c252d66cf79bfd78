import type { Artifact, HiddenBy } from '@tracker/domain/artifact/artifact.ts'

/** Why an artifact is not visible: `decision` of a curator, `suspension`, `hold`; null if it is visible. */
export type HiddenState = HiddenBy | 'decision' | null

export function hiddenState({ hidden_reason: reason, hidden_by: by }: Artifact): HiddenState {
  return reason === undefined ? null : (by ?? 'decision')
}
