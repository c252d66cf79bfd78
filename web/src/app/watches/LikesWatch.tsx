import { Problem } from '@tracker/domain/api/problem.ts'
import { useEffect, useEffectEvent } from 'react'
import { useApi } from '#firebase/api/useApi.ts'
import { deleteLikesSeen, saveKnown, onSavedElsewhere, publish, readLikesSeen } from '#newLikes/likesSeen.ts'
import { isSavingData } from '#utils/whenIdle.ts'

/** Milliseconds between two queries. */
const PAUSE_MS = 5 * 60_000

/**
 * Queries new likes of a user who has visited My Artifacts: when the page is idle, and when the tab becomes visible later.
 */
export function LikesWatch({ uid }: { uid: string }) {
  const api = useApi()
  const fetchNewLikes = useEffectEvent(async () => {
    const seen = readLikesSeen(uid)
    publish(seen)
    // Data of another user.
    if (!seen) deleteLikesSeen()
    if (!seen || document.hidden || isSavingData() || Date.now() - seen.askedAt < PAUSE_MS) return
    // Prevents other tabs from querying as well.
    saveKnown(uid, seen.known)
    try {
      saveKnown(uid, (await api.contributor(uid, false)).likes)
    } catch (error) {
      // The user has no artifacts.
      if (error instanceof Problem && error.code === 'not-found') deleteLikesSeen()
      else console.warn(error)
    }
  })
  useEffect(() => {
    const refresh = () => void fetchNewLikes()
    refresh()
    document.addEventListener('visibilitychange', refresh)
    const stop = onSavedElsewhere(() => publish(readLikesSeen(uid)))
    return () => {
      stop()
      document.removeEventListener('visibilitychange', refresh)
    }
  }, [uid])
  return null
}
