import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type FormEvent, useState } from 'react'

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(3),
}))

/** A form that sends nothing, as specified, and says so. The browser checks that every field is filled. */
export function ContactForm() {
  const [wasPressed, setPressed] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setPressed(true)
  }
  return (
    <Form onSubmit={submit}>
      <TextField label="Name" name="name" autoComplete="name" required id="contact-name" />
      <TextField label="E-mail" name="email" type="email" autoComplete="email" required id="contact-email" />
      <TextField label="Message" name="message" multiline minRows={5} required id="contact-message" />
      <Button type="submit" variant="contained">
        Send Message
      </Button>
      <Typography component="output" color="textSecondary" sx={{ display: 'block', minHeight: '3.2em' }}>
        {wasPressed &&
          'Thank you for writing. This form is not connected to a mailbox yet, so nothing was sent; your text is still above, to copy.'}
      </Typography>
    </Form>
  )
}
