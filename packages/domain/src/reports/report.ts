/** Reports on artifacts and lists, and curators' decisions (docs/decisions/009-reports.md). */
import * as z from 'zod/mini'
import { REPORT_TEXT_MAX } from '../limits.ts'
import { inSchema, say } from '../messages/message.ts'
import { type Parsed, parseWith } from '../api/parse.ts'
import { textSchema } from '../text/storableText.ts'

/** Kinds of records that can be reported. */
export const CASE_KINDS = ['artifact', 'list'] as const
export type CaseKind = (typeof CASE_KINDS)[number]

/** The record that a report or a decision is about. Its id is also the id of its case. */
export interface Subject {
  readonly kind: CaseKind
  readonly id: string
}

/** Reasons a user can choose. */
export const REPORT_REASONS = [
  'Unlawful',
  'Personal data',
  'Offensive',
  'False',
  'Advertising',
  'Other',
] as const
/** Reason of an appeal against hiding, by the adder of an artifact or the owner of a list. */
export const APPEAL = 'Appeal'

export const DECISIONS = ['hide', 'restore', 'dismiss'] as const
export type DecisionName = (typeof DECISIONS)[number]

const NO_SUBJECT = inSchema(say('subject-missing'))
const idOf = (field: string, description: string) =>
  z.optional(
    z
      .string(inSchema(say('text-expected', { field })))
      .check(z.minLength(1, NO_SUBJECT), z.describe(description)),
  )
const text = (label: string, description: string) =>
  z._default(textSchema(label, REPORT_TEXT_MAX).check(z.trim(), z.describe(description)), '')

export const reportSchema = z
  .object(
    {
      artifactId: idOf('artifactId', 'The reported artifact'),
      listId: idOf('listId', 'The reported list, instead of an artifact'),
      reason: z
        .enum([...REPORT_REASONS, APPEAL], inSchema(say('reason-unknown')))
        .check(z.describe('`Appeal` is for your own hidden artifact or list')),
      text: text('What is wrong', 'Explanation'),
    },
    inSchema(say('report-expected')),
  )
  .check(
    z.refine(({ artifactId, listId }) => (artifactId === undefined) !== (listId === undefined), {
      path: ['artifactId'],
      error: NO_SUBJECT,
    }),
  )
export type Report = z.infer<typeof reportSchema>

/** Returns the record that a valid report is about. */
export const subjectOf = ({ artifactId, listId = '' }: Pick<Report, 'artifactId' | 'listId'>): Subject =>
  artifactId === undefined ? { kind: 'list', id: listId } : { kind: 'artifact', id: artifactId }

export const decisionShape = {
  decision: z
    .enum(DECISIONS, inSchema(say('decision-unknown', { choices: DECISIONS.join(', ') })))
    .check(z.describe('The decision')),
  note: text('Why', 'Reason; required for `hide`, and then shown to the adder or owner'),
}
/** Hiding needs a reason. */
export const requireNote = z.refine<{ decision: DecisionName; note: string }>(
  ({ decision, note }) => decision !== 'hide' || note !== '',
  { path: ['note'], error: inSchema(say('note-for-adder')) },
)

export const decisionSchema = z
  .object(
    {
      kind: z._default(
        z
          .enum(CASE_KINDS, inSchema(say('kind-unknown', { choices: CASE_KINDS.join(', ') })))
          .check(z.describe('What the id in the path names; an artifact if omitted')),
        'artifact',
      ),
      ...decisionShape,
    },
    inSchema(say('decision-expected')),
  )
  .check(requireNote)
/** A decision with its reason. */
export type Decision = Pick<z.infer<typeof decisionSchema>, 'decision' | 'note'>

/** Parses the body of `POST /reports`. */
export const parseReport = (value: unknown): Parsed<Report> => parseWith(reportSchema, value)
/** Parses the body of `POST /reports/{id}`. */
export const parseDecision = (value: unknown): Parsed<z.infer<typeof decisionSchema>> =>
  parseWith(decisionSchema, value)

/** Returns the report's id. It is derived from user and record, so that a user can report each once. */
export function reportId(uid: string, reportedId: string): string {
  return `${uid}_${reportedId}`
}
