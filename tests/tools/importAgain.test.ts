/** Tests of importing a corrected file again and of undoing an import. */
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ARTIFACTS } from '@tracker/domain/firestore/collections.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { importFile } from '../../tools/import/importFile.ts'
import { undoImport } from '../../tools/import/undo.ts'
import { signUp } from '../api/support/accounts.ts'
import { violations } from '../api/support/invariants.ts'
import { storeArtifact } from '../api/support/artifacts.ts'
import { textWith } from './support/command.ts'
import { type Project, startProject } from './support/project.ts'

let project: Project
let runs: string

beforeAll(async () => {
  project = await startProject()
  runs = join(project.folder, 'runs')
})
beforeEach(() => project.store.clear())

interface How {
  readonly options?: readonly string[]
  readonly answer?: string
  readonly as?: string
}

async function importing(table: string, { options = [], answer, as = project.account.email }: How = {}) {
  await writeFile(join(project.folder, 'table.csv'), table)
  return project.runHere(
    (terminal) => importFile(terminal, runs),
    ['table.csv', '--as', as, ...options],
    answer,
  )
}

const runOf = (output: string) => /--undo (\S+)/.exec(output)?.[1] ?? 'none'
const undo = (run: string, options: readonly string[] = ['--yes'], answer?: string) =>
  project.runHere((terminal) => undoImport(terminal, runs), ['--undo', run, ...options], answer)

async function stored(): Promise<Record<string, unknown>> {
  const { docs } = await project.store.db.collection(ARTIFACTS).get()
  return Object.fromEntries(
    docs.map((document) => [String(document.get('artifact_name')), document.get('present_location')]),
  )
}
const findId = async (name: string) => {
  const { docs } = await project.store.db.collection(ARTIFACTS).where('artifact_name', '==', name).get()
  return docs[0]?.id ?? 'none'
}

const HEAD = 'Shelf,artifact_name,artifact_type,present_location\n'
const TABLE = `${HEAD}1,Vase,Tools,Cairo\n2,Cup,Tools,Rome\n3,Bowl,Tools,Oslo\n`
const CORRECTED = `${HEAD}1,Tall vase,Tools,Cairo\n2,Cup,Tools,Athens\n3,Bowl,Tools,Oslo\n4,Jug,Tools,Bonn\n`
const KEY = ['--key', 'Shelf']
const UPDATE = [...KEY, '--update']

describe('a file without a column that identifies records', () => {
  it('is not imported until a key is named or declined', async () => {
    const { code, output } = await importing(TABLE)
    expect(output).toContain('No column says which record is which, so that a corrected file would add')
    expect(output).toContain('Name one with --key COLUMN, among: Shelf | artifact_name | artifact_type')
    expect(code).toBe(1)
    expect(await stored()).toEqual({})
    const equal = `${TABLE}4,Vase,Tools,Cairo\n`
    expect((await importing(equal, { options: ['--no-key'] })).output).toContain('3 added, 1 there already')
    expect((await importing(equal, { options: ['--no-key'] })).output).toContain('0 added, 4 there already')
  })

  it('is asked about in a terminal', async () => {
    expect(await importing(TABLE, { answer: 'shelf' })).toEqual({
      code: 0,
      output: textWith(/The columns are Shelf \| artifact_name[^]*Which one does\?[^]*3 added/),
    })
    expect((await importing(CORRECTED, { options: KEY })).output).toContain('1 added, 3 there already')
    expect((await importing(TABLE, { answer: '' })).output).toContain('3 added, 0 there already')
    expect(await importing(TABLE, { answer: 'Number' })).toMatchObject({ code: 1 })
  })

  it('has records without a key refused', async () => {
    const { output } = await importing(`${HEAD}1,Vase,Tools,\n,Cup,Tools,\n`, { options: KEY })
    expect(output).toContain('1 added, 0 there already, 1 refused')
  })
})

describe('a corrected file', () => {
  it('adds no changed record twice, and reports that some differ', async () => {
    await importing(TABLE, { options: KEY })
    const { output } = await importing(CORRECTED, { options: KEY })
    expect(output).toContain('4 read in ')
    expect(output).toContain('1 added, 3 there already, 0 refused.')
    expect(output).toContain('1 of those there say something else: --update stores what the file says.')
    expect(output).toContain('1 of those there have another name: 1 is "Vase", and here "Tall vase".')
    expect(await stored()).toEqual({ Vase: 'Cairo', Cup: 'Rome', Bowl: 'Oslo', Jug: 'Bonn' })
  })

  it('changes differing records with --update, after showing them and asking', async () => {
    await importing(TABLE, { options: KEY })
    for (const how of [{}, { answer: 'n' }]) {
      const { code, output } = await importing(CORRECTED, { options: UPDATE, ...how })
      expect(output).toContain('1 would be added, 2 would be changed, 1 there already, 0 would be refused.')
      expect(output).toContain('line 2, Tall vase: artifact_name "Vase" becomes "Tall vase"')
      expect(output).toContain('line 3, Cup: present_location "Rome" becomes "Athens"')
      expect(code).toBe(2)
    }
    expect(await stored()).toEqual({ Vase: 'Cairo', Cup: 'Rome', Bowl: 'Oslo' })
    const { code, output } = await importing(CORRECTED, { options: UPDATE, answer: 'y' })
    expect(output).toContain('Add 1 and change 2? [y/N] y')
    expect(output).toContain('1 added, 2 changed, 1 there already, 0 refused.')
    expect(code).toBe(0)
    expect(await stored()).toEqual({ 'Tall vase': 'Cairo', Cup: 'Athens', Bowl: 'Oslo', Jug: 'Bonn' })
  })

  it('writes nothing where nothing differs, and keeps fields that it has no column for', async () => {
    await importing(TABLE, { options: KEY })
    const before = await project.store.usage()
    const same = await importing(TABLE, { options: [...UPDATE, '--yes'] })
    expect(same.output).toContain('0 added, 0 changed, 3 there already, 0 refused.')
    expect(same.output).not.toContain('--undo')
    expect((await project.store.usage()).documentsWritten).toBe(before.documentsWritten)
    await importing('Shelf,artifact_name,artifact_type\n2,Mug,Tools\n', {
      options: [...UPDATE, '--yes', '--same-list'],
    })
    expect(await stored()).toEqual({ Vase: 'Cairo', Mug: 'Rome', Bowl: 'Oslo' })
  })

  it('changes the copies in likes and the search fields, too', async () => {
    await importing(TABLE, { options: KEY })
    const id = await findId('Vase')
    await project.store.clear()
    await storeArtifact(project.store.db, { id, uid: project.account.uid, likers: ['bob'] })
    await importing(CORRECTED, { options: [...UPDATE, '--yes', '--same-list'] })
    const like = await project.store.db.doc(`likes/bob_${id}`).get()
    expect(like.get('artifactName')).toBe('Tall vase')
    expect(await violations(project.store.db)).toEqual([])
  })

  it('changes no artifact of another adder, and restores no hidden one', async () => {
    await importing(TABLE, { options: KEY })
    const { db } = project.store
    const { email } = await signUp()
    const id = await findId('Bowl')
    const bowl = (await db.doc(`artifacts/${id}`).get()).data() ?? {}
    await db.doc(`hidden/${id}`).set(bowl)
    await db.doc(`artifacts/${id}`).delete()
    const { output } = await importing(CORRECTED, { options: [...UPDATE, '--yes'], as: email })
    expect(output).toContain('1 added, 0 changed, 1 there already, 2 refused.')
    expect(await stored()).toEqual({ Vase: 'Cairo', Cup: 'Rome', Jug: 'Bonn' })
    const again = await importing(CORRECTED, { options: KEY, as: email })
    expect(again.output).toContain('2 of those there belong to somebody else, and say something else.')
  })
})

describe('another list with the same numbers', () => {
  const STAMPS = `${HEAD}1,Penny Black,Documents,Bath\n2,Basel Dove,Documents,Basel\n3,Bowl,Tools,Oslo\n`
  const COINS = { Vase: 'Cairo', Cup: 'Rome', Bowl: 'Oslo' }

  it('is not stored before somebody says whether it is one', async () => {
    await importing(TABLE, { options: KEY })
    for (const options of [KEY, UPDATE, [...UPDATE, '--yes']]) {
      const { code, output } = await importing(STAMPS, { options })
      expect({ code, output }).toEqual({ code: 1, output: textWith('1 is "Vase", and here "Penny Black".') })
      expect(output).toContain('If the file is another list, name it: --list NAME')
      expect(await stored()).toEqual(COINS)
    }
  })

  it('keeps its own numbers once it has a name, typed or given', async () => {
    await importing(TABLE, { options: KEY })
    expect((await importing(STAMPS, { options: KEY, answer: 'stamps' })).output).toContain('3 added')
    expect(Object.keys(await stored())).toEqual(
      expect.arrayContaining(['Vase', 'Cup', 'Penny Black', 'Basel Dove']),
    )
    const again = await importing(STAMPS, { options: [...KEY, '--list', 'stamps'] })
    expect(again.output).toContain('0 added, 3 there already')
  })

  it('is the same list if somebody says so', async () => {
    await importing(TABLE, { options: KEY })
    const { output } = await importing(STAMPS, { options: [...UPDATE, '--yes', '--same-list'] })
    expect(output).toContain('0 added, 2 changed, 1 there already')
    expect(await stored()).toEqual({ 'Penny Black': 'Bath', 'Basel Dove': 'Basel', Bowl: 'Oslo' })
  })
})

describe('an import that is undone', () => {
  it('removes what it added, reverts what it changed, and keeps everything else', async () => {
    const first = await importing(TABLE, { options: KEY })
    const second = await importing(CORRECTED, { options: [...UPDATE, '--yes'] })
    const run = runOf(second.output)
    const shown = await undo(run, [])
    expect(shown.output).toMatch(/ 1 added, which go, [^]* 2 changed, which say again [^]* 0 changed by some/)
    expect(shown.code).toBe(2)
    expect((await undo(run, [], 'n')).code).toBe(2)
    expect(Object.keys(await stored())).toContain('Jug')

    expect(await undo(run, [], 'y')).toEqual({
      code: 0,
      output: textWith('Undone: 1 removed, 2 as before.'),
    })
    expect(await stored()).toEqual({ Vase: 'Cairo', Cup: 'Rome', Bowl: 'Oslo' })
    expect(await undo(run)).toMatchObject({ code: 1, output: textWith(`There is no import ${run} to undo.`) })
    await undo(runOf(first.output))
    expect(await stored()).toEqual({})
    expect(await violations(project.store.db)).toEqual([])
    expect(await readdir(runs)).not.toContain(`${run}.jsonl`)
  })

  it('keeps artifacts that were changed since, and reports them', async () => {
    const { output } = await importing(TABLE, { options: KEY })
    const id = await findId('Cup')
    await project.store.db.doc(`artifacts/${id}`).update({ present_location: 'Paris' })
    expect(await undo(runOf(output))).toEqual({
      code: 2,
      output: textWith(`Undone, but for what was changed since: ${id}`),
    })
    expect(await stored()).toEqual({ Cup: 'Paris' })
  })

  it('is not found under another name', async () => {
    expect(await undo('../../package')).toMatchObject({ code: 1, output: textWith('There is no import') })
  })
})
