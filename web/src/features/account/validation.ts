/** What the account forms check before they ask the identity provider. */
import { PASSWORD_MESSAGE, isAcceptablePassword } from '@tracker/domain/account.ts'
import { safeImageUrl } from '@tracker/domain/imageUrl.ts'
import { EMAIL_MESSAGE } from '#components/emailMessage.ts'
import type { FieldError } from '@tracker/domain/parse.ts'

/** As browsers understand an input of type e-mail. */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i

function complaint(field: string, isFine: boolean, message: string): FieldError[] {
  return isFine ? [] : [{ field, message }]
}

const checkEmail = (email: string) => complaint('email', EMAIL.test(email.trim()), EMAIL_MESSAGE)

export function checkSignIn({ email, password }: { email: string; password: string }): FieldError[] {
  return [...checkEmail(email), ...complaint('password', password !== '', 'Please enter your password.')]
}

export interface SignUpValues {
  name: string
  email: string
  password: string
  photoURL: string
}

export function checkSignUp({ name, email, password, photoURL }: SignUpValues): FieldError[] {
  return [
    ...complaint('name', name.trim() !== '', 'Please enter your name.'),
    ...checkEmail(email),
    ...complaint('password', isAcceptablePassword(password), PASSWORD_MESSAGE),
    ...complaint(
      'photoURL',
      photoURL.trim() === '' || safeImageUrl(photoURL.trim()) !== '',
      'The photo needs a full address that starts with http:// or https://.',
    ),
  ]
}
