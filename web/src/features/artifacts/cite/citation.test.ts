import { readArtifact } from '@tracker/domain/artifact/artifact.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { bibtex } from './bibtex.ts'
import { type Citation, citationOf } from './citation.ts'
import { cslJson } from './cslJson.ts'
import { plainCitation } from './plainCitation.ts'
import { ris } from './ris.ts'

const ORIGIN = {
  site: 'Artifact Tracker',
  url: 'https://example.org/label/a_1',
  changed: '2026-11-24T10:00:00.000Z',
  now: new Date(2026, 10, 28, 23),
}
const STONE = citationOf(
  readArtifact('a_1', {
    artifact_name: 'Rosetta Stone',
    adder_name: 'Ada, Lovelace & Co',
    created_at: '196 BC',
    present_location: 'British Museum,\nLondon',
    inventory_number: 'EA_24',
  }),
  ORIGIN,
)
const BARE = citationOf(readArtifact('b', { artifact_name: 'Bowl', created_at: 'Unknown' }), {
  ...ORIGIN,
  changed: '',
})

it('is a sentence for readers', () => {
  expect(plainCitation(STONE)).toBe(
    'Ada, Lovelace & Co (2026): Rosetta Stone. 196 BC, British Museum, London, EA_24. Artifact Tracker. https://example.org/label/a_1 (accessed November 28, 2026).',
  )
  expect(plainCitation(BARE)).toBe(
    'Bowl. Artifact Tracker. https://example.org/label/a_1 (accessed November 28, 2026).',
  )
})

it('is a BibTeX entry', () => {
  expect(bibtex(STONE)).toBe(String.raw`@misc{rosetta-a1,
  author = {{Ada, Lovelace \& Co}},
  title = {{Rosetta Stone}},
  howpublished = {Artifact Tracker},
  year = {2026},
  note = {196 BC, British Museum, London, EA\_24},
  url = {https://example.org/label/a_1},
  urldate = {2026-11-28},
}
`)
})

it('is a RIS record', () => {
  expect(ris(STONE).split('\r\n')).toEqual([
    'TY  - ELEC',
    'ID  - a_1',
    'TI  - Rosetta Stone',
    'AU  - Ada, Lovelace & Co',
    'T2  - Artifact Tracker',
    'PY  - 2026',
    'DA  - 2026/11/24',
    'AV  - British Museum, London',
    'CN  - EA_24',
    'N1  - 196 BC, British Museum, London, EA_24',
    'UR  - https://example.org/label/a_1',
    'Y2  - 2026/11/28',
    'ER  - ',
    '',
  ])
})

it('is a CSL-JSON item without what is not known', () => {
  expect(JSON.parse(cslJson(BARE))).toEqual([
    {
      id: 'b',
      type: 'webpage',
      title: 'Bowl',
      'container-title': 'Artifact Tracker',
      accessed: { 'date-parts': [[2026, 11, 28]] },
      URL: 'https://example.org/label/a_1',
    },
  ])
  expect(JSON.parse(cslJson(STONE))).toMatchObject([
    {
      author: [{ literal: 'Ada, Lovelace & Co' }],
      issued: { 'date-parts': [[2026, 11, 24]] },
      archive: 'British Museum, London',
      archive_location: 'EA_24',
      note: '196 BC',
    },
  ])
})

/** Texts with the characters that break formats. */
const HARD = fc.string({
  unit: fc.constantFrom(...Array.from(String.raw`{}\$&#%_^~"@,=-aÄ文 `), '\n', '\r', '\t', 'ER  - '),
})
const SEED = 46
const cited = (check: (citation: Citation, text: string) => void) =>
  fc.assert(
    fc.property(HARD, (text) => {
      const citation = { ...STONE, title: text, author: text, place: text }
      check(citation, text)
    }),
    { seed: SEED, numRuns: 500 },
  )

it('any text leaves BibTeX balanced and without commands of its own', () => {
  cited((citation) => {
    const entry = bibtex(citation)
    let depth = 0
    // The entry ends with its last brace, not before.
    for (const letter of entry.slice(entry.indexOf('{'), -2)) {
      if (letter === '{') depth += 1
      if (letter === '}') depth -= 1
      expect(depth).toBeGreaterThan(0)
    }
    expect([depth, entry.slice(-2)]).toEqual([1, '}\n'])
    const title = /^ {2}title = \{\{(.*)\}\},$/ms.exec(entry)?.[1] ?? ''
    const left = title.replaceAll(/\\text[a-z]+\{\}|\\[$&#%_]/g, '')
    expect(left).not.toMatch(/[\\{}^~$&#%_]/)
  })
})

it('any text stays on its line of RIS', () => {
  const tags = ris(STONE)
    .split('\r\n')
    .map((line) => line.slice(0, 2))
  cited((citation, text) => {
    const lines = ris(citation).split('\r\n')
    for (const line of lines.slice(0, -1)) expect(line).toMatch(/^[A-Z][A-Z0-9] {2}- [^\r\n]*$/)
    const found = lines.map((line) => line.slice(0, 2))
    expect(found).toEqual(text.trim() === '' ? tags.filter((tag) => !['TI', 'AU', 'AV'].includes(tag)) : tags)
  })
})

it('any text is read again from CSL-JSON', () => {
  cited((citation, text) => {
    const read: unknown = JSON.parse(cslJson(citation))
    expect(read).toMatchObject([text === '' ? { id: 'a_1' } : { title: text, archive: text }])
  })
})
