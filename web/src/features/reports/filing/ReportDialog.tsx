import { t } from '@lingui/core/macro'
import { APPEAL, reportSchema, type Subject } from '@tracker/domain/reports/report.ts'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useSchemaForm } from '#components/forms/useSchemaForm.ts'
import { FormDialog } from '#components/forms/FormDialog.tsx'
import { FormField } from '#components/forms/FormField.tsx'
import { SignInExpired } from '#utils/signInExpired.ts'
import { toast } from '#notifications/toast.ts'
import { useReport } from '#features/reports/api/useReport.ts'
import { ReasonField } from './ReasonField.tsx'

const reportWords = () => ({
  title: t`Report this artifact`,
  intro: t`Curators will look at it. They see what you write, and instead of your name a random one, the same for all that you report. Whoever added it learns only that it was reported.`,
  label: t`What is wrong`,
  done: t`Thank you. Curators will look at it.`,
})

const appealWords = () => ({
  title: t`Appeal`,
  intro: t`Curators will look at it again. They see what you write.`,
  label: t`Why it should be shown`,
  done: t`Thank you. Curators will look at it again.`,
})

interface Props {
  subject: Subject
  isAppeal: boolean
  /** Called after the closing transition. */
  onGone: () => void
}

/** The form to report a record, or to appeal against hiding one's own. */
export default function ReportDialog({ subject: { kind, id }, isAppeal, onGone }: Props) {
  const [isOpen, setOpen] = useState(true)
  const { mutateAsync: report } = useReport()
  const words = isAppeal ? appealWords() : reportWords()
  const { control, handleSubmit, formState } = useSchemaForm(reportSchema, {
    defaultValues: {
      ...(kind === 'list' ? { listId: id } : { artifactId: id }),
      reason: isAppeal ? APPEAL : undefined,
      text: '',
    },
  })
  const send = handleSubmit(async (value) => {
    try {
      await report(value)
      toast.notice(words.done)
      setOpen(false)
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
      onSubmit={send}
      submit={{ label: t`Send`, busy: t`Sending` }}
      isBusy={formState.isSubmitting}
    >
      <Typography color="textSecondary">{words.intro}</Typography>
      {!isAppeal && <ReasonField control={control} name="reason" />}
      <FormField control={control} name="text" label={words.label} multiline minRows={3} />
    </FormDialog>
  )
}
