/** Reads the repository's documents and the commands in them. */
import { readTexts } from './repository.ts'

const PROGRAMS = /^(npm|npx|node|git|firebase|gcloud|curl|java|local-firestore) /
const FENCE = /^ *```(?<language>[^\n]*)\n(?<content>[^]*?)^ *```$/gm

/**
 * Reads every document.
 * @throws Error if there are too few to be all
 */
export async function readDocuments(): Promise<ReadonlyMap<string, string>> {
  const documents = await readTexts(['**/*.md', '.github/**/*.md'])
  if (documents.size < 20) throw new Error(`Only ${documents.size} documents were found.`)
  return documents
}

export interface Fence {
  readonly language: string
  readonly content: string
}

export const fencesOf = (text: string): Fence[] =>
  [...text.matchAll(FENCE)].map(({ groups = {} }) => ({
    language: groups.language ?? '',
    content: groups.content ?? '',
  }))

/**
 * Returns the commands in a document: lines of `sh` blocks (lines ending in `\` are joined with the next),
 * bodies of shell loops, and inline code within sentences.
 */
export function commandsOf(text: string): string[] {
  const lines = fencesOf(text)
    .filter(({ language }) => language === 'sh')
    .flatMap(({ content }) =>
      content
        .replace(/\\\n\s*/g, '')
        .split('\n')
        .map((line) => line.trim()),
    )
    .filter((line) => !/^(for .*; do|done)$/.test(line))
  const spans = [...text.replace(FENCE, '').matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span)
  return [...lines.filter((line) => line !== ''), ...spans.filter((span) => PROGRAMS.test(span))]
}

/** Returns the text below a heading of the second level. @throws Error without such a heading */
export function sectionOf(text: string, heading: string): string {
  const [, section] = text.split(`\n## ${heading}\n`)
  if (section === undefined) throw new Error(`There is no section ${heading}.`)
  return section.split('\n## ')[0] ?? ''
}
