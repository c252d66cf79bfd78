import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { ARTIFACTS } from '@tracker/domain/firestore/collections.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { signUp } from '../api/support/accounts.ts'
import { type Stop, textWith } from './support/command.ts'
import { type Imports, startImports } from './support/imports.ts'
import type { Project } from './support/project.ts'

let imports: Imports
let project: Project

beforeAll(async () => {
  imports = await startImports()
  ;({ project } = imports)
})
beforeEach(() => project.store.clear())

const aRecord = (name: string, fields: object = {}) => ({
  artifact_name: name,
  artifact_type: 'Tools',
  source_id: `test:${name}`,
  ...fields,
})

const lines = (...records: unknown[]) => records.map((record) => `${JSON.stringify(record)}\n`).join('')

describe('an import of JSON lines', () => {
  it('stores each valid record for the adder, with the fields that the server derives', async () => {
    const record = aRecord('Vase', { likes_count: 99, adder_uid: 'somebody', created_at: '500 BC' })
    const { code, output } = await imports.importing('one.jsonl', lines(record))
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

  it('reports each refused record with line and reasons, and stores the others', async () => {
    const content = Buffer.concat([
      Buffer.from(lines(aRecord('First'), aRecord('', { artifact_type: 'Spoons' }))),
      Buffer.from('\nnot JSON\n'),
      Buffer.from([0x22, 0xff, 0x22, 0x0a]),
      Buffer.from(`"${'x'.repeat(300_000)}"\n`),
      Buffer.from('null\n'),
      Buffer.from(lines(aRecord('Last')).trimEnd()),
    ])
    const { code, output } = await imports.importing('some.jsonl', content)
    expect(output).toMatch(/7 read in .* s: 2 added, 0 there already, 5 refused\./)
    expect(code).toBe(0)
    expect(await imports.storedNames()).toEqual(['First', 'Last'])
    expect(await imports.refusals('some.jsonl')).toEqual([
      {
        line: 2,
        record: { artifact_name: '', artifact_type: 'Spoons', source_id: 'test:' },
        reasons: ['artifact_name: Please enter the name of the artifact.'],
      },
      { line: 4, reasons: [textWith('This line is not JSON')], record: 'not JSON' },
      { line: 5, reasons: ['This line is not UTF-8.'], record: null },
      { line: 6, reasons: ['This line is longer than 256 KB.'], record: null },
      { line: 7, reasons: [textWith('object')], record: null },
    ])
  })

  it('adds nothing when repeated, even if an artifact was changed meanwhile', async () => {
    const content = lines(aRecord('Vase'), aRecord('Cup'), aRecord('Cup'))
    expect((await imports.importing('twice.jsonl', content)).output).toMatch(/2 added, 1 there already/)
    const { docs } = await project.store.db.collection(ARTIFACTS).get()
    await docs[0]?.ref.update({ present_location: 'Cairo' })
    expect((await imports.importing('twice.jsonl', content)).output).toMatch(/0 added, 3 there already/)
    expect(await imports.storedNames()).toEqual(['Cup', 'Vase'])
    expect((await docs[0]?.ref.get())?.get('present_location')).toBe('Cairo')
  })

  it('restores an artifact that its adder deleted directly in Firestore', async () => {
    await imports.importing('back.jsonl', lines(aRecord('Vase')))
    const { docs } = await project.store.db.collection(ARTIFACTS).get()
    await docs[0]?.ref.delete()
    expect((await imports.importing('back.jsonl', lines(aRecord('Vase')))).output).toMatch(/1 added/)
  })

  it('reads gzip files, and reports a corrupt one', async () => {
    const whole = gzipSync(lines(aRecord('Vase'), aRecord('Cup')))
    expect((await imports.importing('packed.jsonl.gz', whole)).output).toMatch(/2 added/)
    const broken = await imports.importing('broken.jsonl.gz', whole.subarray(0, -12))
    expect(broken.code).toBe(1)
    expect(broken.output).toContain('broken.jsonl.gz: This file could not be read: unexpected end of file')
    expect(broken.output).not.toMatch(/ {4}at /)
  })

  it('changes nothing in a dry run and reports what it would do', async () => {
    await imports.importing('dry.jsonl', lines(aRecord('Vase')))
    const { output } = await imports.importing(
      'dry.jsonl',
      lines(aRecord('Vase'), aRecord('Cup'), aRecord('')),
      '--dry-run',
    )
    expect(output).toMatch(/1 would be added, 1 there already, 1 would be refused\./)
    expect(await imports.storedNames()).toEqual(['Vase'])
  })

  it('stores every record once when it is stopped, killed and run again, with progress in a terminal only', async () => {
    const names = Array.from({ length: 1_000 }, (_, index) => `Vase number ${index}`)
    const PROGRESS = /\d+ %: \d+ read \(\d+ a second\), \d+ refused, (\d+ min )?\d+ s left/
    await writeFile(join(project.folder, 'many.jsonl'), lines(...names.map((name) => aRecord(name))))
    const command = ['many.jsonl', '--as', project.account.email]
    const halfway = async (by: Stop['by']) => {
      const stop = { at: /: \d{3,} read/, by }
      const stopped = await project.run('import', command, { stop, watched: true })
      expect(stopped.output).toMatch(PROGRESS)
      return stopped
    }
    expect(await halfway('SIGINT')).toMatchObject({
      code: 1,
      output: textWith('Stopped. Run the same command again'),
    })
    const stored = await imports.storedNames()
    expect(stored.length).toBeGreaterThan(0)
    expect(await halfway('SIGKILL')).toMatchObject({ code: null })
    const before = await imports.storedNames()
    expect(before.length).toBeGreaterThanOrEqual(stored.length)
    expect(before.length).toBeLessThan(names.length)
    const resumed = await project.run('import', command)
    expect(resumed.output).toContain(`${names.length - before.length} added, ${before.length} there already`)
    expect(resumed.output).not.toMatch(PROGRESS)
    expect(await imports.storedNames()).toEqual(names.toSorted())
  })
})

describe('the adder of imported artifacts', () => {
  it('has the account’s address and normalized name, in whatever case the address was typed', async () => {
    const { email } = await signUp({ displayName: `  Ada \n Lovelace ${'x'.repeat(300)}` })
    await writeFile(join(project.folder, 'typed.jsonl'), lines(aRecord('Vase')))
    await imports.run(['typed.jsonl', '--as', email.toUpperCase()])
    const { docs } = await project.store.db.collection(ARTIFACTS).get()
    expect(docs[0]?.get('adder_name')).toBe(`Ada Lovelace ${'x'.repeat(300)}`.slice(0, 200))
    const adder = await docs[0]?.ref.collection('private').doc('adder').get()
    expect(adder?.get('adder_email')).toBe(email)
  })

  it('is named after the local part of the address if the display name is blank', async () => {
    const { email } = await signUp({ displayName: '  ' })
    await writeFile(join(project.folder, 'blank.jsonl'), lines(aRecord('Vase')))
    await imports.run(['blank.jsonl', '--as', email])
    const { docs } = await project.store.db.collection(ARTIFACTS).get()
    expect(docs[0]?.get('adder_name')).toBe(email.split('@')[0])
  })
})

describe('a list of refused records that cannot be written', () => {
  it('ends the import with a clear error', async () => {
    const options = ['--refused', join('missing', 'list.jsonl')]
    const { code, output } = await imports.importing('refused.jsonl', lines(aRecord('')), ...options)
    expect(output).toMatch(/The list of refused records, missing.list\.jsonl, could not be written: ENOENT/)
    expect(output).not.toMatch(/ {4}at /)
    expect(code).toBe(1)
  })
})

describe('an import that cannot start', () => {
  it('reports the reason in one sentence', async () => {
    expect(await imports.run(['missing.jsonl'])).toMatchObject({
      code: 1,
      output: '\n  There is no file missing.jsonl.\n\n',
    })
    await writeFile(join(project.folder, 'table.xlsx'), '')
    expect((await imports.run(['table.xlsx'])).output).toContain('This file is empty.')
    expect((await imports.importing('who.jsonl', '', '--as', 'nobody@example.com')).output).toContain(
      'There is no account nobody@example.com',
    )
    expect((await imports.run([])).output).toContain('Usage: npm run import')
  })
})
