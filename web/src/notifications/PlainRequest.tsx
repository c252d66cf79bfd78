import Button from '@mui/material/Button'
import { PlainDialog } from '#components/states/PlainDialog.tsx'
import { choicesOf } from './choices.ts'
import type { DialogRequest } from './dialogs.ts'

/** A dialog of the product while `DialogView` loads, and if it cannot be loaded. */
export function PlainRequest({ request }: { request: DialogRequest }) {
  const { kind, title, text, settle } = request
  const isAlert = kind === 'confirm' || request.icon === 'crack'
  return (
    <PlainDialog title={title} role={isAlert ? 'alertdialog' : 'dialog'} onClose={() => settle(false)}>
      {text && <p>{text}</p>}
      {kind === 'confirm' && request.detail && <p>{request.detail}</p>}
      <div>
        {choicesOf(request).map(({ label, isMain, color, choose }) => (
          <Button
            key={label}
            variant={isMain ? 'contained' : 'outlined'}
            color={color ?? 'primary'}
            onClick={() => settle(choose())}
          >
            {label}
          </Button>
        ))}
      </div>
    </PlainDialog>
  )
}
