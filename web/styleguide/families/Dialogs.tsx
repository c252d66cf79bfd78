import Button from '@mui/material/Button'
import type { Asking, Telling } from '#notifications/dialogRequest.ts'
import { ask, tell } from '#notifications/dialogs.tsx'
import DialogView from '#notifications/DialogView.tsx'
import { Family } from '../Family.tsx'
import { Columns, Kind, Row, Sample } from '../Sample.tsx'
import { Still } from '../Still.tsx'

const TOLD: readonly Telling[] = [
  { seal: 'check', title: 'Signed In!', text: 'You have successfully Signed In!' },
  { seal: 'question', title: 'Welcome back', text: 'Where were we?' },
  { seal: 'crack', title: 'Your sign-in has expired', text: 'Please sign in again.', button: 'Sign In' },
  { seal: 'wave', title: 'Signed Out!' },
]

const ASKED: Asking = {
  title: 'Are you sure?',
  text: "You won't be able to revert this!",
  detail: 'Rosetta Stone and its 1,284 likes will be gone.',
  confirm: 'Yes, delete it!',
}

const settle = () => {}

/** Dialogs lie still here; the buttons bring real ones. */
export function Dialogs() {
  return (
    <Family title="Dialogs">
      <Columns $min={280}>
        {TOLD.map((telling, id) => (
          <Sample key={telling.seal} name={`tell: ${telling.seal}`}>
            <Still>
              <DialogView request={{ kind: 'tell', ...telling, id, settle }} />
            </Still>
          </Sample>
        ))}
        <Sample name="ask">
          <Still>
            <DialogView request={{ kind: 'ask', ...ASKED, id: TOLD.length, settle }} />
          </Still>
        </Sample>
      </Columns>
      <Kind name="Real ones, in the theme of the page">
        <Row>
          {TOLD.map((telling) => (
            <Button key={telling.seal} variant="outlined" onClick={() => void tell(telling)}>
              {telling.seal}
            </Button>
          ))}
          <Button variant="outlined" onClick={() => void ask(ASKED)}>
            ask
          </Button>
        </Row>
      </Kind>
    </Family>
  )
}
