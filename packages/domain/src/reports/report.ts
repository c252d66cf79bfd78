/** Reports and curator decisions (docs/decisions/009-reports.md). */
import * as z from 'zod/mini'
import { REPORT_TEXT_MAX } from '../limits.ts'
import { type Parsed, parseWith } from '../api/parse.ts'
import { textSchema } from '../text/storableText.ts'

/** Reasons a user can choose. */
export const REPORT_REASONS = [
  'Unlawful',
  'Personal data',
  'Offensive',
  'False',
  'Advertising',
  'Other',
] as const
/** Reason of an adder's appeal against hiding. */
export const APPEAL = 'Appeal'

export const DECISIONS = ['hide', 'restore', 'dismiss'] as const
export type DecisionName = (typeof DECISIONS)[number]

const artifactId = z
  .string('artifactId must be text.')
  .check(z.minLength(1, 'Please say which artifact.'), z.describe('The reported artifact'))
const text = (label: string, description: string) =>
  z._default(textSchema(label, REPORT_TEXT_MAX).check(z.trim(), z.describe(description)), '')

export const reportSchema = z.object(
  {
    artifactId,
    reason: z
      .enum([...REPORT_REASONS, APPEAL], 'Please choose a reason.')
      .check(z.describe('`Appeal` is for your own hidden artifact')),
    text: text('What is wrong', 'Explanation'),
  },
  'A report is an object with the documented fields.',
)
export type Report = z.infer<typeof reportSchema>

export const listReportSchema = z.object(
  {
    listId: z
      .string('listId must be text.')
      .check(z.minLength(1, 'Please say which list.'), z.describe('The reported list')),
    reason: z.enum(REPORT_REASONS, 'Please choose a reason.').check(z.describe('The reason')),
    text: text('What is wrong', 'Explanation'),
  },
  'A report is an object with the documented fields.',
)
export type ListReport = z.infer<typeof listReportSchema>

export const decisionShape = {
  decision: z.enum(DECISIONS, `Please decide: ${DECISIONS.join(', ')}.`).check(z.describe('The decision')),
  note: text('Why', 'Reason; required for `hide`, and then shown to the adder'),
}
/** Hiding needs a reason. */
export const requireNote = z.refine<{ decision: DecisionName; note: string }>(
  ({ decision, note }) => decision !== 'hide' || note !== '',
  { path: ['note'], error: 'Please say why: the adder is shown it.' },
)

export const decisionSchema = z
  .object(decisionShape, 'A decision is an object with the documented fields.')
  .check(requireNote)
export type Decision = z.infer<typeof decisionSchema>

/** Parses the body of `POST /reports`. */
export const parseReport = (value: unknown): Parsed<Report> => parseWith(reportSchema, value)
/** Parses the body of `POST /listReports`. */
export const parseListReport = (value: unknown): Parsed<ListReport> => parseWith(listReportSchema, value)
/** Parses the body of `POST /reports/{artifactId}` and `POST /listReports/{listId}`. */
export const parseDecision = (value: unknown): Parsed<Decision> => parseWith(decisionSchema, value)

/** Returns the report's id. It is derived from user and artifact or list, so that a user can report each once. */
export function reportId(uid: string, reportedId: string): string {
  return `${uid}_${reportedId}`
}
