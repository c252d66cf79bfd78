import Button from '@mui/material/Button'
import { type AlertContent, type ConfirmContent, dialogs } from '#notifications/dialogs.ts'
import { DialogView } from '#notifications/DialogView.tsx'
import { Family } from '../Family.tsx'
import { Columns, Kind, Row, Sample } from '../Sample.tsx'
import { Still } from '../Still.tsx'

const ALERTS: readonly AlertContent[] = [
  { icon: 'check', title: 'Signed In!', text: 'You have successfully Signed In!' },
  { icon: 'question', title: 'Welcome back', text: 'Where were we?' },
  { icon: 'crack', title: 'Your sign-in has expired', text: 'Please sign in again.', button: 'Sign In' },
  { icon: 'wave', title: 'Signed Out!' },
]

const CONFIRM: ConfirmContent = {
  title: 'Are you sure?',
  text: "You won't be able to revert this!",
  detail: 'Rosetta Stone and its 1,284 likes will be gone.',
  confirm: 'Yes, delete it!',
}

const settle = () => {}

/** Inert dialogs; the buttons open real ones. */
export function Dialogs() {
  return (
    <Family title="Dialogs">
      <Columns $min={280}>
        {ALERTS.map((alert, id) => (
          <Sample key={alert.icon} name={`alert: ${alert.icon}`}>
            <Still>
              <DialogView request={{ kind: 'alert', ...alert, id, settle }} />
            </Still>
          </Sample>
        ))}
        <Sample name="confirm">
          <Still>
            <DialogView request={{ kind: 'confirm', ...CONFIRM, id: ALERTS.length, settle }} />
          </Still>
        </Sample>
      </Columns>
      <Kind name="Real ones, in the theme of the page">
        <Row>
          {ALERTS.map((alert) => (
            <Button key={alert.icon} variant="outlined" onClick={() => void dialogs.alert(alert)}>
              {alert.icon}
            </Button>
          ))}
          <Button variant="outlined" onClick={() => void dialogs.confirm(CONFIRM)}>
            confirm
          </Button>
        </Row>
      </Kind>
    </Family>
  )
}
