import Button from '@mui/material/Button'
import { Notice, RowNotice } from '#components/states/Notice.tsx'
import { ToastCard } from '#notifications/ToastCard.tsx'
import { toast, TOAST_MS, type ToastKind } from '#notifications/toast.ts'
import { Family } from '../Family.tsx'
import { Columns, Kind, Row, Sample } from '../Sample.tsx'
import { Still } from '../Still.tsx'

const TOASTS: readonly { kind: ToastKind; message: string }[] = [
  { kind: 'success', message: 'Liked this artifact!' },
  {
    kind: 'failure',
    message: 'The server could not be reached. Please check your connection and try again.',
  },
  { kind: 'notice', message: 'No changes to save.' },
]

const SEVERITIES = ['info', 'success', 'warning', 'error'] as const

const reload = { label: 'Reload', run: () => {} }

/** Toasts lie still here; the buttons bring real ones. */
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
      <Kind name="States of an item of a list">
        <Columns $min={220}>
          {SEVERITIES.map((severity) => (
            <RowNotice key={severity} severity={severity}>
              <strong>Reported:</strong> A curator will look at this.
            </RowNotice>
          ))}
        </Columns>
      </Kind>
      <Kind name="Messages in place">
        <Columns $min={220}>
          {SEVERITIES.map((severity) => (
            <Notice
              key={severity}
              severity={severity}
              role="presentation"
              action={
                <Button color="inherit" size="small">
                  Start over
                </Button>
              }
            >
              What you typed earlier is still here.
            </Notice>
          ))}
        </Columns>
      </Kind>
    </Family>
  )
}
