import { parseContact } from '@tracker/domain/contact.ts'
import { Button } from '#components/Button.tsx'
import { styled } from '@mui/material/styles'
import { Typography } from '#components/Typography.tsx'
import { Field } from '#components/Field.tsx'
import { useForm } from '#components/useForm.ts'
import { useUnsentGuard } from '#components/useLeaveGuard.ts'

const Form = styled('form')(({ theme }) => ({ display: 'grid', gap: theme.spacing(3) }))

/** A form that sends nothing, as specified, and says so. */
export function ContactForm() {
  const { formProps, values, register, isSubmitted } = useForm({
    defaultValues: { name: '', email: '', message: '' },
    parse: parseContact,
    onSubmit: () => {},
  })
  useUnsentGuard(() => values.message !== '' && !isSubmitted)
  return (
    <Form {...formProps}>
      <Field {...register('name')} label="Name" autoComplete="name" required />
      <Field {...register('email')} label="E-mail" type="email" autoComplete="email" required />
      <Field {...register('message')} label="Message" multiline minRows={5} required />
      <Button type="submit" variant="contained" sx={{ justifySelf: 'start' }}>
        Send Message
      </Button>
      <Typography component="output" color="textSecondary" sx={{ display: 'block', minHeight: '3.2em' }}>
        {isSubmitted &&
          'Thank you for writing. This form is not connected to a mailbox yet, so nothing was sent; your text is still above, to copy.'}
      </Typography>
    </Form>
  )
}
