/** Schemas of the contact and newsletter forms. Neither form sends data. */
import * as z from 'zod/mini'
import { inSchema, say } from '../messages/message.ts'
import { emailSchema } from './email.ts'

const filled = (message: string) => z.string().check(z.refine((text) => text.trim() !== '', message))

/** All fields are required. */
export const contactSchema = z.object({
  name: filled(inSchema(say('own-name-missing'))),
  email: emailSchema,
  message: filled(inSchema(say('message-missing'))),
})

export const subscriptionSchema = z.object({ email: emailSchema })
