/** Imports into an empty local project, in this process. */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ARTIFACTS } from '@tracker/domain/firestore/collections.ts'
import { importFile } from '../../../tools/import/importFile.ts'
import type { Ran } from './command.ts'
import { type Project, startProject } from './project.ts'

export interface Imports {
  readonly project: Project
  /** Runs the command with these arguments. */
  run(args: readonly string[]): Promise<Ran>
  /** Writes a file and imports it for the project's account. */
  importing(name: string, content: string | Uint8Array, ...options: string[]): Promise<Ran>
  /** Names of all stored artifacts, sorted. */
  storedNames(): Promise<string[]>
  /** Rows of a file that were refused. */
  refusals(name: string): Promise<unknown[]>
}

export async function startImports(): Promise<Imports> {
  const project = await startProject()
  const run = (args: readonly string[]) =>
    project.runHere((terminal) => importFile(terminal, project.folder), args)
  return {
    project,
    run,
    async importing(name, content, ...options) {
      await writeFile(join(project.folder, name), content)
      return run([name, '--as', project.account.email, ...options])
    },
    async storedNames() {
      const { docs } = await project.store.db.collection(ARTIFACTS).get()
      return docs.map((document) => String(document.get('artifact_name'))).toSorted()
    },
    async refusals(name) {
      const list = await readFile(join(project.folder, `${name}.refused.jsonl`), 'utf8')
      return list
        .trimEnd()
        .split('\n')
        .map((line): unknown => JSON.parse(line))
    },
  }
}
