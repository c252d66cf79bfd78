import { plural, t } from '@lingui/core/macro'
import { Problem } from '@tracker/domain/api/problem.ts'
import { translateDomainText } from '#i18n/domainTexts.ts'
import { type DecisionName, decisionSchema } from '@tracker/domain/reports/report.ts'
import { useState } from 'react'
import { useSchemaForm } from '#components/forms/useSchemaForm.ts'
import { FormDialog } from '#components/forms/FormDialog.tsx'
import { FormField } from '#components/forms/FormField.tsx'
import { SignInExpired } from '#utils/signInExpired.ts'
import { toast } from '#notifications/toast.ts'
import { useDecideMany } from '#features/reports/api/useDecideMany.ts'
import { Progress } from './Progress.tsx'

/** Texts of a decision on so many artifacts, for example "12 artifacts". */
function wordsOf(decision: DecisionName, artifacts: string) {
  switch (decision) {
    case 'hide':
      return {
        title: t`Hide ${artifacts}`,
        button: t`Hide`,
        busy: t`Hiding`,
        done: t`Hidden`,
        helper: t`Their adders read this.`,
      }
    case 'restore':
      return {
        title: t`Restore ${artifacts}`,
        button: t`Restore`,
        busy: t`Restoring`,
        done: t`Restored`,
        helper: t`It is kept with the decisions.`,
      }
    default:
      return {
        title: t`Dismiss ${artifacts}`,
        button: t`Dismiss`,
        busy: t`Dismissing`,
        done: t`Dismissed`,
        helper: t`It is kept with the decisions.`,
      }
  }
}

const counted = (count: number) => plural(count, { one: '# artifact', other: '# artifacts' })

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
  const { control, handleSubmit, formState } = useSchemaForm(decisionSchema, {
    defaultValues: { decision, note: '' },
  })
  const isBusy = formState.isSubmitting
  const words = wordsOf(decision, counted(ids.length))
  const save = handleSubmit(async (value) => {
    try {
      const { decided, reasons } = await decideMany({ ids, decision: value, onProgress: setDone })
      if (decided > 0) toast.success(`${words.done}: ${counted(decided)}.`)
      if (reasons.length > 0)
        toast.failure(new Problem('conflict', `${t`Not all:`} ${reasons.map(translateDomainText).join(' ')}`))
      setOpen(false)
      onDone()
    } catch (error) {
      if (error instanceof SignInExpired) setOpen(false)
      else toast.failure(error)
    }
  })
  return (
    <FormDialog
      title={words.title}
      isOpen={isOpen}
      onClose={() => setOpen(false)}
      onGone={onGone}
      onSubmit={save}
      submit={{ label: words.button, busy: words.busy, color: decision === 'hide' ? 'error' : 'primary' }}
      isBusy={isBusy}
    >
      <FormField control={control} name="note" label={t`Why`} helper={words.helper} multiline minRows={2} />
      {(isBusy || done > 0) && <Progress verb={words.done} done={done} total={ids.length} />}
    </FormDialog>
  )
}
