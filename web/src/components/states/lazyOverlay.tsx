import { t } from '@lingui/core/macro'
import Button from '@mui/material/Button'
import type { ComponentType } from 'react'
import { type Failure, lazyPart } from './lazyPart.tsx'
import { PlainDialog } from './PlainDialog.tsx'
import { problemText } from './problemText.ts'

interface Props {
  /** Called when it is closed. */
  onGone: () => void
}

/** Shown at once while a dialog's code loads. */
export function WaitingDialog({ onClose }: { onClose: () => void }) {
  return (
    <PlainDialog title={t`Loading`} onClose={onClose}>
      <div>
        <Button variant="outlined" onClick={onClose}>
          {t`Cancel`}
        </Button>
      </div>
    </PlainDialog>
  )
}

function FailedDialog({ failure, onClose }: { failure: Failure; onClose: () => void }) {
  return (
    <PlainDialog
      title={navigator.onLine ? t`This could not be shown` : t`You are offline`}
      isModal={false}
      onClose={onClose}
    >
      <p role="alert">{problemText(failure.error)}</p>
      <div>
        <Button variant="contained" onClick={failure.retry}>
          {t`Retry`}
        </Button>
        <Button variant="outlined" onClick={onClose}>
          {t`Close`}
        </Button>
      </div>
    </PlainDialog>
  )
}

/** A dialog whose code is loaded when it is opened. Until then, and if that fails, a plain one says so. */
export const lazyOverlay = <P extends Props>(load: () => Promise<{ default: ComponentType<P> }>) =>
  lazyPart<P>(load, {
    waiting: ({ onGone }) => <WaitingDialog onClose={onGone} />,
    failed: ({ onGone }, failure) => <FailedDialog failure={failure} onClose={onGone} />,
  })
