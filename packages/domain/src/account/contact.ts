/** Schemas of the contact and newsletter forms. Neither form sends data. */
import * as z from 'zod/mini'
import { emailSchema } from './email.ts'

const filled = (message: string) => z.string().check(z.refine((text) => text.trim() !== '', message))

/** All fields are required. */
export const contactSchema = z.object({
  name: filled('Please enter your name.'),
  email: emailSchema,
  message: filled('Please enter a message.'),
})

export const subscriptionSchema = z.object({ email: emailSchema })
