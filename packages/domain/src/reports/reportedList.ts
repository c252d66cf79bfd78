/** A report about a list, for curators (docs/decisions/029-lists.md). */
import * as z from 'zod/mini'
import { text, time } from '../api/describedFields.ts'
import { listSchema } from '../lists/list.ts'

export const reportedListSchema = z.object({
  list: listSchema,
  is_own: z.boolean().check(z.describe('True if you own the list and therefore cannot decide')),
  reason: text('Reason'),
  text: text('Text of the report'),
  reported_at: time('Time of the report'),
})
export type ReportedList = z.infer<typeof reportedListSchema>
