import type { Parsed } from './parse.ts'

/** What every form says of an address that is none. */
export const EMAIL_MESSAGE = 'Please enter an e-mail address, like name@example.com.'

/** As browsers understand an input of type e-mail. */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i

/** Whether text is an e-mail address; space around it does not count. */
export function isEmail(text: string): boolean {
  return EMAIL.test(text.trim())
}

/** Reads what was typed into the newsletter's box, without the schema library: the home page shall not wait for it. */
export function parseSubscription(value: { email: string }): Parsed<{ email: string }> {
  return isEmail(value.email)
    ? { ok: true, value }
    : { ok: false, errors: [{ field: 'email', message: EMAIL_MESSAGE }] }
}
