import { createReadStream } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { gzipSync } from 'node:zlib'
import { ARTIFACTS } from '@tracker/domain/collections.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { importFile } from '../../tools/import/importFile.ts'
import { signUp } from '../api/support/accounts.ts'
import { type Stop, textWith } from './support/command.ts'
import { type Project, startProject } from './support/project.ts'

let project: Project

beforeAll(async () => {
  project = await startProject()
})
beforeEach(() => project.store.clear())

const aRecord = (name: string, fields: object = {}) => ({
  artifact_name: name,
  artifact_type: 'Tools',
  source_id: `test:${name}`,
  ...fields,
})

const runHere = (args: readonly string[]) =>
  project.runHere((terminal) => importFile(terminal, project.folder), args)

/** Imports a file in this process. */
async function importing(name: string, content: string | Uint8Array, ...options: string[]) {
  await writeFile(join(project.folder, name), content)
  return runHere([name, '--as', project.account.email, ...options])
}

const aRow = (artifact_name: string, source_id: string, artifact_type = 'Tools') => ({
  artifact_name,
  artifact_type,
  source_id,
})

const lines = (...records: unknown[]) => records.map((record) => `${JSON.stringify(record)}\n`).join('')

async function storedNames(): Promise<string[]> {
  const { docs } = await project.store.db.collection(ARTIFACTS).get()
  return docs.map((document) => String(document.get('artifact_name'))).toSorted()
}

async function refusals(name: string): Promise<unknown[]> {
  const found: unknown[] = []
  const input = createReadStream(join(project.folder, `${name}.refused.jsonl`))
  for await (const line of createInterface({ input })) found.push(JSON.parse(line))
  return found
}

describe('an import of JSON lines', () => {
  it('stores each valid record as the adder’s, with nothing but what the server derives', async () => {
    const record = aRecord('Vase', { likes_count: 99, adder_uid: 'somebody', created_at: '500 BC' })
    const { code, output } = await importing('one.jsonl', lines(record))
    expect(output).toMatch(/1 read in .* s: 1 added, 0 there already, 0 refused\./)
    expect(code).toBe(0)
    const { docs } = await project.store.db.collection(ARTIFACTS).get()
    expect(docs.map((document) => document.data())).toMatchObject([
      {
        artifact_name: 'Vase',
        created_at: '500 BC',
        adder_uid: project.account.uid,
        adder_name: 'Ada Lovelace',
        likes_count: 0,
        name_key: 'vase',
      },
    ])
    expect(docs[0]?.data()).not.toHaveProperty('source_id')
    const adder = await docs[0]?.ref.collection('private').doc('adder').get()
    expect(adder?.data()).toEqual({ adder_uid: project.account.uid, adder_email: project.account.email })
  })

  it('lists each refused record with its line and reasons, and stores the others', async () => {
    const content = Buffer.concat([
      Buffer.from(lines(aRecord('First'), aRecord('', { artifact_type: 'Spoons' }))),
      Buffer.from('\nnot JSON\n'),
      Buffer.from([0x22, 0xff, 0x22, 0x0a]),
      Buffer.from(`"${'x'.repeat(300_000)}"\n`),
      Buffer.from('null\n'),
      Buffer.from(lines(aRecord('Last')).trimEnd()),
    ])
    const { code, output } = await importing('some.jsonl', content)
    expect(output).toMatch(/7 read in .* s: 2 added, 0 there already, 5 refused\./)
    expect(code).toBe(0)
    expect(await storedNames()).toEqual(['First', 'Last'])
    expect(await refusals('some.jsonl')).toEqual([
      {
        line: 2,
        record: { artifact_name: '', artifact_type: 'Spoons', source_id: 'test:' },
        reasons: [
          'artifact_name: Please enter the name of the artifact.',
          textWith('artifact_type: Please choose a type'),
        ],
      },
      { line: 4, reasons: [textWith('This line is not JSON')], record: 'not JSON' },
      { line: 5, reasons: ['This line is not UTF-8.'], record: null },
      { line: 6, reasons: ['This line is longer than 256 KB.'], record: null },
      { line: 7, reasons: [textWith('object')], record: null },
    ])
  })

  it('adds nothing when it is repeated, also when an artifact was changed meanwhile', async () => {
    const content = lines(aRecord('Vase'), aRecord('Cup'), aRecord('Cup'))
    expect((await importing('twice.jsonl', content)).output).toMatch(/2 added, 1 there already/)
    const { docs } = await project.store.db.collection(ARTIFACTS).get()
    await docs[0]?.ref.update({ present_location: 'Cairo' })
    expect((await importing('twice.jsonl', content)).output).toMatch(/0 added, 3 there already/)
    expect(await storedNames()).toEqual(['Cup', 'Vase'])
    expect((await docs[0]?.ref.get())?.get('present_location')).toBe('Cairo')
  })

  it('brings back an artifact that its adder deleted straight in Firestore', async () => {
    await importing('back.jsonl', lines(aRecord('Vase')))
    const { docs } = await project.store.db.collection(ARTIFACTS).get()
    await docs[0]?.ref.delete()
    expect((await importing('back.jsonl', lines(aRecord('Vase')))).output).toMatch(/1 added/)
  })

  it('reads packed files, and says when the packing is broken', async () => {
    const whole = gzipSync(lines(aRecord('Vase'), aRecord('Cup')))
    expect((await importing('packed.jsonl.gz', whole)).output).toMatch(/2 added/)
    const broken = await importing('broken.jsonl.gz', whole.subarray(0, -12))
    expect(broken.code).toBe(1)
    expect(broken.output).toMatch(/The import stopped: .*\n.*Run the same command again/)
    expect(broken.output).not.toMatch(/ {4}at /)
  })

  it('changes nothing in a dry run and says what would happen', async () => {
    await importing('dry.jsonl', lines(aRecord('Vase')))
    const { output } = await importing(
      'dry.jsonl',
      lines(aRecord('Vase'), aRecord('Cup'), aRecord('')),
      '--dry-run',
    )
    expect(output).toMatch(/1 would be added, 1 there already, 1 would be refused\./)
    expect(await storedNames()).toEqual(['Vase'])
  })

  it('shows how far it is to who watches, and to nobody else', async () => {
    const progress = /\d+ %: \d+ read \(\d+ a second\), \d+ refused, (\d+ min )?\d+ s left/
    await writeFile(join(project.folder, 'watched.jsonl'), lines(aRecord('Vase')))
    const command = ['watched.jsonl', '--as', project.account.email]
    expect((await project.run('import', command, { watched: true })).output).toMatch(progress)
    expect((await project.run('import', command)).output).not.toMatch(progress)
  })

  const names = Array.from({ length: 1_000 }, (_, index) => `Vase number ${index}`)
  async function stopHalfway(file: string, stop: Stop) {
    await writeFile(join(project.folder, file), lines(...names.map((name) => aRecord(name))))
    const command = [file, '--as', project.account.email]
    const stopped = await project.run('import', command, { stop, watched: true })
    const before = await storedNames()
    expect(before.length).toBeGreaterThan(0)
    expect(before.length).toBeLessThan(names.length)
    const { output } = await project.run('import', command)
    expect(output).toContain(`${names.length - before.length} added, ${before.length} there already`)
    expect(await storedNames()).toEqual(names.toSorted())
    return stopped
  }

  it('stops at Ctrl-C and goes on when it is run again', async () => {
    const stopped = await stopHalfway('interrupted.jsonl', { at: /: \d{3,} read/, by: 'SIGINT' })
    expect(stopped.output).toMatch(/Stopped\. Run the same command again/)
    expect(stopped.code).toBe(1)
  })

  it('ends with every record once when it was killed and is run again', async () => {
    expect(await stopHalfway('killed.jsonl', { at: /: \d{3,} read/, by: 'SIGKILL' })).toMatchObject({
      code: null,
    })
  })
})

describe('an import of CSV', () => {
  it('maps columns by name or label, whatever their order, and keeps line breaks in quotes', async () => {
    const csv =
      '\uFEFFType,Weight,ARTIFACT NAME,Historical context,Image URL,source_id\r\n' +
      'Tools,3 kg,"Vase, ""tall""","Two\nlines",https://example.com/vase.jpg,1\r\n'
    const { output } = await importing('table.csv', csv)
    expect(output).toMatch(/Passed over: Weight\n[^]*1 added, 0 there already, 0 refused/)
    const { docs } = await project.store.db.collection(ARTIFACTS).get()
    expect(docs[0]?.data()).toMatchObject({
      artifact_name: 'Vase, "tall"',
      artifact_type: 'Tools',
      historical_context: 'Two\nlines',
      artifact_image: 'https://example.com/vase.jpg',
    })
  })

  it('refuses lines of the wrong shape and reads on, and lists them in the file’s order', async () => {
    const good = Array.from({ length: 60 }, (_, index) => `Cup ${index},Tools,${index}`)
    const csv = [
      'artifact_name,artifact_type,source_id',
      ',Tools,a',
      'short',
      ...good,
      ',Tools,b',
      'Cup,Tools,more,and more',
      'Bowl,Spoons,c',
      'Bowl,Tools,1',
    ].join('\n')
    expect((await importing('shape.csv', csv)).output).toMatch(/66 read in .*: 60 added, .* 6 refused/)
    expect(await refusals('shape.csv')).toEqual([
      { line: 2, reasons: [textWith('artifact_name: ')], record: aRow('', 'a') },
      { line: 3, reasons: [textWith('Invalid Record Length')], record: 'short' },
      { line: 64, reasons: [textWith('artifact_name: ')], record: aRow('', 'b') },
      { line: 65, reasons: [textWith('Invalid Record Length')], record: 'Cup,Tools,more,and more' },
      { line: 66, reasons: [textWith('Please choose a type')], record: aRow('Bowl', 'c', 'Spoons') },
      { line: 67, reasons: ['The record of line 5 has the same key, 1.'], record: aRow('Bowl', '1') },
    ])
  })

  it('reads semicolons and tabs, whatever stands within the columns', async () => {
    const tables = {
      'semicolons.csv': 'artifact_name;artifact_type;source_id\n"Vase; tall, thin";Tools;1\n',
      'tabs.tsv': 'artifact_name\tartifact_type\tsource_id\tHeight, in cm\nCup; small\tTools\t2\t5\n',
      'commas.csv': 'artifact_name,artifact_type,source_id\nBowl; flat,Tools,3\n',
    }
    for (const [name, table] of Object.entries(tables)) {
      expect((await importing(name, table)).output).toContain('1 added, 0 there already, 0 refused')
    }
    expect(await storedNames()).toEqual(['Bowl; flat', 'Cup; small', 'Vase; tall, thin'])
  })

  it('takes columns and words of another language, as they are told', async () => {
    const table = 'Inv.-Nr.;Titel;Art;Länge\n7;Hammer;Gerät;30\n8;Ring;Schmuck;2\n9;Axt;gerät;40\n'
    const options = ['--key', 'inv. nr.', '--map', 'Titel=artifact_name', '--map', 'art=Type']
    const { output } = await importing('museum.csv', table, ...options, '--value', 'Gerät=tools')
    expect(output).toMatch(/Passed over: Länge\n[^]*2 added, 0 there already, 1 refused/)
    expect(output).toContain('No type of ours: "Schmuck" (1). --value "WORD=TYPE" says what a word means')
    expect(await storedNames()).toEqual(['Axt', 'Hammer'])
  })

  it('says which field, type or column there is not', async () => {
    const table = 'artifact_name,artifact_type,source_id\nVase,Tools,1\n'
    for (const [options, said] of [
      [['--map', 'Titel=title'], '--map "Titel=title": there is no field title. The fields: artifact_name,'],
      [['--map', 'Titel'], '--map takes "THEIRS=OURS", not "Titel".'],
      [['--value', 'Gerät=Tool'], '--value "Gerät=Tool": Tool is no type. The types: Documents,'],
      [['--key', 'Nr'], 'There is no column Nr for --key among: artifact_name | artifact_type | source_id'],
    ] as const) {
      expect(await importing('told.csv', table, ...options)).toEqual({ code: 1, output: textWith(said) })
    }
    expect(await storedNames()).toEqual([])
  })

  it('says what is wrong with columns and encodings, before it stores anything', async () => {
    expect(await importing('columns.csv', 'name;type\nVase;Tools\n')).toMatchObject({
      code: 1,
      output: textWith('there is no artifact_name among: name | type'),
    })
    expect(
      await importing('twins.csv', 'Type,artifact_type,artifact_name\nTools,Tools,Vase\n'),
    ).toMatchObject({
      code: 1,
      output: textWith('Two columns mean artifact_type'),
    })
    const latin = Buffer.from('artifact_name,artifact_type\nVas\u00e9,Tools\n', 'latin1')
    expect((await importing('latin.csv', latin)).output).toContain('not UTF-8')
    expect(await storedNames()).toEqual([])
  })
})

describe('the adder of imported artifacts', () => {
  it('has the account’s own address and the tidied name, however the address was typed', async () => {
    const { email } = await signUp({ displayName: `  Ada \n Lovelace ${'x'.repeat(300)}` })
    await writeFile(join(project.folder, 'typed.jsonl'), lines(aRecord('Vase')))
    await runHere(['typed.jsonl', '--as', email.toUpperCase()])
    const { docs } = await project.store.db.collection(ARTIFACTS).get()
    expect(docs[0]?.get('adder_name')).toBe(`Ada Lovelace ${'x'.repeat(300)}`.slice(0, 200))
    const adder = await docs[0]?.ref.collection('private').doc('adder').get()
    expect(adder?.get('adder_email')).toBe(email)
  })

  it('goes by the address before the @ when the display name is blank', async () => {
    const { email } = await signUp({ displayName: '  ' })
    await writeFile(join(project.folder, 'blank.jsonl'), lines(aRecord('Vase')))
    await runHere(['blank.jsonl', '--as', email])
    const { docs } = await project.store.db.collection(ARTIFACTS).get()
    expect(docs[0]?.get('adder_name')).toBe(email.split('@')[0])
  })
})

describe('a list of refused records that cannot be written', () => {
  it('ends the import with a sentence', async () => {
    const options = ['--refused', join('missing', 'list.jsonl')]
    const { code, output } = await importing('refused.jsonl', lines(aRecord('')), ...options)
    expect(output).toMatch(/The list of refused records, missing.list\.jsonl, could not be written: ENOENT/)
    expect(output).not.toMatch(/ {4}at /)
    expect(code).toBe(1)
  })
})

describe('an import that cannot begin', () => {
  it('says why in one sentence', async () => {
    expect(await runHere(['missing.jsonl'])).toMatchObject({
      code: 1,
      output: '\n  There is no file missing.jsonl.\n\n',
    })
    await writeFile(join(project.folder, 'table.xlsx'), '')
    expect((await runHere(['table.xlsx'])).output).toContain('should be JSON lines')
    expect((await importing('who.jsonl', '', '--as', 'nobody@example.com')).output).toContain(
      'There is no account nobody@example.com',
    )
    expect((await runHere([])).output).toContain('Usage: npm run import')
  })
})
