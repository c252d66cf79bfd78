/** Calls for reports, and for decisions on them. */
import * as z from 'zod/mini'
import {
  decidedManySchema,
  decisionsSchema,
  openReportsSchema,
  reporterDecisionSchema,
  reporterSchema,
} from '../../reports/moderation.ts'
import { DECISIONS, decisionSchema, reportSchema } from '../../reports/report.ts'
import { reportedSchema } from '../../reports/reportedCase.ts'
import { CASES_LIMIT_MAX, LIST_LIMIT_DEFAULT } from '../../limits.ts'
import { BODY, type Call, CURSOR, limit, named, NEXT_PAGE, query, USER } from '../call.ts'
import { inserted, progress } from './sharedBodies.ts'

export const reportCalls = {
  report: {
    method: 'POST',
    path: '/reports',
    who: 'users',
    description:
      'Report an artifact or a shared list, or appeal against hiding one of yours; repeating changes nothing',
    body: named('NewReport', reportSchema),
    answer: inserted,
    status: 201,
    errors: [...BODY, 'not-found', 'conflict'],
  },
  reports: {
    method: 'GET',
    path: '/reports',
    who: 'curators',
    description: 'Open cases, then hidden artifacts and lists; for curators',
    parameters: [
      query('reporter', 'Only what the reporter with this pseudonym has reported, decided or not'),
      limit(LIST_LIMIT_DEFAULT, CASES_LIMIT_MAX),
      CURSOR,
    ],
    answer: z.array(named('Reported', reportedSchema)),
    answerHeader: NEXT_PAGE,
    errors: [...USER, 'invalid', 'not-found'],
  },
  decide: {
    method: 'POST',
    path: '/reports/{id}',
    who: 'curators',
    description:
      'Hide or restore an artifact or a list, or dismiss its reports, with the reason; for curators',
    body: named('NewDecision', decisionSchema),
    answer: named('Decided', z.object({ decision: z.enum(DECISIONS).check(z.describe('The decision')) })),
    errors: [...BODY, 'not-found', 'conflict'],
  },
  decideMany: {
    method: 'POST',
    path: '/decisions',
    who: 'curators',
    description: 'One decision on up to 50 artifacts and lists; can be repeated: for curators',
    body: named('NewDecisions', decisionsSchema),
    answer: named('DecidedMany', decidedManySchema),
    errors: BODY,
  },
  reporter: {
    method: 'GET',
    path: '/reporters/{id}',
    who: 'curators',
    description: 'A reporter by the pseudonym, without the account: for curators',
    answer: named('Reporter', reporterSchema),
    errors: [...USER, 'not-found'],
  },
  decideReporter: {
    method: 'POST',
    path: '/reporters/{id}',
    who: 'curators',
    description:
      'Dismiss the next reports of a reporter, suspend the account or lift that; repeat the call until none is left: for curators',
    body: named('NewReporterDecision', reporterDecisionSchema),
    answer: progress,
    errors: [...BODY, 'not-found'],
  },
  openReports: {
    method: 'GET',
    path: '/openReports',
    who: 'curators',
    description: 'Number of artifacts and lists that wait for a decision: for curators',
    answer: named('OpenReports', openReportsSchema),
    errors: USER,
  },
} as const satisfies Record<string, Call>
