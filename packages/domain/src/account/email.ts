import * as z from 'zod/mini'
import { inSchema, say } from '../messages/message.ts'

/** Pattern of `<input type="email">` in the HTML standard. */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i

/** Schema of an e-mail address; trims it. */
export const emailSchema = z.string().check(z.trim(), z.regex(EMAIL, inSchema(say('email-invalid'))))
