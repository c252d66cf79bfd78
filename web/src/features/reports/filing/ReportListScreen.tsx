import { t } from '@lingui/core/macro'
import { reportSchema } from '@tracker/domain/reports/report.ts'
import { useSchemaForm } from '#components/forms/useSchemaForm.ts'
import { useNavigate, useParams } from 'react-router'
import { ColumnForm } from '#components/forms/Form.tsx'
import { FormField } from '#components/forms/FormField.tsx'
import { SubmitButton } from '#components/forms/SubmitButton.tsx'
import { Page } from '#components/layout/Page.tsx'
import { PATHS } from '#navigation/paths.ts'
import { toast } from '#notifications/toast.ts'
import { FORM_WIDTH } from '#theme/measures.ts'
import { useReport } from '#features/reports/api/useReport.ts'
import { ReasonField } from './ReasonField.tsx'

/** The form to report a shared list. The list's public page links to it. */
export default function ReportListScreen() {
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const { mutateAsync: report } = useReport()
  const { control, handleSubmit, formState } = useSchemaForm(reportSchema, {
    defaultValues: { listId: id, text: '' },
  })
  const send = handleSubmit(async (value) => {
    try {
      await report(value)
      toast.notice(t`Thank you. Curators will look at it.`)
      void navigate(PATHS.home)
    } catch (error) {
      toast.writeFailure(error)
    }
  })
  return (
    <Page
      title={t`Report a list`}
      intro={t`Curators will look at it. They see what you write, and instead of your name a random one, the same for all that you report.`}
      width={FORM_WIDTH}
    >
      <ColumnForm onSubmit={send}>
        <ReasonField control={control} name="reason" />
        <FormField control={control} name="text" label={t`What is wrong`} multiline minRows={3} />
        <SubmitButton busyText={t`Sending`} isBusy={formState.isSubmitting} sx={{ justifySelf: 'start' }}>
          {t`Send`}
        </SubmitButton>
      </ColumnForm>
    </Page>
  )
}
