import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { contactSchema } from '@tracker/domain/account/contact.ts'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type * as z from 'zod/mini'
import { useSchemaForm } from '#components/forms/useSchemaForm.ts'
import { ColumnForm } from '#components/forms/Form.tsx'
import { EmailField } from '#components/forms/EmailField.tsx'
import { FormField } from '#components/forms/FormField.tsx'
import { Notice } from '#components/states/Notice.tsx'
import { useHydrated } from '#components/hooks/useHydrated.ts'
import { useUnsavedGuard } from '#components/hooks/useLeaveGuard.ts'

/** Link that opens the visitor's mail program with a message. */
function mailWith(address: string, { name, email, message }: z.infer<typeof contactSchema>): string {
  const body = `${message}\n\n${name}\n${email}`.replaceAll(/\r?\n/g, '\r\n')
  const subject = t`Message from ${name}`
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}

/**
 * The contact form. As specified, it sends nothing and says so.
 * @param mailTo address to which the visitor's mail program writes; undefined for none
 */
export function ContactForm({ mailTo }: { mailTo?: string | undefined }) {
  const isHydrated = useHydrated()
  const [mail, setMail] = useState<string>()
  const { control, handleSubmit, getValues, formState } = useSchemaForm(contactSchema, {
    defaultValues: { name: '', email: '', message: '' },
  })
  const { isSubmitSuccessful } = formState
  useUnsavedGuard(() => getValues('message') !== '' && !isSubmitSuccessful)
  const submit = (values: z.infer<typeof contactSchema>) => {
    if (mailTo === undefined) return
    const link = mailWith(mailTo, values)
    setMail(link)
    location.assign(link)
  }
  return (
    <ColumnForm onSubmit={handleSubmit(submit)}>
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
            {mail === undefined ? (
              t`Thank you for writing. This form is not connected to a mailbox yet, so nothing was sent; your text is still above, to copy.`
            ) : (
              <Trans>
                Your mail program opens with your message; please send it there. If it does not open, write to{' '}
                <Link href={mail}>{mailTo}</Link>.
              </Trans>
            )}
          </Notice>
        )}
      </Typography>
    </ColumnForm>
  )
}
