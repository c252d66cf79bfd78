/** The schemas of the account forms. Everything but a password is trimmed. */
import * as z from 'zod/mini'
import { isAcceptablePassword, PASSWORD_MESSAGE } from './account.ts'
import { emailSchema } from './email.ts'
import { isImageSource, safeImageUrl } from './imageUrl.ts'
import { isNamed } from './names.ts'
import { turnsNothing } from './text.ts'

export const signInSchema = z.object({
  email: emailSchema,
  // Any password: the identity provider judges it, and older accounts may have others than the rule allows today.
  password: z.string().check(z.refine((password) => password !== '', 'Please enter your password.')),
})

const nameShape = {
  name: z.string().check(z.trim(), z.refine(isNamed, 'Please enter your name.'), turnsNothing('Your name')),
}
/** A display name. */
export const nameSchema = z.object(nameShape)

/** The photo may be empty. */
export const signUpSchema = z.object({
  ...nameShape,
  email: emailSchema,
  password: z.string().check(z.refine(isAcceptablePassword, PASSWORD_MESSAGE)),
  photoURL: z.string().check(
    z.trim(),
    z.refine(
      (url) => url === '' || safeImageUrl(url) !== '',
      'The photo needs a full address that starts with http:// or https://.',
    ),
    z.refine(
      (url) => safeImageUrl(url) === '' || isImageSource(url, {}),
      'The photo must lead to a public web server: a host with a name, without a port or a password.',
    ),
  ),
})
export type SignUp = z.infer<typeof signUpSchema>
