import { Trans } from '@lingui/react/macro'
import { t } from '@lingui/core/macro'
import { type Suspended, suspensionSchema } from '@tracker/domain/reports/moderation.ts'
import { formatDay } from '#i18n/format.ts'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useSchemaForm } from '#components/forms/useSchemaForm.ts'
import { Form } from '#components/forms/Form.tsx'
import { FormField } from '#components/forms/FormField.tsx'
import { SubmitButton } from '#components/forms/SubmitButton.tsx'
import { toast } from '#notifications/toast.ts'
import type { SuspensionActions } from '#features/reports/api/useSteps.ts'
import { Progress } from '#features/reports/selection/Progress.tsx'
import { ModerationCard } from './ModerationCard.ts'

interface Props {
  suspension: Pick<Suspended, 'reason' | 'suspended_at'> | null
  actions: SuspensionActions
  /** Tells who reads the reason. */
  helper: string
}

/** Form to suspend a contributor or a reporter, or lift the suspension. */
export function SuspensionForm({ suspension, actions: { suspend, lift }, helper }: Props) {
  const [progress, setProgress] = useState<{ done: number; total: number }>()
  const isSuspended = suspension !== null
  const { control, handleSubmit, formState } = useSchemaForm(suspensionSchema, {
    // The stored reason, so that an interrupted suspension continues with the same reason.
    values: { reason: suspension?.reason ?? '' },
  })
  const isBusy = formState.isSubmitting
  const save = handleSubmit(async ({ reason }) => {
    const onProgress = (done: number, total: number) => setProgress({ done, total })
    try {
      await (isSuspended ? lift(onProgress) : suspend(reason, onProgress))
      toast.success(isSuspended ? t`The suspension is lifted.` : t`Suspended.`)
    } catch (error) {
      toast.writeFailure(error)
    } finally {
      setProgress(undefined)
    }
  })
  return (
    <ModerationCard component="section" variant="outlined" aria-label={t`Suspension`}>
      {isSuspended ? (
        <div>
          <Typography sx={{ fontWeight: 600 }}>
            <Trans>
              Suspended since{' '}
              <time dateTime={suspension.suspended_at}>{formatDay(suspension.suspended_at)}</time>
            </Trans>
          </Typography>
          <Typography dir="auto" sx={{ whiteSpace: 'pre-wrap' }}>
            {suspension.reason}
          </Typography>
          <Typography color="textSecondary" sx={{ marginTop: 1 }}>
            {t`Lifting restores what the suspension has hidden, and nothing else.`}
          </Typography>
        </div>
      ) : (
        <Typography color="textSecondary">
          {t`Whoever is suspended cannot add, change, like or report, and all of their artifacts are hidden. It can be lifted at any time.`}
        </Typography>
      )}
      <Form onSubmit={save}>
        {!isSuspended && (
          <FormField control={control} name="reason" label={t`Why`} helper={helper} multiline minRows={2} />
        )}
        {progress && <Progress verb={isSuspended ? t`Restored` : t`Hidden`} {...progress} />}
        <SubmitButton busyText={isSuspended ? t`Lifting` : t`Suspending`} isBusy={isBusy}>
          {isSuspended ? t`Lift the suspension` : t`Suspend`}
        </SubmitButton>
      </Form>
    </ModerationCard>
  )
}
