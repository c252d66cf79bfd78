/** Entry of the curators' list of cases. */
import * as z from 'zod/mini'
import { artifactSchema } from '../artifact/artifact.ts'
import { text, time } from '../api/describedFields.ts'
import { listSchema } from '../lists/list.ts'

const shape = {
  is_own: z.boolean().check(z.describe('True if the curator added it and therefore cannot decide')),
  reports_count: z.int().check(z.nonnegative()),
  /** Newest reports, see `REPORTS_SHOWN`. */
  reports: z.array(
    z.object({
      reporter: text('Pseudonym of the reporter, the same in all cases; empty for appeals'),
      reason: text('Reason'),
      text: text('Text'),
      reported_at: time('Time of the report'),
    }),
  ),
  /** Newest decisions, newest first. */
  decisions: z.array(
    z.object({ decision: text('Decision'), note: text('Reason'), decided_at: time('Time of the decision') }),
  ),
}

/** A reported or hidden artifact or list. Does not identify reporters, nor the owner of a list. */
export const reportedSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('artifact'),
    artifact: artifactSchema,
    adder_uid: text('Uid of the adder'),
    ...shape,
  }),
  z.object({ kind: z.literal('list'), list: listSchema, ...shape }),
])
export type Reported = z.infer<typeof reportedSchema>
export type ReportedArtifact = Extract<Reported, { kind: 'artifact' }>
export type ReportedList = Extract<Reported, { kind: 'list' }>
