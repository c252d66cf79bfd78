import { t } from '@lingui/core/macro'
import type { DialogRequest } from './dialogs.ts'

/** A button of a dialog. */
interface Choice {
  readonly label: string
  readonly isMain?: boolean
  readonly color?: 'primary' | 'error'
  /** Runs when it is pressed; returns what the dialog resolves to. */
  readonly choose: () => boolean
}

const no = () => false
const yes = () => true

/** The buttons of a dialog. The first one is the safe one. */
export function choicesOf(request: DialogRequest): Choice[] {
  if (request.kind === 'alert') {
    const { button = t`Ok`, other } = request
    return [{ label: button, isMain: true, choose: no }, ...(other ? [{ label: other, choose: yes }] : [])]
  }
  const { cancel = t`Cancel`, confirm, also } = request
  return [
    { label: cancel, choose: no },
    ...(also ? [also] : []),
    { label: confirm, isMain: true, color: also ? 'primary' : 'error', choose: yes },
  ]
}
