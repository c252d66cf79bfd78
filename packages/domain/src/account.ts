/**
 * Accounts: the password rule and the names that adders go by (specification, section 5; docs/product-decisions.md,
 * section 2).
 */
import { NAME_MAX, PASSWORD_MIN } from './limits.ts'
import { isNamed } from './names.ts'
import { tidyLine } from './text.ts'

export const PASSWORD_MESSAGE =
  'Password must be 6 characters and must contain an uppercase and a lowercase character.'

/** Whether a password is long enough and has an uppercase and a lowercase letter. */
export function isAcceptablePassword(password: string): boolean {
  return password.length >= PASSWORD_MIN && /\p{Lu}/u.test(password) && /\p{Ll}/u.test(password)
}

/** The name shown for an adder: the account's display name, else the submitted one, else the e-mail before the @. */
export function adderName(
  displayName: string | undefined,
  submitted: string | undefined,
  email: string,
): string {
  const names = [displayName, submitted, email.split('@')[0]]
  return names.map((name) => tidyLine(name ?? '', NAME_MAX)).find(isNamed) ?? ''
}

/** Whether an account has no name that could be shown, so that the beginning of its address would be. */
export const isNameless = (displayName: string): boolean => !isNamed(tidyLine(displayName, NAME_MAX))

/** Whether two e-mail addresses name the same account: compared without case. */
export function isSameEmail(one: string, other: string): boolean {
  return one !== '' && one.toLowerCase() === other.toLowerCase()
}
