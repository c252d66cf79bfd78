import { useApi } from '#firebase/api/useApi.ts'
import { type SuspensionActions, useSteps } from './useSteps.ts'

/** Suspends a contributor or lifts a suspension, in several calls. Can be repeated after a failure. */
export function useSuspension(uid: string): SuspensionActions {
  const api = useApi()
  const run = useSteps()
  return {
    suspend: (reason, onProgress) => run({ call: () => api.suspend(uid, { reason }), onProgress }),
    lift: (onProgress) => run({ call: () => api.liftSuspension(uid), onProgress }),
  }
}
