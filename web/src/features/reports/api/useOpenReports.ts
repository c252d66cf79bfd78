import { useQuery } from '@tanstack/react-query'
import { useApi } from '#firebase/api/useApi.ts'
import { reportKeys } from './queryKeys.ts'

/** Milliseconds between two queries while the tab is in use. Decisions refetch at once. */
const PAUSE_MS = 5 * 60_000

/** Number of artifacts and lists that wait for a decision; undefined until it has loaded. */
export function useOpenReports(uid: string): number | undefined {
  const api = useApi()
  const { data } = useQuery({
    queryKey: reportKeys.open(uid),
    queryFn: async () => (await api.openReports()).open,
    staleTime: PAUSE_MS,
    refetchOnWindowFocus: true,
  })
  return data
}
