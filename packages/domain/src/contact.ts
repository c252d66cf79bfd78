/** The contact form, which sends nothing. It is read without the schema library, which would be half of what its page loads. */
import { EMAIL_MESSAGE, isEmail } from './email.ts'
import type { FieldError, Parsed } from './parse.ts'

interface Contact {
  name: string
  email: string
  message: string
}

function fieldError(field: string, isFine: boolean, message: string): FieldError[] {
  return isFine ? [] : [{ field, message }]
}

/** Reads what was typed into the contact form: every field is required (specification, section 5). */
export function parseContact(value: Contact): Parsed<Contact> {
  const errors = [
    ...fieldError('name', value.name.trim() !== '', 'Please enter your name.'),
    ...fieldError('email', isEmail(value.email), EMAIL_MESSAGE),
    ...fieldError('message', value.message.trim() !== '', 'Please enter a message.'),
  ]
  return errors.length === 0 ? { ok: true, value } : { ok: false, errors }
}
