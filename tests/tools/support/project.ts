/** An empty local project with one account, for tests of commands. */
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { inject } from 'vitest'
import { LOCAL, ROOT } from '../../../tools/cli/paths.ts'
import { type Account, signUp } from '../../api/support/accounts.ts'
import { startStore, type Store } from '../../api/support/api.ts'
import { closeAtEnd } from '../../api/support/closing.ts'
import { type Options, type Ran, runHere, runScript } from './command.ts'
import type { Terminal } from '../../../tools/cli/terminal.ts'

export interface Project {
  readonly store: Store
  readonly account: Account
  /** Temporary folder, the commands' current folder. */
  readonly folder: string
  /** Runs a command on this project in a separate process. */
  run(name: string, args: readonly string[], options?: Pick<Options, 'stop' | 'watched'>): Promise<Ran>
  /** Runs a command on this project in this process, as `runHere` does. */
  runHere(
    command: (terminal: Terminal) => Promise<void>,
    args: readonly string[],
    answer?: string,
  ): Promise<Ran>
}

export async function startProject(): Promise<Project> {
  const [store, account] = await Promise.all([startStore(), signUp({ displayName: 'Ada Lovelace' })])
  await mkdir(LOCAL, { recursive: true })
  const folder = await mkdtemp(join(LOCAL, 'tools-'))
  closeAtEnd(async () => {
    process.chdir(ROOT)
    await rm(folder, { recursive: true, force: true })
  })
  const env = {
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${store.port}`,
    FIREBASE_AUTH_EMULATOR_HOST: inject('authHost'),
    // As in Cloud Shell. Commands use the project that they name.
    GOOGLE_CLOUD_PROJECT: 'the-shells-project',
  }
  Object.assign(process.env, env)
  process.chdir(folder)
  return {
    store,
    account,
    folder,
    run: (name, args, options) => runScript(name, args, { cwd: folder, env, ...options }),
    runHere,
  }
}
