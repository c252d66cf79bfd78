/** The product's dialogs, callable from anywhere and shown one after another by a `DialogHost`. */
import { createStore } from '#utils/createStore.ts'

export type DialogIcon = 'check' | 'question' | 'crack' | 'wave'

export interface AlertContent {
  title: string
  text?: string
  icon: DialogIcon
  /** The button that closes it; `Ok` unless said. */
  button?: string
  /** A second button, for what may follow. */
  other?: string
}

export interface ConfirmContent {
  title: string
  text: string
  /** What is at stake, below the text. */
  detail?: string
  /** The button that goes ahead; it is drawn as a danger, unless there is another choice. */
  confirm: string
  /** The safe choice; `Cancel` unless said. */
  cancel?: string
  /** Another choice. It is made when its button is pressed, and says what the answer to the question is. */
  also?: { label: string; color: 'primary' | 'error'; choose: () => boolean }
}

export type DialogRequest = { id: number; settle: (confirmed: boolean) => void } & (
  ({ kind: 'alert' } & AlertContent) | ({ kind: 'confirm' } & ConfirmContent)
)

const requests = createStore<readonly DialogRequest[]>([])
let lastId = 0

function show(request: (id: number, settle: DialogRequest['settle']) => DialogRequest): Promise<boolean> {
  return new Promise<boolean>((resolve) => {
    lastId += 1
    const id = lastId
    const settle = (confirmed: boolean) => {
      resolve(confirmed)
      requests.set(requests.get().filter((other) => other.id !== id))
    }
    requests.set([...requests.get(), request(id, settle)])
  })
}

export const dialogs = {
  /** Shows a message. Resolves when it is closed, however it was dismissed: true only when its second button was pressed. */
  alert: (content: AlertContent): Promise<boolean> =>
    show((id, settle) => ({ kind: 'alert', ...content, id, settle })),
  /** Asks for a decision. True only when the confirming button was pressed, or another choice says so. */
  confirm: (content: ConfirmContent): Promise<boolean> =>
    show((id, settle) => ({ kind: 'confirm', ...content, id, settle })),
  /** Requests without an answer, the one on screen first. */
  requests,
}
