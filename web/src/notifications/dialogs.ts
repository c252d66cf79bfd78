/** The product's dialogs. Can be called from anywhere; `DialogHost` shows them one after another. */
import { t } from '@lingui/core/macro'
import { createStore } from '#utils/createStore.ts'

export type DialogIcon = 'check' | 'question' | 'crack' | 'wave'

export interface AlertContent {
  title: string
  text?: string
  icon: DialogIcon
  /** Label of the closing button; `Ok` by default. */
  button?: string
  /** Label of a second button. */
  other?: string
}

export interface ConfirmContent {
  title: string
  text: string
  /** Consequences in detail, below the text. */
  detail?: string
  /** Label of the confirming button; in the error colour unless `also` is set. */
  confirm: string
  /** Label of the cancelling button; `Cancel` by default. */
  cancel?: string
  /** A third button. `choose` runs when it is pressed; the dialog resolves to its result. */
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
  /** Shows a message. Resolves when it is closed in any way; true only if its second button was pressed. */
  alert: (content: AlertContent): Promise<boolean> =>
    show((id, settle) => ({ kind: 'alert', ...content, id, settle })),
  /** Asks for a decision. Resolves to true only if confirmed, or if `also.choose` returned true. */
  confirm: (content: ConfirmContent): Promise<boolean> =>
    show((id, settle) => ({ kind: 'confirm', ...content, id, settle })),
  /**
   * Asks for confirmation before deleting something.
   * @param detail what is deleted
   */
  confirmDelete: (detail: string): Promise<boolean> =>
    dialogs.confirm({
      title: t`Are you sure?`,
      text: t`You won't be able to revert this!`,
      detail,
      confirm: t`Yes, delete it!`,
      cancel: t`Keep it`,
    }),
  /** Open requests, of which the first one is shown. */
  requests,
}
