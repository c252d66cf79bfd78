import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ARTIFACTS } from '@tracker/domain/firestore/collections.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { textWith } from './support/command.ts'
import { type Imports, startImports } from './support/imports.ts'

let imports: Imports

beforeAll(async () => {
  imports = await startImports()
})
beforeEach(() => imports.project.store.clear())

const aRow = (artifact_name: string, source_id: string, artifact_type = 'Tools') => ({
  artifact_name,
  artifact_type,
  source_id,
})

describe('an import of a table', () => {
  it('maps columns by name or label in any order, and keeps line breaks in quotes', async () => {
    const csv =
      '\uFEFFType,Weight,ARTIFACT NAME,Historical context,Image URL,source_id\r\n' +
      'Tools,3 kg,"Vase, ""tall""","Two\nlines",https://example.com/vase.jpg,1\r\n'
    const { output } = await imports.importing('table.csv', csv)
    expect(output).toMatch(/Passed over: Weight\n[^]*1 added, 0 there already, 0 refused/)
    const { docs } = await imports.project.store.db.collection(ARTIFACTS).get()
    expect(docs[0]?.data()).toMatchObject({
      artifact_name: 'Vase, "tall"',
      artifact_type: 'Tools',
      historical_context: 'Two\nlines',
      artifact_image: 'https://example.com/vase.jpg',
    })
  })

  it('refuses malformed lines, reads on, and lists them in the order of the file', async () => {
    const good = Array.from({ length: 60 }, (_, index) => `Cup ${index},Tools,${index}`)
    const csv = [
      'artifact_name,artifact_type,source_id',
      ',Tools,a',
      'short',
      ...good,
      ',Tools,b',
      'Cup,Tools,more,and more',
      'Bowl,Tools,1',
    ].join('\n')
    expect((await imports.importing('shape.csv', csv)).output).toMatch(
      /65 read in .*: 60 added, .* 5 refused/,
    )
    const short = { artifact_name: 'short', artifact_type: '', source_id: '' }
    expect(await imports.refusals('shape.csv')).toEqual([
      { line: 2, reasons: [textWith('artifact_name: ')], record: aRow('', 'a') },
      { line: 3, reasons: [textWith('has no key')], record: short },
      { line: 64, reasons: [textWith('artifact_name: ')], record: aRow('', 'b') },
      { line: 65, reasons: [textWith('more cells')], record: 'Cup | Tools | more | and more' },
      { line: 66, reasons: ['The record of line 5 has the same key, 1.'], record: aRow('Bowl', '1') },
    ])
  })

  it('reads files separated by semicolons or tabs, whatever the cells contain', async () => {
    const tables = {
      'semicolons.csv': 'artifact_name;artifact_type;source_id\n"Vase; tall, thin";Tools;1\n',
      'tabs.tsv': 'artifact_name\tartifact_type\tsource_id\tHeight, in cm\nCup; small\tTools\t2\t5\n',
      'commas.csv': 'artifact_name,artifact_type,source_id\nBowl; flat,Tools,3\n',
    }
    for (const [name, table] of Object.entries(tables)) {
      expect((await imports.importing(name, table)).output).toContain('1 added, 0 there already, 0 refused')
    }
    expect(await imports.storedNames()).toEqual(['Bowl; flat', 'Cup; small', 'Vase; tall, thin'])
  })

  it('maps columns and values of another language with --map and --value', async () => {
    const table = 'Inv.-Nr.;Titel;Art;Länge\n7;Hammer;Gerät;30\n8;Ring;Schmuck;2\n9;Axt;gerät;40\n'
    const options = ['--key', 'inv. nr.', '--map', 'Titel=artifact_name', '--map', 'art=Type']
    const value = ['--value', 'Gerät=weapons']
    const { output } = await imports.importing('museum.csv', `${table}10;Ding;Dings;\n`, ...options, ...value)
    expect(output).toMatch(/Passed over: Länge\n[^]*4 added, 0 there already, 0 refused/)
    expect(output).toContain('No type of ours: "Dings" (1). They become Weapons (--type).')
    const { docs } = await imports.project.store.db.collection(ARTIFACTS).orderBy('name_key').get()
    expect(docs.map((one): unknown => one.get('artifact_type'))).toEqual([
      'Weapons',
      'Weapons',
      'Weapons',
      'Jewelry',
    ])
  })

  it('joins columns into one text, with their names as labels', async () => {
    const table =
      'source_id;Titel;Type;Kontext;Material;Technik;Maße\n' +
      '1;Krug;Tools;Aus dem Brunnen;Ton;gebrannt;\n2;Axt;Tools;;Stein.;;30 cm\n3;Ring;Tools;;;;\n'
    const options = ['--map', 'Titel=artifact_name', '--map', 'Kontext=historical_context']
    const joins = ['--join', 'Historical context=Kontext + Material + Technik + Maße']
    const { output } = await imports.importing('joined.csv', table, ...options, ...joins)
    expect(output).toContain('3 added, 0 there already, 0 refused')
    expect(output).not.toContain('Passed over')
    const { docs } = await imports.project.store.db.collection(ARTIFACTS).orderBy('name_key').get()
    expect(docs.map((document): unknown => document.get('historical_context'))).toEqual([
      'Material: Stein. Maße: 30 cm.',
      'Aus dem Brunnen. Material: Ton. Technik: gebrannt.',
      '',
    ])
  })

  it('stores its mapping in a file for the next import', async () => {
    const table = 'Nr;Titel;Art;Material\n7;Hammer;Gerät;Eisen\n'
    const told = [
      '--key',
      'Nr',
      '--map',
      'Titel=artifact_name',
      '--map',
      'Art=Type',
      '--value',
      'Gerät=Tools',
    ]
    const joins = ['--join', 'short_description=Material']
    const first = await imports.importing(
      'first.csv',
      table,
      ...told,
      ...joins,
      '--save-mapping',
      'museum.json',
    )
    expect(first.output).toContain('The mapping is in museum.json.')
    const next = await imports.importing(
      'next.csv',
      `${table}8;Axt;Gerät;Stein\n`,
      '--mapping',
      'museum.json',
    )
    expect(next.output).toContain('1 added, 1 there already, 0 refused')
  })

  it.each([
    ['{', 'The mapping wrong.json is not JSON: '],
    ['[]', 'wrong.json: a mapping is an object with key, map, value, date, join, type,'],
    ['{"maps":{}}', 'wrong.json: there is no maps. A mapping has key, map, value, date, join, type,'],
    [
      '{"map":{"Titel":"title"}}',
      'wrong.json, map, Titel: there is no field title. The fields: artifact_name,',
    ],
    ['{"value":{"Gerät":"Tool"}}', 'wrong.json, value, Gerät: Tool is no type.'],
    ['{"join":{"Type":["A"]}}', 'wrong.json, join, Type: columns cannot be joined into Type. The fields:'],
    ['{"join":{"created_at":"A"}}', 'wrong.json, join, created_at: These are the columns, in brackets'],
  ])('says what is wrong with the mapping %s', async (content, said) => {
    await writeFile(join(imports.project.folder, 'wrong.json'), content)
    const table = 'artifact_name,artifact_type,source_id\nVase,Tools,1\n'
    const { code, output } = await imports.importing('mapped.csv', table, '--mapping', 'wrong.json')
    expect({ code, output }).toEqual({ code: 1, output: textWith(said) })
  })

  it('lists the strangest dates with what they are read as, of which one can be corrected', async () => {
    const rows = [
      '1,Axe,Tools,1899-03-12',
      '2,Bow,Weapons,36526',
      '3,Cup,Tools,"Ming dynasty, 1850"',
      '4,Dish,Tools,long ago',
    ]
    const table = `source_id,artifact_name,artifact_type,created_at\n${rows.join('\n')}\n`
    const { output } = await imports.importing('dates.csv', table)
    expect(output).toContain('"36526" (1): a serial number of a spreadsheet for 2000-01-01?')
    expect(output).toContain('"Ming dynasty, 1850" (1): 1850, which does not fit the period')
    expect(output).toContain('"long ago" (1): no years')
    expect(output).not.toContain('"1899-03-12"')
    const corrected = await imports.importing('dates.csv', table, '--update', '--yes', '--date', '36526=2000')
    expect(corrected.output).toContain('1 changed')
    expect(corrected.output).not.toContain('serial number')
  })

  it('names an unknown field, type or column', async () => {
    const table = 'artifact_name,artifact_type,source_id\nVase,Tools,1\n'
    for (const [options, said] of [
      [['--map', 'Titel=title'], '--map "Titel=title": there is no field title. The fields: artifact_name,'],
      [['--map', 'Titel'], '--map takes "THEIRS=OURS", not "Titel".'],
      [['--value', 'Gerät=Tool'], '--value "Gerät=Tool": Tool is no type. The types: Documents,'],
      [['--join', 'Material'], '--join takes "FIELD=COLUMN + COLUMN", not "Material".'],
      [['--join', 'Type=A + B'], '--join "Type=A + B": columns cannot be joined into Type.'],
      [['--join', 'created_at=A + B'], 'There is no column A for --join among: artifact_name |'],
      [['--key', 'Nr'], 'There is no column Nr for --key among: artifact_name | artifact_type | source_id'],
    ] as const) {
      expect(await imports.importing('told.csv', table, ...options)).toEqual({
        code: 1,
        output: textWith(said),
      })
    }
    expect(await imports.storedNames()).toEqual([])
  })

  it('reports wrong columns and files before it stores anything', async () => {
    expect(await imports.importing('columns.csv', 'nr;what\n1;Vase\n')).toMatchObject({
      code: 1,
      output: textWith('There is no artifact_name among the columns: nr | what'),
    })
    const pdf = '%PDF-1.7 artifact_name,artifact_type\n'
    expect((await imports.importing('table.csv', pdf)).output).toContain('table.csv: This is a PDF.')
    expect((await imports.importing('empty.csv', ' \n')).output).toContain('empty.csv: This file is empty.')
    for (const [options, said] of [
      [['--names-row', 'first'], '--names-row takes a number, not "first".'],
      [['--encoding', 'latin'], '--encoding takes one of UTF-8, '],
    ] as const)
      expect((await imports.importing('columns.csv', 'nr;name\n1;Vase\n', ...options)).output).toContain(said)
    expect(await imports.storedNames()).toEqual([])
  })

  it('refuses a record that has a field twice', async () => {
    const record = JSON.stringify({ ...aRow('Vase', '1'), 'Artifact name': 'Cup' })
    expect((await imports.importing('twice.jsonl', record)).output).toContain(
      '0 added, 0 there already, 1 refu',
    )
    expect(await imports.refusals('twice.jsonl')).toMatchObject([
      { line: 1, reasons: ['artifact_name: Two columns mean this field.'] },
    ])
  })
})
