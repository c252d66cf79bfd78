import { t } from '@lingui/core/macro'
import type { Progress } from '@tracker/domain/reports/moderation.ts'
import { Problem } from '@tracker/domain/api/problem.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refreshDecided } from './refreshDecided.ts'

/** Called after each call with the number of records processed, and the total. */
export type OnProgress = (done: number, total: number) => void

interface Steps {
  /** Repeated until nothing is left. */
  readonly call: () => Promise<Progress>
  readonly onProgress: OnProgress
}

/** What suspends somebody and lifts the suspension. */
export interface SuspensionActions {
  readonly suspend: (reason: string, onProgress: OnProgress) => Promise<void>
  readonly lift: (onProgress: OnProgress) => Promise<void>
}

/** Returns a function that changes many records in several calls. Can be repeated after a failure. */
export function useSteps() {
  const client = useQueryClient()
  const { mutateAsync } = useMutation({
    mutationFn: async ({ call, onProgress }: Steps) => {
      let done = 0
      for (;;) {
        const progress = await call()
        done += progress.done
        onProgress(done, done + progress.left)
        if (progress.left === 0) return
        // If nothing moved, repeating would not end.
        if (progress.done === 0)
          throw new Problem('unavailable', t`Some artifacts could not be moved. Please try again.`)
      }
    },
    onSettled: () => refreshDecided(client),
  })
  return mutateAsync
}
