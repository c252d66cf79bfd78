import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { OUTLINES } from '@tracker/domain/artifact/shippedTypes.ts'
import { initialOf } from '@tracker/domain/artifact/initial.ts'
import { describe, expect, it } from 'vitest'
import { altOfPlate } from './alt.ts'

const FILES = fileURLToPath(new URL('../../public/illustrations/', import.meta.url))
const SEED = fileURLToPath(new URL('../../../tools/seed/artifacts.json', import.meta.url))
const DRAWINGS = fileURLToPath(new URL('./', import.meta.url))

/** Maximum bytes of a picture, by folder. */
const FILE_BUDGETS: Record<string, number> = {
  artifacts: 6144,
  types: 6144,
  articles: 6144,
  heroes: 14_336,
  states: 2048,
}
/** Maximum compressed bytes of the sprite shared by all initials. */
const SPRITE_MAX = 2560
/** Maximum bytes of drawings in source code, by folder. */
const DRAWING_BUDGETS: Record<string, number> = { categories: 2048, states: 2048, seals: 2048, icons: 1024 }

interface Source {
  /** Folder and file name. */
  file: string
  text: string
}

/** All files in a folder and its subfolders. */
const sourcesIn = (root: string, ending: string): Source[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => ({ file: file.replaceAll(sep, '/'), text: readFileSync(join(root, file), 'utf8') }))

/** Files that exceed their folder's limit, and files in folders without a limit. */
const tooHeavy = (sources: Source[], budgets: Record<string, number>) =>
  sources
    .map(({ file, text }) => ({
      file,
      bytes: Buffer.byteLength(text),
      budget: budgets[file.split('/')[0] ?? ''] ?? 0,
    }))
    .filter(({ bytes, budget }) => bytes > budget)

const files = sourcesIn(FILES, '.svg')
const sprite = readFileSync(join(FILES, 'initials.svg'), 'utf8')
const plates = files.filter(({ file }) => file !== 'initials.svg')
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found)
const idsOf = (text: string) => matches(text, /\sid="([^"]*)"/g)
const seedIds = matches(readFileSync(SEED, 'utf8'), /"famous:([^"]*)"/g)
const prefixOf = (id: string) => id.slice(0, id.indexOf('-') + 1)

describe('the illustrations', () => {
  it('are in known sets, none of which is empty', () => {
    for (const set of Object.keys(FILE_BUDGETS))
      expect(plates.filter(({ file }) => file.startsWith(`${set}/`))).not.toEqual([])
  })

  it('stay within the budgets of their sets', () => {
    expect(tooHeavy(plates, FILE_BUDGETS)).toEqual([])
  })

  it('stay within the budgets of drawings in code', () => {
    const drawings = sourcesIn(DRAWINGS, '.tsx').filter(({ file }) => file.includes('/'))
    expect(drawings.length).toBeGreaterThan(12)
    expect(tooHeavy(drawings, DRAWING_BUDGETS)).toEqual([])
  })

  it.each(files)('$file is drawn with lines alone', ({ text }) => {
    expect(matches(text, /<(filter|image|text|script|style|foreignObject|a|animate\w*)\b/gi)).toEqual([])
    expect(matches(text, /\s(on\w+|style)=/gi)).toEqual([])
    // References must point to elements of the same file.
    const ids = idsOf(text)
    const references = [...matches(text, /href="([^"]*)"/g), ...matches(text, /url\(([^)]*)\)/g)]
    expect(references.filter((reference) => !ids.includes(reference.replace(/^#/, '')))).toEqual([])
    expect(text.replace('xmlns="http://www.w3.org/2000/svg"', '')).not.toMatch(/https?:|data:/)
  })

  it('have ids that begin with a prefix of the file, so that two on one page do not collide', () => {
    const owners = new Map<string, string>()
    for (const { file, text } of files) {
      const prefixes = new Set(idsOf(text).map(prefixOf))
      expect([file, prefixes.size]).toEqual([file, prefixes.size === 0 ? 0 : 1])
      for (const prefix of prefixes) {
        expect([file, prefix]).not.toEqual([file, ''])
        expect(owners.get(prefix) ?? file).toBe(file)
        owners.set(prefix, file)
      }
    }
  })

  it('show every artifact of the seed, and no other', () => {
    const drawn = plates.map(({ file }) => file).filter((file) => file.startsWith('artifacts/'))
    expect(seedIds.length).toBeGreaterThan(12)
    expect(drawn.toSorted()).toEqual(seedIds.map((id) => `artifacts/${id}.svg`).toSorted())
  })

  it.each(seedIds)('have an alternative text for %s', (id) => {
    expect(altOfPlate(`/illustrations/artifacts/${id}.svg`)?.length).toBeGreaterThan(12)
  })

  it('have one small sprite for initials, in the colours of the page', () => {
    const drawn = Array.from(
      { length: 40 },
      (_, at) => initialOf('Vase', '', `artifact-${at}`).drawings,
    ).flat()
    const wanted = drawn.map((address) => address.replace('/illustrations/initials.svg#', ''))
    const names = [...new Set([...wanted, ...OUTLINES.map((outline) => `hi-${outline}`)])]
    expect(idsOf(sprite).toSorted()).toEqual(names.toSorted())
    expect(gzipSync(sprite).length).toBeLessThanOrEqual(SPRITE_MAX)
    expect([...new Set(matches(sprite, /(?:fill|stroke)="([^"]*)"/g))].toSorted()).toEqual([
      'currentColor',
      'none',
      'var(--hi-ground,#efe4cd)',
      'var(--hi-scroll,#76530f)',
    ])
  })
})
