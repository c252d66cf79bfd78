import { describe, expect, it } from 'vitest'
import { type Artifact, readArtifact } from '../artifact/artifact.ts'
import { readColumns } from './columns.ts'
import { readTable } from './file/readTable.ts'
import { recordsOf } from './file/table.ts'
import { isOtherList, planTable } from './planTable.ts'
import type { Row } from './record.ts'
import { isKeyName, suggestField, suggestType } from './suggestMapping.ts'
import { say } from '../messages/message.ts'
import type { Photograph } from '../photo/photograph.ts'

const columns = readColumns({ key: 'Nr' })
const rows = (...values: readonly Record<string, string>[]) =>
  values.map((value, at) => ({
    line: at + 2,
    record: { ok: true as const, value: { artifact_type: 'Tools', ...value } },
  }))
const artifact = (id: string, fields: Partial<Artifact>) =>
  readArtifact(id, { artifact_type: 'Tools', ...fields })
const plan = (
  file: readonly Row[],
  own: readonly Artifact[] = [],
  ids: Readonly<Record<string, string>> = {},
  by = columns,
  photographs: Readonly<Record<string, readonly Photograph[]>> = {},
) =>
  planTable(file, by, {
    uid: 'ada',
    own,
    ids: new Map(Object.entries(ids)),
    photographs: new Map(Object.entries(photographs)),
  })

describe('another list with the same numbers', () => {
  const own = ['Denarius', 'Sestertius', 'Follis'].map((artifact_name, at) =>
    artifact(`coin${at}`, { artifact_name, inventory_number: String(at) }),
  )
  const numbered = (...names: string[]) =>
    rows(...names.map((artifact_name, at) => ({ Nr: String(at), artifact_name })))
  const ids = { 0: 'coin0', 1: 'coin1', 2: 'coin2' }

  it('is noticed by the names that most rows would change', async () => {
    const stamps = await plan(numbered('Penny Black', 'Basel Dove', 'Follis', 'Inverted Swan'), own, ids)
    expect(isOtherList(stamps)).toBe(true)
    const corrected = await plan(numbered('Denarius of Trajan', 'Sestertius', 'Follis'), own, ids)
    expect(isOtherList(corrected)).toBe(false)
  })

  it('adds its own objects, as its keys are those of a list', async () => {
    const stamps = await plan(numbered('Penny Black', 'Basel Dove', 'Swan', 'Mauritius'), own, {})
    expect(stamps.map(({ kind }) => kind)).toEqual(['add', 'add', 'add', 'add'])
    expect(isOtherList(stamps)).toBe(false)
  })
})

describe('an import in the browser', () => {
  it('adds what is new, and leaves equal rows of the file', async () => {
    const planned = await plan(rows({ Nr: '1', artifact_name: 'Axe' }, { Nr: '1', artifact_name: 'Axe' }))
    expect(planned.map(({ kind, line }) => [kind, line])).toEqual([
      ['add', 2],
      ['leave', 3],
    ])
  })

  it('refuses a second row of a key with other values and rows without a key; a number gives a name', async () => {
    const planned = await plan(
      rows(
        { Nr: '1', artifact_name: 'Axe' },
        { Nr: '1', artifact_name: 'Adze' },
        { Nr: '2' },
        { artifact_name: 'Awl' },
      ),
    )
    expect(planned.map(({ kind }) => kind)).toEqual(['add', 'refuse', 'add', 'refuse'])
    expect(planned[2]).toMatchObject({ name: 'Untitled, 2' })
    expect(planned[1]).toMatchObject({ reasons: [say('row-same-key', { row: '2', key: '1' })] })
  })

  it('changes the artifact of an earlier import when its row was corrected, its name too', async () => {
    const own = [
      artifact('a', { artifact_name: 'Axe', inventory_number: '1' }),
      artifact('b', { artifact_name: 'Awl', inventory_number: '2' }),
    ]
    const planned = await plan(
      rows({ Nr: '1', artifact_name: 'Adze' }, { Nr: '2', artifact_name: 'Awl' }),
      own,
      {
        1: 'a',
        2: 'b',
      },
    )
    expect(planned).toMatchObject([
      { kind: 'change', id: 'a', before: { artifact_name: 'Axe' }, after: { artifact_name: 'Adze' } },
      { kind: 'leave' },
    ])
  })

  it('finds artifacts by a unique name in a browser that does not know the keys', async () => {
    const own = [artifact('a', { artifact_name: 'Axe' }), artifact('b', { artifact_name: 'Awl' })]
    const planned = await plan(rows({ Nr: '1', artifact_name: 'axe', created_at: '1200' }), own)
    expect(planned).toMatchObject([{ kind: 'change', id: 'a' }])
    expect(await plan(rows({ Nr: '9', artifact_name: 'Axe' }), own, { 1: 'a' })).toMatchObject([
      { kind: 'add' },
    ])
  })

  it('finds an exported artifact by its id', async () => {
    const own = [artifact('a', { artifact_name: 'Axe' })]
    const planned = await plan(rows({ _id: 'a', artifact_name: 'Adze' }), own, {}, readColumns({ key: null }))
    expect(planned).toMatchObject([{ kind: 'change', id: 'a' }])
  })
})

it.each([
  ['Bezeichnung', 'artifact_name'],
  ['Datierung', 'created_at'],
  ['Short description', 'short_description'],
  ['Föremål', 'artifact_name'],
  ['Shelf', null],
])('the column %s suggests %s', (column, field) => {
  expect(suggestField(column)).toBe(field)
})

it.each(['Inventar-Nr.', 'Accession number', 'ID'])('the column %s suggests the key', (column) => {
  expect(isKeyName(column)).toBe(true)
})

it.each([
  ['swords', 'Weapons'],
  ['Schmuck', 'Jewelry'],
  ['tools', 'Tools'],
  ['Gefäß', 'Tools'],
  ['bronze statue', 'Sculptures'],
  ['miscellaneous', null],
])('the word %s suggests the type %s', (word, type) => {
  expect(suggestType(word)).toBe(type)
})

describe('a cell with several pictures', () => {
  const at = (...names: string[]) => names.map((name) => `https://a.example/${name}.jpg`)
  const [a = '', b = '', c = ''] = at('a', 'b', 'c')
  const file = (...cells: string[]) =>
    rows(
      ...cells.map((artifact_image, nr) => ({ Nr: String(nr), artifact_name: `Axe ${nr}`, artifact_image })),
    )
  const stored = artifact('axe', { artifact_name: 'Axe 0', artifact_image: a, inventory_number: '0' })
  const again = async (cell: string, photographs: readonly Photograph[]) => {
    const [row] = await plan(file(cell), [stored], { 0: 'axe' }, columns, { axe: photographs })
    return row
  }

  it('is a picture with further photographs, whatever is between them', async () => {
    const planned = await plan(
      file(`${a}|${b} | ${c}`, `${a};${b}; ${c}`, `${a}\n${b}\r\n${c}`, `${a} ${b} ${a} ${c}`),
    )
    for (const row of planned)
      expect(row).toMatchObject({
        kind: 'add',
        content: { artifact_image: a },
        photographs: [{ url: b }, { url: c }],
        notes: [],
      })
  })

  it('has at most twelve; the others, and what is no picture, are left out and told', async () => {
    const all = at(...Array.from({ length: 14 }, (_, nr) => String(nr)))
    const [many, odd] = await plan(file(all.join('\n'), `${a}|ftp://a.example/b.jpg|-|${c}`))
    expect(many).toMatchObject({
      content: { artifact_image: all[0] },
      photographs: all.slice(1, 12).map((url) => ({ url })),
      notes: [say('pictures-left-out', { pictures: all.slice(12).join(', ') })],
    })
    expect(odd).toMatchObject({
      content: { artifact_image: a },
      photographs: [{ url: c }],
      notes: [say('picture-no-address', { address: 'ftp://a.example/b.jpg' })],
    })
  })

  it('changes nothing if the artifact has them, with their captions', async () => {
    const before = [{ url: b, caption: 'Back' }, { url: c }]
    expect(await again(`${a}|${b}|${c}`, before)).toMatchObject({ kind: 'leave' })
    expect(await again(`${a}|${c}|${b}`, before)).toMatchObject({
      kind: 'change',
      before: {},
      after: {},
      photographs: { before, after: [{ url: c }, { url: b, caption: 'Back' }] },
    })
  })

  it('changes no photographs if it names one picture, none, or one that cannot be used', async () => {
    const before = [{ url: b }]
    expect(await again(a, before)).toMatchObject({ kind: 'leave' })
    expect(await again(`${c}|ftp://a.example/b.jpg|${b}`, before)).toMatchObject({ kind: 'leave' })
    expect(await again(`${a}|ftp://a.example/b.jpg|${c}`, before)).toMatchObject({ kind: 'leave' })
    expect(await again('', before)).toMatchObject({
      kind: 'change',
      after: { artifact_image: '' },
      photographs: null,
    })
  })

  it('may have others in a column of their own, which says all of them: an empty cell removes those that there are', async () => {
    const before = [{ url: b, caption: 'Back' }]
    const row = async (image: string, further: string) => {
      const [planned] = await plan(
        rows({ Nr: '0', artifact_name: 'Axe 0', artifact_image: image, 'Further photographs': further }),
        [stored],
        { 0: 'axe' },
        columns,
        { axe: before },
      )
      return planned
    }
    expect(await row(a, b)).toMatchObject({ kind: 'leave' })
    expect(await row(a, `${b}\n${c}`)).toMatchObject({ photographs: { after: [...before, { url: c }] } })
    expect(await row(`${a}|${c}`, `${b} ${c} ${a}`)).toMatchObject({
      photographs: { after: [{ url: c }, ...before] },
    })
    expect(await row(a, '')).toMatchObject({ kind: 'change', after: {}, photographs: { before, after: [] } })
  })

  it('has the captions of an export in JSON', async () => {
    const list = [{ url: b, caption: 'Back; "worn" }; {"url":', credit: '}; {' }, { url: c }]
    const file = new TextEncoder().encode(
      JSON.stringify({
        source_id: '0',
        artifact_name: 'Axe',
        artifact_type: 'Tools',
        artifact_image: a,
        more_photos: list,
      }),
    )
    const table = await readTable(file)
    const [row] = await plan([...recordsOf(table)], [], {}, readColumns({}))
    expect(row).toMatchObject({ kind: 'add', photographs: list, notes: [] })
  })
})
