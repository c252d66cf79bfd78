/** The schemas of the contact form and the newsletter, which send nothing. */
import * as z from 'zod/mini'
import { emailSchema } from './email.ts'

const filled = (message: string) => z.string().check(z.refine((text) => text.trim() !== '', message))

/** Every field is required (specification, section 5). */
export const contactSchema = z.object({
  name: filled('Please enter your name.'),
  email: emailSchema,
  message: filled('Please enter a message.'),
})

export const subscriptionSchema = z.object({ email: emailSchema })
