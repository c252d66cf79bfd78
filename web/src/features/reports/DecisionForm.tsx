import { type DecisionName, parseDecision } from '@tracker/domain/report.ts'
import { Button } from '#components/Button.tsx'
import { styled } from '@mui/material/styles'
import { useRef } from 'react'
import { Field } from '#components/Field.tsx'
import { focusHeading } from '#components/pageHeading.ts'
import { useForm } from '#components/useForm.ts'
import { SignInExpired } from '#firebase/signInExpired.ts'
import { toast } from '#notifications/toast.ts'
import { useDecide } from './api/useReported.ts'
import { isolate } from '@tracker/domain/direction.ts'

const Form = styled('form')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2) }))
const Actions = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1.5) }))

const WORDS: Readonly<Record<DecisionName, { button: string; done: string }>> = {
  hide: { button: 'Hide', done: 'Hidden.' },
  restore: { button: 'Restore', done: 'Restored.' },
  dismiss: { button: 'Dismiss', done: 'Dismissed.' },
}

/** What a curator can do about an artifact, with the reason. */
export function DecisionForm({ id, name, isHidden }: { id: string; name: string; isHidden: boolean }) {
  const { mutateAsync: decide } = useDecide(id)
  const first: DecisionName = isHidden ? 'restore' : 'hide'
  /** The button that submits: Enter in the field presses the first. */
  const chosen = useRef<DecisionName>(first)
  const { formProps, register, isSubmitting } = useForm({
    defaultValues: { note: '' },
    parse: ({ note }) => parseDecision({ note, decision: chosen.current }),
    onSubmit: async (decision) => {
      try {
        await decide(decision)
        toast.success(WORDS[decision.decision].done)
        focusHeading()
      } catch (error) {
        if (!(error instanceof SignInExpired)) toast.failure(error)
      }
    },
  })
  const button = (decision: DecisionName) => (
    <Button
      type="submit"
      variant={decision === first ? 'contained' : 'outlined'}
      color={decision === 'hide' ? 'error' : 'primary'}
      aria-disabled={isSubmitting}
      onClick={() => {
        chosen.current = decision
      }}
    >
      {WORDS[decision].button}
      <span className="visually-hidden"> {isolate(name)}</span>
    </Button>
  )
  return (
    <Form {...formProps}>
      <Field
        {...register('note')}
        label="Why"
        helper={isHidden ? 'It is kept with the decision.' : 'Whoever added it reads this when it is hidden.'}
        multiline
        minRows={2}
      />
      <Actions>
        {button(first)}
        {button('dismiss')}
      </Actions>
    </Form>
  )
}
