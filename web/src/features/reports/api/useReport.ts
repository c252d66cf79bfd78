import type { Report } from '@tracker/domain/report.ts'
import { useMutation } from '@tanstack/react-query'
import { useApi } from '#firebase/useApi.ts'

/** Reports an artifact; again changes nothing. */
export function useReport() {
  const api = useApi()
  return useMutation({ mutationFn: (report: Report) => api.report(report) })
}
