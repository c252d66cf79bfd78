import { plural, t } from '@lingui/core/macro'
import { Problem } from '@tracker/domain/api/problem.ts'
import { translateDomainText } from '#i18n/domainTexts.ts'
import { type DecisionName, decisionSchema, type Subject } from '@tracker/domain/reports/report.ts'
import { useState } from 'react'
import { useSchemaForm } from '#components/forms/useSchemaForm.ts'
import { FormDialog } from '#components/forms/FormDialog.tsx'
import { FormField } from '#components/forms/FormField.tsx'
import { SignInExpired } from '#utils/signInExpired.ts'
import { toast } from '#notifications/toast.ts'
import { useDecideMany } from '#features/reports/api/useDecideMany.ts'
import { Progress } from './Progress.tsx'

/** Texts of a decision on so many records, for example "12 artifacts". */
function wordsOf(decision: DecisionName, artifacts: string, hasLists: boolean) {
  switch (decision) {
    case 'hide':
      return {
        title: t`Hide ${artifacts}`,
        button: t`Hide`,
        busy: t`Hiding`,
        done: t`Hidden`,
        helper: hasLists ? t`Whoever added or made them reads this.` : t`Their adders read this.`,
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

/** Returns a number of records, for example "12 artifacts". */
const counted = (count: number, hasLists: boolean) =>
  hasLists
    ? plural(count, { one: '# artifact or list', other: '# artifacts and lists' })
    : plural(count, { one: '# artifact', other: '# artifacts' })

interface Props {
  subjects: readonly Subject[]
  decision: DecisionName
  /** Called after all decisions. */
  onDone: () => void
  /** Called after the closing transition. */
  onGone: () => void
}

/** Asks for the reason of a decision on several records, and shows its progress. */
export function DecideDialog({ subjects: selected, decision, onDone, onGone }: Props) {
  // Fixed when the dialog opens: decided records may leave the list, and so the selection, while others are
  // pending.
  const [subjects] = useState(selected)
  const hasLists = subjects.some(({ kind }) => kind === 'list')
  const [isOpen, setOpen] = useState(true)
  const [done, setDone] = useState(0)
  const { mutateAsync: decideMany } = useDecideMany()
  const { control, handleSubmit, formState } = useSchemaForm(decisionSchema, {
    defaultValues: { decision, note: '' },
  })
  const isBusy = formState.isSubmitting
  const words = wordsOf(decision, counted(subjects.length, hasLists), hasLists)
  const save = handleSubmit(async ({ note }) => {
    try {
      const { decided, reasons } = await decideMany({
        subjects,
        decision: { decision, note },
        onProgress: setDone,
      })
      if (decided > 0) toast.success(`${words.done}: ${counted(decided, hasLists)}.`)
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
      {(isBusy || done > 0) && <Progress verb={words.done} done={done} total={subjects.length} />}
    </FormDialog>
  )
}
