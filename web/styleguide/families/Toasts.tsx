import Button from '@mui/material/Button'
import { ToastCard } from '#notifications/ToastCard.tsx'
import { toast, TOAST_MS, type ToastKind } from '#notifications/toast.ts'
import { Family } from '../Family.tsx'
import { Kind, Row, Sample } from '../Sample.tsx'
import { Still } from '../Still.tsx'

const TOASTS: readonly { kind: ToastKind; message: string }[] = [
  { kind: 'success', message: 'Liked this artifact!' },
  {
    kind: 'failure',
    message: 'The server could not be reached. Please check your connection and try again.',
  },
  { kind: 'notice', message: 'No changes to save.' },
]

const reload = { label: 'Reload', run: () => {} }

/** Inert toasts; the buttons show real ones. */
export function Toasts() {
  return (
    <Family title="Toasts and messages">
      <Row>
        {TOASTS.map(({ kind, message }) => (
          <Sample key={kind} name={kind}>
            <Still>
              <ToastCard id={kind} variant={kind} message={message} ms={TOAST_MS} />
            </Still>
          </Sample>
        ))}
        <Sample name="with something to do">
          <Still>
            <ToastCard id="new" variant="notice" message="A new version is here." ms={null} button={reload} />
          </Still>
        </Sample>
      </Row>
      <Kind name="Real ones, in the theme of the page">
        <Row>
          {TOASTS.map(({ kind, message }) => (
            <Button key={kind} variant="outlined" onClick={() => toast[kind](message)}>
              {kind}
            </Button>
          ))}
        </Row>
      </Kind>
    </Family>
  )
}
