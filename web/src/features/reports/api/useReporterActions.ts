import { useApi } from '#firebase/api/useApi.ts'
import { type OnProgress, type SuspensionActions, useSteps } from './useSteps.ts'

interface ReporterActions extends SuspensionActions {
  /** Dismisses all reports. */
  readonly dismiss: (note: string, onProgress: OnProgress) => Promise<void>
}

/** Decisions about a reporter, each in several calls. */
export function useReporterActions(reporter: string): ReporterActions {
  const api = useApi()
  const run = useSteps()
  const decide = (decision: 'dismiss' | 'suspend' | 'lift', note: string, onProgress: OnProgress) =>
    run({ call: () => api.decideReporter(reporter, { decision, note }), onProgress })
  return {
    dismiss: (note, onProgress) => decide('dismiss', note, onProgress),
    suspend: (reason, onProgress) => decide('suspend', reason, onProgress),
    lift: (onProgress) => decide('lift', '', onProgress),
  }
}
