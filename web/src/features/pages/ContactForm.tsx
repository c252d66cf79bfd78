import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { type FormEvent, useRef, useState } from 'react'
import { EMAIL_MESSAGE } from '#components/emailMessage.ts'
import { Field } from '#components/Field.tsx'
import { useFieldErrors } from '#components/useFieldErrors.ts'

const Form = styled('form')(({ theme }) => ({ display: 'grid', gap: theme.spacing(3) }))

const COMPLAINTS = {
  name: 'Please enter your name.',
  email: EMAIL_MESSAGE,
  message: 'Please enter a message.',
}

const FIELDS = ['name', 'email', 'message'] as const

/** A form that sends nothing, as specified, and says so. The browser judges the fields, we say it in words. */
export function ContactForm() {
  const form = useRef<HTMLFormElement>(null)
  const errors = useFieldErrors(form)
  const [values, setValues] = useState({ name: '', email: '', message: '' })
  const [wasPressed, setPressed] = useState(false)
  const bind = (name: keyof typeof values) => ({
    name,
    value: values[name],
    onChange: (value: string) => setValues({ ...values, [name]: value }),
    error: errors.of(name),
    required: true,
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const refused = FIELDS.filter((name) => {
      const field = form.current?.elements.namedItem(name)
      return values[name].trim() === '' || (field instanceof HTMLInputElement && !field.validity.valid)
    })
    errors.show(refused.map((field) => ({ field, message: COMPLAINTS[field] })))
    setPressed(refused.length === 0)
  }
  return (
    <Form ref={form} noValidate onSubmit={submit}>
      <Field {...bind('name')} label="Name" autoComplete="name" />
      <Field {...bind('email')} label="E-mail" type="email" autoComplete="email" />
      <Field {...bind('message')} label="Message" multiline minRows={5} />
      <Button type="submit" variant="contained" sx={{ justifySelf: 'start' }}>
        Send Message
      </Button>
      <Typography component="output" color="textSecondary" sx={{ display: 'block', minHeight: '3.2em' }}>
        {wasPressed &&
          'Thank you for writing. This form is not connected to a mailbox yet, so nothing was sent; your text is still above, to copy.'}
      </Typography>
    </Form>
  )
}
