import { zodResolver } from '@hookform/resolvers/zod'
import { type DecisionName, decisionSchema } from '@tracker/domain/reports/report.ts'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useForm } from 'react-hook-form'
import { Form } from '#components/forms/Form.tsx'
import { FormField } from '#components/forms/FormField.tsx'
import { focusHeading } from '#components/layout/pageHeading.ts'
import { SignInExpired } from '#firebase/signInExpired.ts'
import { toast } from '#notifications/toast.ts'
import { useDecide } from './api/useReported.ts'
import type { HiddenState } from './hiddenState.ts'
import { isolate } from '@tracker/domain/text/direction.ts'

const Decision = styled(Form)(({ theme }) => ({ display: 'grid', gap: theme.spacing(2) }))
const Actions = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1.5) }))

const DONE: Readonly<Record<DecisionName, string>> = {
  hide: 'Hidden.',
  restore: 'Restored.',
  dismiss: 'Dismissed.',
}

interface Choice {
  readonly decision: DecisionName
  readonly label: string
}

const DISMISS: Choice = { decision: 'dismiss', label: 'Dismiss' }
const KEEP_HIDDEN: Choice = { decision: 'hide', label: 'Keep hidden' }

/** What can be decided. Restoring an artifact of a suspended contributor needs the suspension to be lifted first. */
const CHOICES: Readonly<Record<Exclude<HiddenState, null> | 'visible', readonly [Choice, Choice]>> = {
  visible: [{ decision: 'hide', label: 'Hide' }, DISMISS],
  decision: [{ decision: 'restore', label: 'Restore' }, DISMISS],
  suspension: [KEEP_HIDDEN, DISMISS],
  hold: [{ decision: 'restore', label: 'Show' }, KEEP_HIDDEN],
}

/** A curator's decision about an artifact, with a note. */
export function DecisionForm({ id, name, hidden }: { id: string; name: string; hidden: HiddenState }) {
  const { mutateAsync: decide } = useDecide(id)
  const [first, second] = CHOICES[hidden ?? 'visible']
  const { control, handleSubmit, setValue, formState } = useForm({
    resolver: zodResolver(decisionSchema),
    reValidateMode: 'onSubmit',
    // Enter in the field activates the first button, which sets the same.
    defaultValues: { decision: first.decision, note: '' },
  })
  const save = handleSubmit(async (decision) => {
    try {
      await decide(decision)
      toast.success(DONE[decision.decision])
      focusHeading()
    } catch (error) {
      if (!(error instanceof SignInExpired)) toast.failure(error)
    }
  })
  const button = ({ decision, label }: Choice) => (
    <Button
      type="submit"
      variant={decision === first.decision ? 'contained' : 'outlined'}
      color={decision === 'hide' ? 'error' : 'primary'}
      aria-disabled={formState.isSubmitting}
      onClick={() => setValue('decision', decision)}
    >
      {label}
      <span className="visually-hidden"> {isolate(name)}</span>
    </Button>
  )
  return (
    <Decision onSubmit={save}>
      <FormField
        control={control}
        name="note"
        label="Why"
        helper={
          hidden === 'decision'
            ? 'It is kept with the decision.'
            : 'Whoever added it reads this when it is hidden.'
        }
        multiline
        minRows={2}
      />
      <Actions>
        {button(first)}
        {button(second)}
      </Actions>
    </Decision>
  )
}
