import Button from '@mui/material/Button'
import { useEffect, useState } from 'react'
import { pageReleased } from '#components/hooks/heldPage.ts'
import { PlainDialog } from '#components/states/PlainDialog.tsx'
import { choicesOf } from './choices.ts'
import type { DialogRequest } from './dialogs.ts'

/** A dialog of the product while `DialogView` loads, and if it cannot be loaded. */
export function PlainRequest({ request }: { request: DialogRequest }) {
  const { kind, title, text, settle } = request
  const [answer, setAnswer] = useState<boolean>()
  useEffect(() => {
    if (answer !== undefined) void pageReleased().then(() => settle(answer))
  }, [answer, settle])
  const isAlert = kind === 'confirm' || request.icon === 'crack'
  return (
    <PlainDialog
      title={title}
      role={isAlert ? 'alertdialog' : 'dialog'}
      isOpen={answer === undefined}
      onClose={() => setAnswer(false)}
    >
      {text && <p>{text}</p>}
      {kind === 'confirm' && request.detail && <p>{request.detail}</p>}
      <div>
        {choicesOf(request).map(({ label, isMain, color, choose }) => (
          <Button
            key={label}
            variant={isMain ? 'contained' : 'outlined'}
            color={color ?? 'primary'}
            onClick={() => setAnswer(choose())}
          >
            {label}
          </Button>
        ))}
      </div>
    </PlainDialog>
  )
}
