import { t } from '@lingui/core/macro'
import { contactSchema } from '@tracker/domain/account/contact.ts'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useSchemaForm } from '#components/forms/useSchemaForm.ts'
import { ColumnForm } from '#components/forms/Form.tsx'
import { EmailField } from '#components/forms/EmailField.tsx'
import { FormField } from '#components/forms/FormField.tsx'
import { Notice } from '#components/states/Notice.tsx'
import { useHydrated } from '#components/hooks/useHydrated.ts'
import { useUnsavedGuard } from '#components/hooks/useLeaveGuard.ts'

/** The contact form. As specified, it sends nothing and says so. */
export function ContactForm() {
  const isHydrated = useHydrated()
  const { control, handleSubmit, getValues, formState } = useSchemaForm(contactSchema, {
    defaultValues: { name: '', email: '', message: '' },
  })
  const { isSubmitSuccessful } = formState
  useUnsavedGuard(() => getValues('message') !== '' && !isSubmitSuccessful)
  return (
    <ColumnForm onSubmit={handleSubmit(() => {})}>
      <FormField control={control} name="name" label={t`Name`} autoComplete="name" required />
      <EmailField control={control} name="email" />
      <FormField control={control} name="message" label={t`Message`} multiline minRows={5} required />
      <Button
        type="submit"
        variant="contained"
        size="large"
        disabled={!isHydrated}
        sx={{ justifySelf: 'start' }}
      >
        {t`Send Message`}
      </Button>
      <Typography component="output" sx={{ display: 'block', minHeight: '3.2em' }}>
        {isSubmitSuccessful && (
          <Notice severity="info" role="presentation">
            {t`Thank you for writing. This form is not connected to a mailbox yet, so nothing was sent; your text is still above, to copy.`}
          </Notice>
        )}
      </Typography>
    </ColumnForm>
  )
}
