import { describe, expect, it } from 'vitest'
import { type Artifact, readArtifact } from '../artifact/artifact.ts'
import { readColumns } from './columns.ts'
import { isOtherList, planTable } from './planTable.ts'
import { isKeyName, suggestField, suggestType } from './suggestMapping.ts'
import { say } from '../messages/message.ts'

const columns = readColumns({ key: 'Nr' })
const rows = (...values: readonly Record<string, string>[]) =>
  values.map((value, at) => ({
    line: at + 2,
    record: { ok: true as const, value: { artifact_type: 'Tools', ...value } },
  }))
const artifact = (id: string, fields: Partial<Artifact>) =>
  readArtifact(id, { artifact_type: 'Tools', ...fields })
const plan = (
  file: ReturnType<typeof rows>,
  own: readonly Artifact[] = [],
  ids: Readonly<Record<string, string>> = {},
  by = columns,
) => planTable(file, by, { uid: 'ada', own, ids: new Map(Object.entries(ids)) })

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
