/** Moderation of many records, of contributors and of reporters, by curators (docs/decisions/009-reports.md). */
import * as z from 'zod/mini'
import { artifactSchema } from '../artifact/artifact.ts'
import { DECISIONS_PER_CALL, REPORT_TEXT_MAX } from '../limits.ts'
import { inSchema, say } from '../messages/message.ts'
import { type Parsed, parseWith } from '../api/parse.ts'
import { count, text, time } from '../api/describedFields.ts'
import { textSchema } from '../text/storableText.ts'
import { decisionShape, requireNote } from './report.ts'

const ids = (field: string, description: string) =>
  z._default(
    z
      .array(z.string(inSchema(say('id-expected'))), inSchema(say('list-expected', { field })))
      .check(
        z.maxLength(DECISIONS_PER_CALL, inSchema(say('at-a-time', { most: DECISIONS_PER_CALL }))),
        z.describe(description),
      ),
    [],
  )

/** Body of `POST /decisions`: one decision on several artifacts and lists. */
export const decisionsSchema = z
  .object(
    {
      artifactIds: ids('artifactIds', 'The artifacts'),
      listIds: ids('listIds', 'The lists'),
      ...decisionShape,
    },
    inSchema(say('decision-expected')),
  )
  .check(
    requireNote,
    z.refine(({ artifactIds, listIds }) => artifactIds.length + listIds.length > 0, {
      path: ['artifactIds'],
      error: inSchema(say('subjects-missing')),
    }),
    z.refine(({ artifactIds, listIds }) => artifactIds.length + listIds.length <= DECISIONS_PER_CALL, {
      path: ['listIds'],
      error: inSchema(say('at-a-time', { most: DECISIONS_PER_CALL })),
    }),
  )
export type Decisions = z.infer<typeof decisionsSchema>

/** Response of `GET /openReports`. */
export const openReportsSchema = z.object({
  open: count('Number of artifacts and lists that wait for a decision'),
})

/** Parses the body of `POST /decisions`. */
export const parseDecisions = (value: unknown): Parsed<Decisions> => parseWith(decisionsSchema, value)

/** Response of `POST /decisions`. */
export const decidedManySchema = z.object({
  decided: count('Number of artifacts and lists to which the decision applies now'),
  refused: z.array(
    z.object({
      artifactId: z.optional(text('The artifact')),
      listId: z.optional(text('The list')),
      message: text('Reason for the refusal'),
    }),
  ),
})

/** Body of `POST /suspensions/{uid}`. */
export const suspensionSchema = z.object(
  {
    reason: textSchema('Why', REPORT_TEXT_MAX).check(
      z.trim(),
      z.minLength(1, inSchema(say('note-for-contributor'))),
    ),
  },
  inSchema(say('suspension-expected')),
)
/** Parses the body of `POST /suspensions/{uid}`. */
export const parseSuspension = (value: unknown): Parsed<z.infer<typeof suspensionSchema>> =>
  parseWith(suspensionSchema, value)

/**
 * Response of calls that change many records in steps. Repeating the call continues until nothing is left.
 */
export const progressSchema = z.object({
  done: count('Number of artifacts or reports that this call changed'),
  left: count('Number of artifacts or reports left to change'),
})
export type Progress = z.infer<typeof progressSchema>

const suspensionShape = {
  reason: text('Reason of the suspension'),
  suspended_at: time('Time of the suspension'),
  is_lifting: z.boolean().check(z.describe('True while its artifacts are being restored')),
}

/** A suspended contributor, or a suspended reporter, who is not identified. */
export const suspendedSchema = z.object({
  uid: text('Uid of the contributor; empty for a reporter'),
  name: text('Display name of the account; empty for a reporter'),
  reporter: z.optional(text('Pseudonym of the reporter, if the suspension was by it')),
  ...suspensionShape,
})
export type Suspended = z.infer<typeof suspendedSchema>

/** Response of `GET /reporters/{id}`. */
export const reporterSchema = z.object({
  reporter: text('Pseudonym'),
  reports: count('Number of reports that are not dismissed as those of this reporter'),
  is_own: z.boolean().check(z.describe('True if it is you')),
  suspension: z.nullable(z.object(suspensionShape)),
})
export type Reporter = z.infer<typeof reporterSchema>

/** Decisions about a reporter: dismissing all reports, suspending the account, lifting the suspension. */
export const REPORTER_DECISIONS = ['dismiss', 'suspend', 'lift'] as const

/** Body of `POST /reporters/{id}`. */
export const reporterDecisionSchema = z
  .object(
    {
      decision: z
        .enum(
          REPORTER_DECISIONS,
          inSchema(say('decision-unknown', { choices: REPORTER_DECISIONS.join(', ') })),
        )
        .check(z.describe('The decision')),
      note: z._default(
        textSchema('Why', REPORT_TEXT_MAX).check(
          z.trim(),
          z.describe('Reason; required for `suspend`, and then shown to the reporter'),
        ),
        '',
      ),
    },
    inSchema(say('decision-expected')),
  )
  .check(
    z.refine(({ decision, note }) => decision !== 'suspend' || note !== '', {
      path: ['note'],
      error: inSchema(say('note-for-reporter')),
    }),
  )
export type ReporterDecision = z.infer<typeof reporterDecisionSchema>
export const parseReporterDecision = (value: unknown): Parsed<ReporterDecision> =>
  parseWith(reporterDecisionSchema, value)

/**
 * Response of `GET /moderation/{uid}`: one page of a contributor's artifacts, including hidden ones, newest
 * first.
 */
export const moderationSchema = z.object({
  uid: text('Uid of the contributor'),
  name: text('Adder name of the newest artifact'),
  is_own: z.boolean().check(z.describe('True for your own account')),
  suspension: z.nullable(suspendedSchema),
  visible: count('Number of visible artifacts'),
  hidden: count('Number of hidden artifacts'),
  artifacts: z.array(artifactSchema),
})
export type Moderation = z.infer<typeof moderationSchema>
