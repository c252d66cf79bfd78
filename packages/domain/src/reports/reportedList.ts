/** A report about a list, for curators (docs/decisions/029-lists.md). */
import * as z from 'zod/mini'
import { text, time } from '../api/describedFields.ts'
import { listSchema } from '../lists/list.ts'

export const reportedListSchema = z.object({
  list: listSchema,
  is_own: z.boolean().check(z.describe('You made the list, and cannot decide about it')),
  reason: text('The reason'),
  text: text('What is wrong, in words'),
  reported_at: time('When'),
})
export type ReportedList = z.infer<typeof reportedListSchema>
