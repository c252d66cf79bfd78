/** A like that answers at once and settles afterwards: one request in flight, the last intent wins. */

interface Means {
  /** Makes it so; throws when it could not. */
  send: (liked: boolean) => Promise<void>
  onSettled: (liked: boolean) => void
  onFailed: (error: unknown) => void
}

export interface LikeQueue {
  /** What the person wants and the store has not shown yet; null when the store's answer is what to show. */
  intent: () => boolean | null
  subscribe: (listener: () => void) => () => void
  /** The person taps. */
  want: (liked: boolean) => void
  /** The store says. */
  hear: (liked: boolean) => void
}

export function makeLikeQueue({ send, onSettled, onFailed }: Means): LikeQueue {
  const listeners = new Set<() => void>()
  let intent: boolean | null = null
  let heard: boolean | undefined
  let isBusy = false

  const become = (next: boolean | null) => {
    intent = next
    for (const listener of listeners) listener()
  }

  /** Once nothing is under way and the store shows what was wanted, the store leads again. */
  const followStore = () => {
    if (!isBusy && intent !== null && intent === heard) become(null)
  }

  const settle = async () => {
    isBusy = true
    try {
      let sent: boolean | null
      do {
        sent = intent
        if (sent !== null) await send(sent)
      } while (intent !== sent)
      isBusy = false
      if (sent !== null) onSettled(sent)
    } catch (error) {
      isBusy = false
      become(null)
      onFailed(error)
    }
    followStore()
  }

  return {
    intent: () => intent,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    want: (liked) => {
      become(liked)
      if (!isBusy) void settle()
    },
    hear: (liked) => {
      heard = liked
      followStore()
    },
  }
}
