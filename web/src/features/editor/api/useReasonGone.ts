import { t } from '@lingui/core/macro'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { artifactKeys } from '#firebase/artifacts/artifactKeys.ts'
import { readHiddenArtifact } from '#firebase/firestore/privateDocuments.ts'
import { toast } from '#notifications/toast.ts'

/** Why an artifact is not there any more while its form is open. A toast says so, wherever the user is in it. */
export function useReasonGone(id: string, uid: string, isGone: boolean): 'deleted' | 'hidden' | undefined {
  const {
    data: hidden,
    isSuccess,
    isFetching,
  } = useQuery({
    queryKey: artifactKeys.hiddenOne(id, uid),
    queryFn: isGone ? () => readHiddenArtifact(id) : skipToken,
    // A cached answer may be older than the deletion.
    staleTime: 0,
  })
  const reason = isGone && isSuccess && !isFetching ? (hidden ? 'hidden' : 'deleted') : undefined
  useEffect(() => {
    if (reason === 'deleted') toast.notice(t`This artifact was deleted. Your text is still here.`)
  }, [reason])
  return reason
}
