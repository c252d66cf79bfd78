/** A toggle that answers at once and settles afterwards: one request in flight, the last tap wins. */
import { type Store, createStore } from '#utils/createStore.ts'

interface Dependencies {
  /** Makes it so; throws when it could not. */
  send: (isOn: boolean) => Promise<unknown>
  onSettled: (isOn: boolean) => void
  onFailed: (error: unknown) => void
}

export interface ToggleQueue {
  /** What was tapped and the server has not shown yet; null when the server's state is what to show. */
  optimistic: Store<boolean | null>
  /** The person taps. */
  toggle: (isOn: boolean) => void
  /** The server says. */
  setServerState: (isOn: boolean) => void
}

/** A toggle that shows each tap at once, sends one request at a time, and ends with what was tapped last. */
export function createToggleQueue({ send, onSettled, onFailed }: Dependencies): ToggleQueue {
  const optimistic = createStore<boolean | null>(null)
  let serverState: boolean | undefined
  let isBusy = false

  /** Once nothing is under way and the server shows what was tapped, the server leads again. */
  const followServer = () => {
    if (!isBusy && optimistic.get() === serverState) optimistic.set(null)
  }

  const settle = async () => {
    isBusy = true
    try {
      let sent: boolean | null
      do {
        sent = optimistic.get()
        if (sent !== null) await send(sent)
      } while (optimistic.get() !== sent)
      isBusy = false
      if (sent !== null) onSettled(sent)
    } catch (error) {
      isBusy = false
      optimistic.set(null)
      onFailed(error)
    }
    followServer()
  }

  return {
    optimistic,
    toggle: (isOn) => {
      optimistic.set(isOn)
      if (!isBusy) void settle()
    },
    setServerState: (isOn) => {
      serverState = isOn
      followServer()
    },
  }
}
