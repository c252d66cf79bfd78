/** Names and labels of the domain that the web app shows, in English, so that catalogues contain them. Sentences have codes. */
import { FIELD_LABELS } from '@tracker/domain/artifact/artifact.ts'
import { SHIPPED_TYPES } from '@tracker/domain/artifact/shippedTypes.ts'
import { SORTS } from '@tracker/domain/artifact/sorts.ts'
import { PROBLEMS } from '@tracker/domain/api/problem.ts'
import { LICENCE_GROUPS } from '@tracker/domain/photo/licences.ts'
import { LIST_LABELS } from '@tracker/domain/lists/list.ts'
import { APPEAL, REPORT_REASONS } from '@tracker/domain/reports/report.ts'
import { AXIS_CAPTIONS } from '@tracker/domain/time/axis.ts'

/** Words of discoverers and lists. The sources do not contain them as whole texts. */
const WORDS = ['Discoverer', 'Collector', 'Donor', 'Owner', 'Bequest', 'Most Liked']

/** All texts, each once. */
export const domainTexts = (): string[] => [
  ...new Set([
    ...SHIPPED_TYPES,
    ...Object.values(FIELD_LABELS),
    ...Object.values(LIST_LABELS),
    ...Object.values(SORTS).map(({ label }) => label),
    ...Object.values(PROBLEMS).map(({ title }) => title),
    ...LICENCE_GROUPS.flatMap(({ licences }) => licences.map(({ name }) => name)).filter(
      (name) => !name.startsWith('CC'),
    ),
    ...REPORT_REASONS,
    APPEAL,
    ...AXIS_CAPTIONS.map(({ text }) => text).filter((text) => /[A-Z]/.test(text)),
    ...WORDS,
  ]),
]
