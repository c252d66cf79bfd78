/** A toggle that answers at once and settles afterwards: one request in flight, the last tap wins. */

interface Dependencies {
  /** Makes it so; throws when it could not. */
  send: (isOn: boolean) => Promise<unknown>
  onSettled: (isOn: boolean) => void
  onFailed: (error: unknown) => void
}

export interface ToggleQueue {
  /** What was tapped and the server has not shown yet; null when the server's state is what to show. */
  optimisticValue: () => boolean | null
  subscribe: (listener: () => void) => () => void
  /** The person taps. */
  toggle: (isOn: boolean) => void
  /** The server says. */
  setServerState: (isOn: boolean) => void
}

export function createToggleQueue({ send, onSettled, onFailed }: Dependencies): ToggleQueue {
  const listeners = new Set<() => void>()
  let optimistic: boolean | null = null
  let serverState: boolean | undefined
  let isBusy = false

  const setOptimistic = (next: boolean | null) => {
    optimistic = next
    for (const listener of listeners) listener()
  }

  /** Once nothing is under way and the server shows what was tapped, the server leads again. */
  const followServer = () => {
    if (!isBusy && optimistic !== null && optimistic === serverState) setOptimistic(null)
  }

  const settle = async () => {
    isBusy = true
    try {
      let sent: boolean | null
      do {
        sent = optimistic
        if (sent !== null) await send(sent)
      } while (optimistic !== sent)
      isBusy = false
      if (sent !== null) onSettled(sent)
    } catch (error) {
      isBusy = false
      setOptimistic(null)
      onFailed(error)
    }
    followServer()
  }

  return {
    optimisticValue: () => optimistic,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    toggle: (isOn) => {
      setOptimistic(isOn)
      if (!isBusy) void settle()
    },
    setServerState: (isOn) => {
      serverState = isOn
      followServer()
    },
  }
}
