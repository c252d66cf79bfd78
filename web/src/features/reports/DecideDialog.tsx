import { zodResolver } from '@hookform/resolvers/zod'
import { Problem } from '@tracker/domain/api/problem.ts'
import { formatNumber } from '#i18n/format.ts'
import { type DecisionName, decisionSchema } from '@tracker/domain/reports/report.ts'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { FormDialog } from '#components/forms/FormDialog.tsx'
import { FormField } from '#components/forms/FormField.tsx'
import { SignInExpired } from '#firebase/signInExpired.ts'
import { toast } from '#notifications/toast.ts'
import { useDecideMany } from './api/useDecideMany.ts'
import { Progress } from './Progress.tsx'

const WORDS: Readonly<Record<DecisionName, { button: string; busy: string; done: string; helper: string }>> =
  {
    hide: { button: 'Hide', busy: 'Hiding', done: 'Hidden', helper: 'Their adders read this.' },
    restore: {
      button: 'Restore',
      busy: 'Restoring',
      done: 'Restored',
      helper: 'It is kept with the decisions.',
    },
    dismiss: {
      button: 'Dismiss',
      busy: 'Dismissing',
      done: 'Dismissed',
      helper: 'It is kept with the decisions.',
    },
  }

const counted = (count: number) => (count === 1 ? '1 artifact' : `${formatNumber(count)} artifacts`)

interface Props {
  ids: readonly string[]
  decision: DecisionName
  /** Called after all decisions. */
  onDone: () => void
  /** Called after the closing transition. */
  onGone: () => void
}

/** Asks for the reason of a decision on several artifacts, and shows its progress. */
export function DecideDialog({ ids: selected, decision, onDone, onGone }: Props) {
  // Fixed when the dialog opens: decided artifacts may leave the list, and so the selection, while others are
  // pending.
  const [ids] = useState(selected)
  const [isOpen, setOpen] = useState(true)
  const [done, setDone] = useState(0)
  const { mutateAsync: decideMany } = useDecideMany()
  const { control, handleSubmit, formState } = useForm({
    resolver: zodResolver(decisionSchema),
    reValidateMode: 'onSubmit',
    defaultValues: { decision, note: '' },
  })
  const isBusy = formState.isSubmitting
  const words = WORDS[decision]
  const save = handleSubmit(async (value) => {
    try {
      const { decided, reasons } = await decideMany({ ids, decision: value, onProgress: setDone })
      if (decided > 0) toast.success(`${words.done}: ${counted(decided)}.`)
      if (reasons.length > 0) toast.failure(new Problem('conflict', `Not all: ${reasons.join(' ')}`))
      setOpen(false)
      onDone()
    } catch (error) {
      if (error instanceof SignInExpired) setOpen(false)
      else toast.failure(error)
    }
  })
  return (
    <FormDialog
      title={`${words.button} ${counted(ids.length)}`}
      isOpen={isOpen}
      onClose={() => setOpen(false)}
      onGone={onGone}
      onSubmit={save}
      submit={{ label: words.button, busy: words.busy, color: decision === 'hide' ? 'error' : 'primary' }}
      isBusy={isBusy}
    >
      <FormField control={control} name="note" label="Why" helper={words.helper} multiline minRows={2} />
      {(isBusy || done > 0) && <Progress verb={words.done} done={done} total={ids.length} />}
    </FormDialog>
  )
}
