import { t } from '@lingui/core/macro'
import { translateDomainText } from '#i18n/domainTexts.ts'
import { adderName } from '@tracker/domain/account/account.ts'
import { isolate } from '@tracker/domain/text/direction.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import {
  changeWaitingPhoto,
  loadWaitingPhotos,
  onQueueChange,
  removeWaitingPhoto,
  waitingId,
  type WaitingPhoto,
  waitingPhotos,
} from '#drafts/photoQueue.ts'
import type { UserProfile } from '#firebase/auth/currentUser.ts'
import { restartArtifacts } from '#firebase/artifacts/entityCache.ts'
import { SignInExpired } from '#utils/signInExpired.ts'
import { useApi } from '#firebase/api/useApi.ts'
import { toast } from '#notifications/toast.ts'
import { sendWaitingPhoto, type SendResult } from './sendWaitingPhoto.ts'

/** First pause between attempts in milliseconds; doubled each time, up to the maximum. */
const FIRST_PAUSE_MS = 15_000
const MAX_PAUSE_MS = 10 * 60_000

/** Runs `work` in only one tab at a time; other tabs do nothing. */
async function exclusively(work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work()
  await navigator.locks.request('photo queue', { ifAvailable: true }, (lock) => (lock ? work() : undefined))
}

function tell({ name }: WaitingPhoto, result: SendResult): void {
  const title = `“${isolate(name)}”`
  switch (result.status) {
    case 'attached':
      toast.success(t`The photo of ${title} was sent.`)
      break
    case 'gone':
      toast.notice(t`${title} is not in the collection any more. Its photo was not sent.`)
      break
    case 'replaced':
      toast.notice(t`${title} has another picture by now. The photo that waited was not sent.`)
      break
    case 'full':
      toast.notice(t`${title} has twelve photographs by now. The photo that waited was not sent.`)
      break
    case 'refused': {
      const reason = translateDomainText(result.message)
      toast.failure(new Error(t`The photo of ${title} was not sent. ${reason}`))
      break
    }
    default:
  }
}

/**
 * Uploads the queued photos of the signed-in user: immediately, when the browser is online again, when the
 * user returns to the page, and after increasing pauses; never before the time that the server has named.
 */
export function PhotoQueueWatch({ user }: { user: UserProfile }) {
  const { uid } = user
  const api = useApi()
  const client = useQueryClient()

  /** Returns the seconds to wait before anything else is sent; 0 to go on. */
  const sendOne = useEffectEvent(async (waiting: WaitingPhoto, signal: AbortSignal): Promise<number> => {
    const { artifactId } = waiting
    const id = waitingId(waiting)
    const result = await sendWaitingPhoto(waiting, {
      api,
      adder: { adder_name: adderName(user.displayName, undefined, user.email), adder_email: user.email },
      note: (change) => changeWaitingPhoto(uid, id, change),
      signal,
    })
    if (result.status === 'waiting') return result.retryAfter ?? 0
    if (signal.aborted) return 0
    if (result.status === 'refused') await changeWaitingPhoto(uid, id, { refusal: result.message })
    else await removeWaitingPhoto(uid, id)
    if (result.status === 'attached') restartArtifacts(client, artifactId)
    tell(waiting, result)
    return 0
  })

  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    let pause = FIRST_PAUSE_MS
    let timer: ReturnType<typeof setTimeout> | undefined
    let isRunning = false
    /** True if there was a reason for another attempt during this one. */
    let isDue = false
    /** Time before which the server accepts nothing, in milliseconds since 1970. */
    let closedUntil = 0

    const sendAll = () =>
      exclusively(async () => {
        const photos = await loadWaitingPhotos(uid)
        isDue = false
        for (const waiting of photos) {
          if (signal.aborted) return
          const seconds = waiting.refusal === null ? await sendOne(waiting, signal) : 0
          closedUntil = Date.now() + 1_000 * seconds
          if (seconds > 0) return
        }
      })
    const isWaiting = () => waitingPhotos.get().some(({ refusal }) => refusal === null)
    const run = async () => {
      clearTimeout(timer)
      isRunning = true
      do {
        isDue = false
        await sendAll().catch((error: unknown) => {
          if (!(error instanceof SignInExpired)) console.warn('Waiting photos cannot be sent.', error)
        })
      } while (isDue && Date.now() >= closedUntil && !signal.aborted)
      isRunning = false
      if (signal.aborted || !isWaiting()) return
      timer = setTimeout(() => void run(), Math.max(pause, closedUntil - Date.now()))
      pause = Math.min(2 * pause, MAX_PAUSE_MS)
    }
    const runNow = () => {
      if (document.hidden) return
      pause = FIRST_PAUSE_MS
      isDue = true
      if (!isRunning && Date.now() >= closedUntil) void run()
    }
    // Detects photos added in this or another tab.
    let count = waitingPhotos.get().length
    const stopStore = waitingPhotos.subscribe(() => {
      const { length } = waitingPhotos.get()
      if (length > count) runNow()
      count = length
    })
    const stopChannel = onQueueChange(() => void loadWaitingPhotos(uid).catch(console.warn))
    addEventListener('online', runNow, { signal })
    document.addEventListener('visibilitychange', runNow, { signal })
    void run()
    return () => {
      stop.abort()
      clearTimeout(timer)
      stopStore()
      stopChannel()
    }
  }, [uid])
  return null
}
