import { plural, t } from '@lingui/core/macro'
import { reporterDecisionSchema } from '@tracker/domain/reports/moderation.ts'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Form } from '#components/forms/Form.tsx'
import { FormField } from '#components/forms/FormField.tsx'
import { SubmitButton } from '#components/forms/SubmitButton.tsx'
import { useSchemaForm } from '#components/forms/useSchemaForm.ts'
import { toast } from '#notifications/toast.ts'
import type { OnProgress } from '#features/reports/api/useSteps.ts'
import { Progress } from '#features/reports/selection/Progress.tsx'
import { ModerationCard } from './ModerationCard.ts'

interface Props {
  /** Number of reports to dismiss. */
  count: number
  dismiss: (note: string, onProgress: OnProgress) => Promise<void>
}

/** Form to dismiss all reports of a reporter. */
export function DismissReportsForm({ count, dismiss }: Props) {
  const [progress, setProgress] = useState<{ done: number; total: number }>()
  const { control, handleSubmit, formState } = useSchemaForm(reporterDecisionSchema, {
    defaultValues: { decision: 'dismiss', note: '' },
  })
  const save = handleSubmit(async ({ note }) => {
    let dismissed = 0
    try {
      await dismiss(note, (done, total) => {
        dismissed = done
        setProgress({ done, total })
      })
      toast.success(plural(dismissed, { one: 'Dismissed: # report.', other: 'Dismissed: # reports.' }))
    } catch (error) {
      toast.writeFailure(error)
    } finally {
      setProgress(undefined)
    }
  })
  return (
    <ModerationCard component="section" variant="outlined" aria-label={t`Dismiss all`}>
      <Typography color="textSecondary">
        {t`Dismisses what only this person has reported. Where others have reported it too, the case stays open without this report.`}
      </Typography>
      <Form onSubmit={save}>
        <FormField
          control={control}
          name="note"
          label={t`Why`}
          helper={t`It is kept with the decisions.`}
          multiline
          minRows={2}
        />
        {progress && <Progress verb={t`Dismissed`} {...progress} />}
        <SubmitButton busyText={t`Dismissing`} isBusy={formState.isSubmitting}>
          {plural(count, { one: 'Dismiss # report', other: 'Dismiss all # reports' })}
        </SubmitButton>
      </Form>
    </ModerationCard>
  )
}
