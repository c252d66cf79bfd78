/**
 * Collects the texts that the web app shows as the domain and the API give them, in English, so that catalogues contain them:
 * names and labels from the domain's constants, and the sentences of validation messages and problems from the source.
 */
import { ARTIFACT_TYPES, FIELD_LABELS } from '@tracker/domain/artifact/artifact.ts'
import { SORTS } from '@tracker/domain/artifact/sorts.ts'
import { PROBLEMS } from '@tracker/domain/api/problem.ts'
import { LIST_LABELS } from '@tracker/domain/lists/list.ts'
import { APPEAL, REPORT_REASONS } from '@tracker/domain/reports/report.ts'
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
/** Where messages for people are written. */
const SOURCES = [
  'packages/domain/src/**/*.ts',
  'web/src/photo/{fileKind,makePhoto.worker}.ts',
  'functions/src/**/*.ts',
]
/** Not shown by the app: API reference, errors of operators, pages of the function, which have their own texts. */
const NOT_SHOWN =
  /[.]test[.]ts$|openApi|operations|parameters|describedFields|domain[/]src[/]site[/]|import[/]mapping|pageTexts/
const COMMENT = /^\s*(?:\/?\*|\/\/)/
const DEVELOPERS = /console[.]|new (?:Type)?Error\(|logger[.]|description: `/
/** A string that is a sentence: `'Please …'`, `"… isn't …"` or a template. */
const SENTENCE = /'([A-Z][^'\n]* [^'\n]*[.?])'|"([A-Z][^"\n]* [^"\n]*[.?])"|`([^`\n]* [^`\n]*[.])`/g

/** Sentences of a module. `{0}` stands for a value of a template. */
export const sentencesOf = (source: string): string[] =>
  source
    .split('\n')
    .filter((line) => !COMMENT.test(line) && !DEVELOPERS.test(line))
    .flatMap((line) => [...line.matchAll(SENTENCE)])
    .map(([, single, double, template = '']) => {
      let values = 0
      return single ?? double ?? template.replaceAll(/\$\{(?:[^{}]|\{[^}]*\})*\}/g, () => `{${values++}}`)
    })

/** Formats and words of dates (packages/domain/src/time), discoverers and lists. The sources do not contain them as whole texts. */
const WORDS = [
  '{0}th',
  'Discoverer',
  'Collector',
  'Donor',
  'Owner',
  'Bequest',
  'Most Liked',
  '{0} century BC',
  '{0} century',
  '{0} millennium BC',
  '{0} millennium',
  'before {0}',
  'after {0}',
  '{0} to {1}',
  '{0} BC',
  'AD {0}',
  'and {0} more',
]

/** All texts, each once. */
export const domainTexts = (): string[] => [
  ...new Set([
    ...ARTIFACT_TYPES,
    ...Object.values(FIELD_LABELS),
    ...Object.values(LIST_LABELS),
    ...Object.values(SORTS).map(({ label }) => label),
    ...Object.values(PROBLEMS).map(({ title }) => title),
    ...REPORT_REASONS,
    APPEAL,
    ...WORDS,
    ...SOURCES.flatMap((pattern) => globSync(pattern, { cwd: ROOT }))
      .filter((file) => !NOT_SHOWN.test(file))
      .toSorted()
      .flatMap((file) => sentencesOf(readFileSync(`${ROOT}${file}`, 'utf8'))),
  ]),
]
