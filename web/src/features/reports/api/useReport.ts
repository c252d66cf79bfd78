import type { Report } from '@tracker/domain/reports/report.ts'
import { useMutation } from '@tanstack/react-query'
import { useApi } from '#firebase/api/useApi.ts'

/** Reports an artifact or a list. Idempotent. */
export function useReport() {
  const api = useApi()
  return useMutation({ mutationFn: (report: Report) => api.report(report) })
}
