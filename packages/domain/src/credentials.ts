/** What signing in and signing up ask for. */
import * as z from 'zod/mini'
import { isAcceptablePassword, PASSWORD_MESSAGE } from './account.ts'
import { EMAIL_MESSAGE, isEmail } from './email.ts'
import { isImageSource, safeImageUrl } from './imageUrl.ts'
import { isNamed } from './names.ts'
import { type Parsed, parseWith } from './parse.ts'
import { turnsNothing } from './text.ts'

const emailSchema = z.string().check(z.trim(), z.refine(isEmail, EMAIL_MESSAGE))

const signInSchema = z.object({
  email: emailSchema,
  // Any password: the identity provider judges it, and older accounts may have others than the rule allows today.
  password: z.string().check(z.refine((password) => password !== '', 'Please enter your password.')),
})
export type SignIn = z.infer<typeof signInSchema>

const nameShape = {
  name: z.string().check(z.trim(), z.refine(isNamed, 'Please enter your name.'), turnsNothing('Your name')),
}
const nameSchema = z.object(nameShape)

const signUpSchema = z.object({
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

/** Reads what was typed to sign in. Everything but the password is trimmed. */
export function parseSignIn(value: unknown): Parsed<SignIn> {
  return parseWith(signInSchema, value)
}

/** Reads what was typed to sign up. Everything but the password is trimmed; the photo may stay empty. */
export function parseSignUp(value: unknown): Parsed<SignUp> {
  return parseWith(signUpSchema, value)
}

/** Reads a name as an account shows it: trimmed, and with something to see. */
export function parseName(value: unknown): Parsed<z.infer<typeof nameSchema>> {
  return parseWith(nameSchema, value)
}
