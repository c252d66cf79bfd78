import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { ROOT } from '../../tools/cli/paths.ts'
import { readDocuments } from './support/documents.ts'

let documents: ReadonlyMap<string, string>

beforeAll(async () => {
  documents = await readDocuments()
})

/** The name that a heading is linked by. */
const anchor = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replace(/\s/g, '-')

const anchorsOf = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) => anchor(heading ?? ''))

/** Every match of a pattern's first group in every document, with the document. */
function* found(pattern: RegExp): Iterable<{ path: string; match: string }> {
  for (const [path, text] of documents) {
    for (const [, match = ''] of text.matchAll(pattern)) yield { path, match }
  }
}

describe('the documents', () => {
  it('link only to files and headings that exist', async () => {
    const broken: string[] = []
    for (const { path, match } of found(/\]\(([^)\s]+)\)/g)) {
      if (/^(https?:|mailto:)/.test(match)) continue
      const [file = '', heading] = match.split('#')
      const target = file === '' ? path : join(dirname(path), file)
      const isThere = existsSync(join(ROOT, target))
      const text = isThere && heading ? await readFile(join(ROOT, target), 'utf8') : ''
      if (!isThere || (heading && !anchorsOf(text).includes(heading))) broken.push(`${path}: ${match}`)
    }
    expect(broken).toEqual([])
  })

  it('name only npm scripts that exist, in the root or in the package that the command or document is of', async () => {
    const scriptsOf = async (folder: string): Promise<object> => {
      const manifest = join(ROOT, folder, 'package.json')
      return existsSync(manifest) ? Object(JSON.parse(await readFile(manifest, 'utf8')).scripts) : {}
    }
    const unknown: string[] = []
    for (const { path, match } of found(/npm run ([\w:-]+(?: -w [\w/-]+)?)/g)) {
      const [script = '', workspace] = match.split(' -w ')
      const folders = workspace ? [workspace] : ['.', dirname(path)]
      const known = await Promise.all(folders.map(scriptsOf))
      if (!known.some((scripts) => Object.hasOwn(scripts, script))) unknown.push(`${path}: ${match}`)
    }
    expect(unknown).toEqual([])
  })

  it('name only files and folders that exist', () => {
    const paths = /`((?:docs|functions|packages|scripts|seed|tests|web)\/[\w./-]+)`/g
    const made = /^(functions\/(dist|\.env)|web\/(dist|\.env))/
    const missing = [...found(paths)].filter(
      ({ path, match }) =>
        !made.test(match) && !existsSync(join(ROOT, match)) && !existsSync(join(ROOT, dirname(path), match)),
    )
    expect(missing).toEqual([])
  })
})
