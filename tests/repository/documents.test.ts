import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { basename, dirname, join, sep } from 'node:path'
import { CONTENT_FIELDS } from '@tracker/domain/artifact/artifact.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { ROOT } from '../../tools/cli/paths.ts'
import { objectOf } from '../api/support/ask.ts'
import { brokenCitations } from './support/citations.ts'
import { readDocuments } from './support/documents.ts'
import { readTexts } from './support/repository.ts'

let documents: ReadonlyMap<string, string>

beforeAll(async () => {
  documents = await readDocuments()
})

/** The anchor of a heading's link. */
const anchor = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replace(/\s/g, '-')

const anchorsOf = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) => anchor(heading ?? ''))

/** Yields every match of a pattern's first group in every document. */
function* found(pattern: RegExp): Iterable<{ path: string; match: string }> {
  for (const [path, text] of documents) {
    for (const [, match = ''] of text.matchAll(pattern)) yield { path, match }
  }
}

describe('the documents', () => {
  it('link only to files and headings that exist', async () => {
    const broken: string[] = []
    for (const { path, match } of found(/\]\(([^)\s]+)\)/g)) {
      // Those that begin with / are addresses of a site.
      if (/^(https?:|mailto:|\/)/.test(match)) continue
      const [file = '', heading] = match.split('#')
      const target = file === '' ? path : join(dirname(path), file)
      const isThere = existsSync(join(ROOT, target))
      const text = isThere && heading ? await readFile(join(ROOT, target), 'utf8') : ''
      if (!isThere || (heading && !anchorsOf(text).includes(heading))) broken.push(`${path}: ${match}`)
    }
    expect(broken).toEqual([])
  })

  it('name only npm scripts that exist, in the root or in the package that the command or document is of', async () => {
    const scriptsOf = async (folder: string): Promise<unknown> => {
      const manifest = join(ROOT, folder, 'package.json')
      return existsSync(manifest) ? objectOf(JSON.parse(await readFile(manifest, 'utf8'))).scripts : {}
    }
    const unknown: string[] = []
    for (const { path, match } of found(/npm run ([\w:-]+(?: -w [\w/-]+)?)/g)) {
      const [script = '', workspace] = match.split(' -w ')
      const folders = workspace ? [workspace] : ['.', dirname(path)]
      const known = await Promise.all(folders.map(scriptsOf))
      if (!known.some((scripts) => Object.hasOwn(objectOf(scripts ?? {}), script)))
        unknown.push(`${path}: ${match}`)
    }
    expect(unknown).toEqual([])
  })

  it('have a section of the changelog for the version', async () => {
    const { version } = objectOf(JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')))
    expect(documents.get('CHANGELOG.md')).toContain(`\n## ${String(version)} (`)
  })

  it('name only files and folders that exist', () => {
    const paths = /`((?:\.github|docs|functions|packages|scripts|seed|tests|tools|web)\/[\w./-]+)`/g
    const made = /^(functions\/(dist|\.env)|web\/(dist|\.env))/
    const missing = [...found(paths)].filter(
      ({ path, match }) =>
        !made.test(match) && !existsSync(join(ROOT, match)) && !existsSync(join(ROOT, dirname(path), match)),
    )
    expect(missing).toEqual([])
  })

  it.each(['docs/data-and-rules.md', 'docs/specification.md'])(
    'name every field that a person writes: %s',
    (path) => {
      const text = documents.get(path) ?? ''
      expect(CONTENT_FIELDS.filter((field) => !text.includes(`\`${field}\``))).toEqual([])
    },
  )

  it('name only tests that exist, in files that exist', async () => {
    const tests = await readTexts(['**/*.test.{ts,tsx}'])
    const missing: string[] = []
    for (const [path, text] of documents) {
      for (const [, file = '', names] of text.matchAll(/`([\w./-]+\.test\.tsx?)`(?: \(([^)]+)\))?/g)) {
        const there = [...tests].filter(([test]) => test === file || test.endsWith(`/${file}`))
        if (there.length === 0) missing.push(`${path}: ${file}`)
        for (const name of names?.split('; ') ?? []) {
          if (!there.some(([, content]) => content.includes(name))) missing.push(`${path}: ${file} (${name})`)
        }
      }
    }
    expect(missing).toEqual([])
  })
})

describe('a citation, in code or in a document,', () => {
  it('names a document, section, decision or threat that exists', async () => {
    const code = await readTexts(['**/*.{ts,tsx,js,mjs,css,html,rules,yml,yaml}', '.github/**/*.yml'])
    const files = new Set(await readdir(join(ROOT, 'docs'), { recursive: true }))
    const paths = new Set([
      ...documents.keys(),
      'docs',
      ...[...files].map((path) => `docs/${path.replaceAll(sep, '/')}`),
    ])
    const library = { paths, textOf: (path: string) => documents.get(path) ?? '' }
    const all = [...code, ...documents].filter(([path]) => !path.endsWith('support/citations.ts'))
    expect(all.flatMap(([path, text]) => brokenCitations(path, text, library))).toEqual([])
  })
})

describe('a decision record', () => {
  const INDEX = 'docs/decisions/README.md'
  const TEMPLATE = 'docs/decisions/template.md'
  const records = () =>
    [...documents].filter(
      ([path]) => path.startsWith('docs/decisions/') && path !== INDEX && path !== TEMPLATE,
    )

  it('has a number of its own, in its name and in its heading', () => {
    const numbers = records().map(([path, text]) => [
      /(\d{3})-[^/]+\.md$/.exec(path)?.[1],
      /^# (\d{3}) /.exec(text)?.[1],
    ])
    expect(numbers.length).toBeGreaterThan(0)
    expect(numbers.filter(([named, headed]) => named === undefined || named !== headed)).toEqual([])
    expect(new Set(numbers.map(([named]) => named)).size).toBe(numbers.length)
  })

  it('is listed in the index', () => {
    const index = documents.get(INDEX) ?? ''
    const missing = records().filter(([path]) => !index.includes(`](${basename(path)})`))
    expect(missing.map(([path]) => path)).toEqual([])
  })
})
