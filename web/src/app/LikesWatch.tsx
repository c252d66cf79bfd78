import { Problem } from '@tracker/domain/api/problem.ts'
import { useEffect, useEffectEvent } from 'react'
import { useApi } from '#firebase/useApi.ts'
import { forgetLikesSeen, noteKnown, onNotedElsewhere, publish, readLikesSeen } from '#newLikes/likesSeen.ts'
import { isSavingData } from '#utils/whenIdle.ts'

/** Milliseconds from one question to the next. */
const PAUSE_MS = 5 * 60_000

/**
 * Asks whether own artifacts have been liked, of people who have looked at My Artifacts: when the page is idle, and when the
 * person comes back to it later.
 */
export function LikesWatch({ uid }: { uid: string }) {
  const api = useApi()
  const ask = useEffectEvent(async () => {
    const seen = readLikesSeen(uid)
    publish(seen)
    // What somebody else has left here.
    if (!seen) forgetLikesSeen()
    if (!seen || document.hidden || isSavingData() || Date.now() - seen.askedAt < PAUSE_MS) return
    // So that another tab does not ask as well.
    noteKnown(uid, seen.known)
    try {
      noteKnown(uid, (await api.contributor(uid, false)).likes)
    } catch (error) {
      // Whoever has nothing left has no likes to come.
      if (error instanceof Problem && error.code === 'not-found') forgetLikesSeen()
      else console.warn(error)
    }
  })
  useEffect(() => {
    const begin = () => void ask()
    begin()
    document.addEventListener('visibilitychange', begin)
    const stop = onNotedElsewhere(() => publish(readLikesSeen(uid)))
    return () => {
      stop()
      document.removeEventListener('visibilitychange', begin)
    }
  }, [uid])
  return null
}
