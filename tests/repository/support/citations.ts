/**
 * Finds citations in code and documents, and checks that their targets exist:
 *
 *   docs/api.md, packages/local-firestore/README.md      a document, relative to the root, to docs or to the file
 *   docs/decisions/002, decision 002, decisions 010 and 016
 *   docs/specification.md, section 3; specification, sections 1 and 2
 *   threat 31, threats 29 to 34
 */
import { dirname, posix } from 'node:path'

/** The document that defines each kind of number. */
const SPECIFICATION = 'docs/specification.md'
const THREATS = 'docs/threats.md'

/** One number or several: "3", "1 and 2", "16, 26, 27, 28", "29 to 34". */
const numbers = (one: string) => `(${one}(?:(?:, | and |, and | to )${one})*)`
const CITED = {
  path: /(?<![\w/.-])(docs\/[\w./-]*\w)/g,
  document: /(?<![\w*/.-])([\w./-]*\w\.md)\b/g,
  section: new RegExp(String.raw`([\w./-]+\.md|specification), sections? ${numbers(String.raw`\d+`)}`, 'gi'),
  threat: new RegExp(String.raw`\bthreats? ${numbers(String.raw`\d+`)}`, 'gi'),
  decision: new RegExp(String.raw`\bdecisions? ${numbers(String.raw`\d{3}`)}`, 'gi'),
}

export interface Library {
  /** Every file and folder of docs, and every document of the repository, as paths from the root. */
  readonly paths: ReadonlySet<string>
  /** Returns the text of a document. */
  readonly textOf: (path: string) => string
}

const listed = (text = ''): string[] => text.match(/\d+/g) ?? []
const sectionsOf = (text: string) => [...text.matchAll(/^## (\d+)\. /gm)].map(([, number]) => number)
const threatsOf = (text: string) => [...text.matchAll(/^- \*\*(\d+)\. /gm)].map(([, number]) => number)

/** Returns citations in a text that are not in the library; `file` is the file of the text. */
export function brokenCitations(file: string, text: string, library: Library): string[] {
  const { paths, textOf } = library
  const resolve = (name: string) =>
    [name, `docs/${name}`, posix.join(dirname(file), name)].find((path) => paths.has(path))
  const isDecision = (number: string) =>
    [...paths].some((path) => path.startsWith(`docs/decisions/${number}-`))

  const broken: string[] = []
  const note = (isThere: boolean, citation: string) => {
    if (!isThere) broken.push(`${file}: ${citation}`)
  }
  for (const [, path = ''] of text.matchAll(CITED.path)) {
    const [, decision] = /^docs\/decisions\/(\d{3})$/.exec(path) ?? []
    note(decision ? isDecision(decision) : paths.has(path), path)
  }
  for (const [, name = ''] of text.matchAll(CITED.document)) note(resolve(name) !== undefined, name)
  for (const [citation, name = '', cited] of text.matchAll(CITED.section)) {
    const document = name.endsWith('.md') ? resolve(name) : SPECIFICATION
    const sections = document ? sectionsOf(textOf(document)) : []
    note(
      listed(cited).every((number) => sections.includes(number)),
      citation,
    )
  }
  const threats = threatsOf(textOf(THREATS))
  for (const [citation, cited] of text.matchAll(CITED.threat))
    note(
      listed(cited).every((number) => threats.includes(number)),
      citation,
    )
  for (const [citation, cited] of text.matchAll(CITED.decision))
    note(listed(cited).every(isDecision), citation)
  return broken
}
