import { skipToken, useQuery } from '@tanstack/react-query'
import { readReportedOf } from '#firebase/artifacts.ts'
import { artifactKeys } from '#firebase/artifactKeys.ts'

const NONE: readonly string[] = []

/**
 * Ids of the artifacts of a person that wait for curators, since somebody reported them; none until that is known, and when it
 * cannot be.
 * @param uid null asks nothing
 */
export function useMyReported(uid: string | null): readonly string[] {
  const { data = NONE } = useQuery({
    queryKey: artifactKeys.reportedOf(uid ?? ''),
    queryFn: uid === null ? skipToken : () => readReportedOf(uid),
  })
  return data
}
