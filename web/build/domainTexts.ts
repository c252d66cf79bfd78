/**
 * Collects the texts that the web app shows as the domain gives them, in English, so that catalogues contain them: names and labels
 * from the domain's constants, and the sentences about the file of an import and about a photo from the source. All other sentences
 * are messages with codes (packages/domain/src/messages).
 */
import { FIELD_LABELS } from '@tracker/domain/artifact/artifact.ts'
import { SHIPPED_TYPES } from '@tracker/domain/artifact/shippedTypes.ts'
import { SORTS } from '@tracker/domain/artifact/sorts.ts'
import { PROBLEMS } from '@tracker/domain/api/problem.ts'
import { LIST_LABELS } from '@tracker/domain/lists/list.ts'
import { APPEAL, REPORT_REASONS } from '@tracker/domain/reports/report.ts'
import { AXIS_CAPTIONS } from '@tracker/domain/time/axis.ts'
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
/** Where sentences without codes are written. */
const SOURCES = ['packages/domain/src/import/**/*.ts', 'web/src/photo/{fileKind,makePhoto.worker}.ts']
/** Tests, and errors of operators. */
const NOT_SHOWN = /[.]test[.]ts$|import[/]mapping/
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
    ...REPORT_REASONS,
    APPEAL,
    ...AXIS_CAPTIONS.map(({ text }) => text).filter((text) => /[A-Z]/.test(text)),
    ...WORDS,
    ...SOURCES.flatMap((pattern) => globSync(pattern, { cwd: ROOT }))
      .filter((file) => !NOT_SHOWN.test(file))
      .toSorted()
      .flatMap((file) => sentencesOf(readFileSync(`${ROOT}${file}`, 'utf8'))),
  ]),
]
