import { t } from '@lingui/core/macro'
import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import { likePath } from '@tracker/domain/firestore/collections.ts'
import { likeCopies, likeId } from '@tracker/domain/likes/like.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useStore } from '#utils/createStore.ts'
import type { UserProfile } from '#firebase/auth/currentUser.ts'
import { artifactKeys } from '#firebase/artifacts/artifactKeys.ts'
import { restartLists } from '#firebase/artifacts/entityCache.ts'
import { useApi } from '#firebase/api/useApi.ts'
import { useLiveDocument } from '#firebase/firestore/useLiveDocument.ts'
import { saveOwnLike } from '#newLikes/likesSeen.ts'
import { toast } from '#notifications/toast.ts'
import { likeKeys } from './queryKeys.ts'
import { createToggleQueue } from './toggleQueue.ts'

function useSetLike(artifact: Artifact, user: UserProfile) {
  const api = useApi()
  const client = useQueryClient()
  return useMutation<unknown, Error, boolean>({
    mutationFn: (isLiked) =>
      isLiked
        ? api.like({ artifactId: artifact._id, userEmail: user.email, ...likeCopies(artifact) })
        : api.unlike(likeId(user.uid, artifact._id)),
    onSuccess: (_answer, isLiked) => {
      saveOwnLike(user.uid, artifact._id, isLiked)
      restartLists(client, likeKeys.all)
      client.invalidateQueries({ queryKey: artifactKeys.byLikes }).catch(console.error)
    },
  })
}

const exists = (_id: string, fields: unknown) => fields !== null

/**
 * The user's like of an artifact, its count, and a toggle. The count without the user's own like comes from
 * Firestore, so that the displayed count is right both before and after Firestore has received a tap.
 */
export function useLike(artifact: Artifact, user: UserProfile) {
  const { mutateAsync } = useSetLike(artifact, user)
  const [queue] = useState(() =>
    createToggleQueue({
      send: mutateAsync,
      onSettled: (liked) => toast.success(liked ? t`Liked this artifact!` : t`Disliked this artifact!`),
      onFailed: toast.writeFailure,
    }),
  )
  const optimistic = useStore(queue.optimistic)
  const live = useLiveDocument(likePath(likeId(user.uid, artifact._id)), exists)
  // The last known state: without a network the document is unknown again, while a press still works.
  const [stored, setStored] = useState(live.data)
  if (live.data !== undefined && live.data !== stored) setStored(live.data)
  useEffect(() => {
    if (stored !== undefined) queue.setServerState(stored)
  }, [queue, stored])
  const isLiked = optimistic ?? stored ?? false
  const others = artifact.likes_count - (stored ? 1 : 0)
  return {
    isLiked,
    /** Before the like has loaded, a tap would not know which state to change to. */
    isKnown: stored !== undefined,
    count: Math.max(0, others + (isLiked ? 1 : 0)),
    toggle: () => queue.toggle(!isLiked),
  }
}
