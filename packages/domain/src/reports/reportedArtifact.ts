/** Entry of the curators' list of reported artifacts. */
import * as z from 'zod/mini'
import { artifactSchema } from '../artifact/artifact.ts'
import { text, time } from '../api/describedFields.ts'

/** A reported artifact. Does not identify reporters. */
export const reportedSchema = z.object({
  artifact: artifactSchema,
  adder_uid: text('Uid of the adder'),
  is_own: z.boolean().check(z.describe('True if the curator added it and therefore cannot decide')),
  reports_count: z.int().check(z.nonnegative()),
  /** Newest reports, see `REPORTS_SHOWN`. */
  reports: z.array(
    z.object({ reason: text('Reason'), text: text('Text'), reported_at: time('Time of the report') }),
  ),
  /** Newest decisions, newest first. */
  decisions: z.array(
    z.object({ decision: text('Decision'), note: text('Reason'), decided_at: time('Time of the decision') }),
  ),
})
export type Reported = z.infer<typeof reportedSchema>
