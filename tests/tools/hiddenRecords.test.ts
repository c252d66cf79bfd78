import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ARTIFACTS, HIDDEN } from '@tracker/domain/firestore/collections.ts'
import { beforeAll, expect, it } from 'vitest'
import { importFile } from '../../tools/import/importFile.ts'
import { storeArtifact } from '../api/support/artifacts.ts'
import { type Project, startProject } from './support/project.ts'

let project: Project

beforeAll(async () => {
  project = await startProject()
})

it('a hidden artifact is not exported, and no import restores it', async () => {
  const { db } = project.store
  const record = JSON.stringify({ artifact_name: 'Vase', artifact_type: 'Tools', source_id: 'test:vase' })
  await writeFile(join(project.folder, 'in.jsonl'), record)
  const importIt = () =>
    project.runHere(
      (terminal) => importFile(terminal, project.folder),
      ['in.jsonl', '--as', project.account.email],
    )
  expect((await importIt()).output).toContain('1 added')
  const [vase] = (await db.collection(ARTIFACTS).get()).docs
  if (!vase) throw new Error('The vase was not stored.')
  await db.doc(`${HIDDEN}/${vase.id}`).set({ ...vase.data(), hidden_reason: 'A copy.' })
  await vase.ref.delete()
  expect((await importIt()).output).toContain('0 added, 1 there already')
  await storeArtifact(db, { id: 'shown', uid: project.account.uid })
  await project.run('export', ['out.jsonl'])
  const out = await readFile(join(project.folder, 'out.jsonl'), 'utf8')
  expect(
    out
      .trim()
      .split('\n')
      .map((line): unknown => JSON.parse(line)),
  ).toMatchObject([{ _id: 'shown' }])
})
