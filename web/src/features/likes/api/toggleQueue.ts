/** An optimistic toggle: one request in flight, the last tap wins. */
import { type Store, createStore } from '#utils/createStore.ts'

interface Dependencies {
  /** Sends the request. @throws if it fails */
  send: (isOn: boolean) => Promise<unknown>
  onSettled: (isOn: boolean) => void
  onFailed: (error: unknown) => void
}

export interface ToggleQueue {
  /** The tapped state until the server confirms it; null shows the server's state. */
  optimistic: Store<boolean | null>
  /** Handles a tap. */
  toggle: (isOn: boolean) => void
  /** Receives the server's state. */
  setServerState: (isOn: boolean) => void
}

/** Creates a toggle that shows each tap at once, sends one request at a time, and ends with the last tap. */
export function createToggleQueue({ send, onSettled, onFailed }: Dependencies): ToggleQueue {
  const optimistic = createStore<boolean | null>(null)
  let serverState: boolean | undefined
  let isBusy = false

  /** Returns to the server's state once it equals the tapped one and no request is in flight. */
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
      // Rollback: the server's state is shown again.
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
