/** Schemas of the account forms. All fields except passwords are trimmed. */
import * as z from 'zod/mini'
import { isAcceptablePassword, PASSWORD_MESSAGE } from './account.ts'
import { emailSchema } from './email.ts'
import { isImageSource, safeImageUrl } from '../photo/imageUrl.ts'
import { inSchema, say } from '../messages/message.ts'
import { isVisibleName } from '../text/visibleName.ts'
import { noDirectionControls } from '../text/storableText.ts'

const passwordShape = {
  // No password rule here: older accounts may have passwords that predate it.
  password: z.string().check(z.refine((password) => password !== '', inSchema(say('password-missing')))),
}
export const signInSchema = z.object({ email: emailSchema, ...passwordShape })

const nameShape = {
  name: z
    .string()
    .check(
      z.trim(),
      z.refine(isVisibleName, inSchema(say('own-name-missing'))),
      noDirectionControls('Your name'),
    ),
}
/** Schema of a display name. */
export const nameSchema = z.object(nameShape)

const photoShape = {
  photoURL: z.string().check(
    z.trim(),
    z.refine((url) => url === '' || safeImageUrl(url) !== '', inSchema(say('own-photo-address'))),
    z.refine((url) => safeImageUrl(url) === '' || isImageSource(url, {}), inSchema(say('own-photo-server'))),
  ),
}
/** Schema of name and photo. `photoURL` is optional. */
export const profileSchema = z.object({ ...nameShape, ...photoShape })

const newPassword = z.string().check(z.refine(isAcceptablePassword, PASSWORD_MESSAGE))

/** Schema of the sign-up form. */
export const signUpSchema = z.object({
  ...nameShape,
  email: emailSchema,
  password: newPassword,
  ...photoShape,
})
export type SignUp = z.infer<typeof signUpSchema>

/** Schema of the form for a forgotten password. */
export const resetSchema = z.object({ email: emailSchema })
/** Schema of a change of password. `password` is the current one. */
export const newPasswordSchema = z.object({ ...passwordShape, newPassword })
/** Schema of a change of e-mail address. */
export const newEmailSchema = z.object({ email: emailSchema, ...passwordShape })
