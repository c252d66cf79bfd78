import type { CaseKind, Decision, Subject } from '@tracker/domain/reports/report.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '#firebase/api/useApi.ts'
import { refreshDecided } from './refreshDecided.ts'

/** Records per call. Fewer than the API accepts, so that progress is shown more often. */
const BATCH = 20

const idsOf = (subjects: readonly Subject[], kind: CaseKind) =>
  subjects.filter((subject) => subject.kind === kind).map(({ id }) => id)

interface Order {
  readonly subjects: readonly Subject[]
  readonly decision: Decision
  /** Called after each batch with the number of records processed. */
  readonly onProgress: (done: number) => void
}

interface Outcome {
  readonly decided: number
  /** Reasons for refused records, without repetitions. */
  readonly reasons: readonly string[]
}

/** Decides on several artifacts and lists in batches. Can be repeated after a failure. */
export function useDecideMany() {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ subjects, decision, onProgress }: Order): Promise<Outcome> => {
      let decided = 0
      const reasons = new Set<string>()
      for (let start = 0; start < subjects.length; start += BATCH) {
        const batch = subjects.slice(start, start + BATCH)
        const [artifactIds, listIds] = [idsOf(batch, 'artifact'), idsOf(batch, 'list')]
        const result = await api.decideMany({
          artifactIds,
          ...(listIds.length > 0 && { listIds }),
          ...decision,
        })
        decided += result.decided
        for (const { message } of result.refused) reasons.add(message)
        onProgress(start + batch.length)
      }
      return { decided, reasons: [...reasons] }
    },
    onSettled: () => refreshDecided(client),
  })
}
