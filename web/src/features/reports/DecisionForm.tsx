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
import { isolate } from '@tracker/domain/text/direction.ts'

const Decision = styled(Form)(({ theme }) => ({ display: 'grid', gap: theme.spacing(2) }))
const Actions = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1.5) }))

const WORDS: Readonly<Record<DecisionName, { button: string; done: string }>> = {
  hide: { button: 'Hide', done: 'Hidden.' },
  restore: { button: 'Restore', done: 'Restored.' },
  dismiss: { button: 'Dismiss', done: 'Dismissed.' },
}

/** A curator's decision about an artifact, with a note. */
export function DecisionForm({ id, name, isHidden }: { id: string; name: string; isHidden: boolean }) {
  const { mutateAsync: decide } = useDecide(id)
  const first: DecisionName = isHidden ? 'restore' : 'hide'
  const { control, handleSubmit, setValue, formState } = useForm({
    resolver: zodResolver(decisionSchema),
    reValidateMode: 'onSubmit',
    // Enter in the field activates the first button, which sets the same.
    defaultValues: { decision: first, note: '' },
  })
  const save = handleSubmit(async (decision) => {
    try {
      await decide(decision)
      toast.success(WORDS[decision.decision].done)
      focusHeading()
    } catch (error) {
      if (!(error instanceof SignInExpired)) toast.failure(error)
    }
  })
  const button = (decision: DecisionName) => (
    <Button
      type="submit"
      variant={decision === first ? 'contained' : 'outlined'}
      color={decision === 'hide' ? 'error' : 'primary'}
      aria-disabled={formState.isSubmitting}
      onClick={() => setValue('decision', decision)}
    >
      {WORDS[decision].button}
      <span className="visually-hidden"> {isolate(name)}</span>
    </Button>
  )
  return (
    <Decision onSubmit={save}>
      <FormField
        control={control}
        name="note"
        label="Why"
        helper={isHidden ? 'It is kept with the decision.' : 'Whoever added it reads this when it is hidden.'}
        multiline
        minRows={2}
      />
      <Actions>
        {button(first)}
        {button('dismiss')}
      </Actions>
    </Decision>
  )
}
