import { skipToken, useQuery } from '@tanstack/react-query'
import { readReportedOf } from '#firebase/artifacts/artifacts.ts'
import { artifactKeys } from '#firebase/artifacts/artifactKeys.ts'

const NONE: readonly string[] = []

/**
 * Ids of a user's artifacts with an open report; empty while loading and on failure.
 * @param uid null disables the query
 */
export function useMyReported(uid: string | null): readonly string[] {
  const { data = NONE } = useQuery({
    queryKey: artifactKeys.reportedOf(uid ?? ''),
    queryFn: uid === null ? skipToken : () => readReportedOf(uid),
  })
  return data
}
