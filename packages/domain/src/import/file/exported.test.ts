import fc from 'fast-check'
import { expect, it } from 'vitest'
import { CONTENT_FIELDS, type ContentField, FIELD_LABELS, readArtifact } from '../../artifact/artifact.ts'
import { ARTIFACT_TYPES } from '../../artifact/types.ts'
import { artifactTable, csvOf } from '../../artifact/artifactCsv.ts'
import type { Photograph } from '../../photo/photograph.ts'
import { MORE_PHOTOS_LABEL, readFurther } from '../furtherCell.ts'
import { readTable } from './readTable.ts'

/** Texts with many characters that CSV and spreadsheets treat specially. */
const text = fc.oneof(
  fc.string({ unit: fc.constantFrom(...Array.from('\'"=+-@,;|\t\r\n aé\u{1F3FA}')), maxLength: 12 }),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
)
const fields = Object.fromEntries(CONTENT_FIELDS.map((field): [ContentField, typeof text] => [field, text]))
const artifact = fc
  .record({ ...fields, adder_name: text, artifact_type: fc.constantFrom(...ARTIFACT_TYPES) })
  .map((values) => readArtifact('id', values))

it('every artifact is read as it was exported', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(artifact, { minLength: 1, maxLength: 4 }), async (all) => {
      const content = csvOf(artifactTable(all))
      const { names, rows } = await readTable(new TextEncoder().encode(content))
      const read = rows.map((row) =>
        'cells' in row ? Object.fromEntries(names.map((name, at) => [name, row.cells[at]])) : row,
      )
      expect(read).toMatchObject(
        all.map((one) =>
          Object.fromEntries(
            CONTENT_FIELDS.map((field): [string, string] => [FIELD_LABELS[field], one[field] ?? '']),
          ),
        ),
      )
    }),
    { numRuns: 100 },
  )
})

/** Addresses that a cell may have as well as those that would be read as another one, or as several. */
const url = fc
  .tuple(
    fc.nat(),
    fc.constantFrom(
      'https://a.example/b.jpg',
      'https://a.example/b.jpg|c.jpg',
      'https://a.example/b.jpg, https://a.example/c.jpg',
      'https://a.example/b.html',
      'https://commons.wikimedia.org/wiki/File:B.jpg',
      'https://a.example/iiif/b/info.json',
    ),
  )
  .map(([number, address]) => `${address}?${number}`)
const photograph = fc.record(
  { url, caption: text.filter(Boolean), credit: text.filter(Boolean) },
  { requiredKeys: ['url'] },
)
const photographs = fc.uniqueArray<Photograph, string>(photograph, {
  selector: (one) => one.url,
  maxLength: 11,
})

it('further photographs are read as they were exported, in a column that is there if an artifact has some', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(photographs, { minLength: 1, maxLength: 3 }), async (lists) => {
      const all = lists.map((more_photos, at) =>
        readArtifact(`id${at}`, { artifact_name: 'Axe', more_photos }),
      )
      const { names, rows } = await readTable(new TextEncoder().encode(csvOf(artifactTable(all))))
      const column = names.indexOf(MORE_PHOTOS_LABEL)
      expect(column >= 0).toBe(lists.some(({ length }) => length > 0))
      const read = rows.map((row) => ('cells' in row ? readFurther(row.cells[column]).photographs : row))
      expect(read).toEqual(lists)
    }),
    { numRuns: 100 },
  )
})

it('addresses of photographs without texts have a line each, which people can change', () => {
  const [a, b] = ['https://a.example/a.jpg', 'https://a.example/b.jpg']
  const table = artifactTable([readArtifact('axe', { more_photos: [{ url: a }, { url: b }] })])
  expect(table[1]?.at(-1)).toBe(`${a}\n${b}`)
})
