/** Accounts: the password rule and the displayed name of an adder (docs/specification.md). */
import { NAME_MAX, PASSWORD_MIN } from '../limits.ts'
import { inSchema, say } from '../messages/message.ts'
import { isVisibleName } from '../text/visibleName.ts'
import { tidyLine } from '../text/storableText.ts'

export const PASSWORD_MESSAGE = inSchema(say('password-weak'))

/** Returns true if a password is long enough and has an uppercase and a lowercase letter. */
export function isAcceptablePassword(password: string): boolean {
  return password.length >= PASSWORD_MIN && /\p{Lu}/u.test(password) && /\p{Ll}/u.test(password)
}

/** Returns the name shown for an adder: display name, else submitted name, else the e-mail's local part. */
export function adderName(
  displayName: string | undefined,
  submitted: string | undefined,
  email: string,
): string {
  const names = [displayName, submitted, email.split('@')[0]]
  return names.map((name) => tidyLine(name ?? '', NAME_MAX)).find(isVisibleName) ?? ''
}

/** Returns true if `adderName` would fall back to the e-mail's local part. */
export const hasNoVisibleName = (displayName: string): boolean =>
  !isVisibleName(tidyLine(displayName, NAME_MAX))

/** Compares two e-mail addresses, ignoring case. Empty addresses never match. */
export function isSameEmail(one: string, other: string): boolean {
  return one !== '' && one.toLowerCase() === other.toLowerCase()
}
