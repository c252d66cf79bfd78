import type { Decision } from '@tracker/domain/reports/report.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '#firebase/api/useApi.ts'
import { refreshDecided } from './refreshDecided.ts'

/** Artifacts per call. Fewer than the API accepts, so that progress is shown more often. */
const BATCH = 20

interface Order {
  readonly ids: readonly string[]
  readonly decision: Decision
  /** Called after each batch with the number of artifacts processed. */
  readonly onProgress: (done: number) => void
}

interface Outcome {
  readonly decided: number
  /** Reasons for refused artifacts, without repetitions. */
  readonly reasons: readonly string[]
}

/** Decides on several artifacts in batches. Can be repeated after a failure. */
export function useDecideMany() {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ ids, decision, onProgress }: Order): Promise<Outcome> => {
      let decided = 0
      const reasons = new Set<string>()
      for (let start = 0; start < ids.length; start += BATCH) {
        const artifactIds = ids.slice(start, start + BATCH)
        const result = await api.decideMany({ artifactIds, ...decision })
        decided += result.decided
        for (const { message } of result.refused) reasons.add(message)
        onProgress(start + artifactIds.length)
      }
      return { decided, reasons: [...reasons] }
    },
    onSettled: () => refreshDecided(client),
  })
}
