/** An empty local project with one account, for commands that fill and read it. */
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { inject } from 'vitest'
import { LOCAL } from '../../../tools/cli/paths.ts'
import { type Account, signUp } from '../../api/support/accounts.ts'
import { startStore, type Store } from '../../api/support/api.ts'
import { closeAtEnd } from '../../api/support/closing.ts'
import { type Options, type Ran, runScript } from './command.ts'

export interface Project {
  readonly store: Store
  readonly account: Account
  /** A folder of this run, which commands work in. */
  readonly folder: string
  /** Runs a command on this project. */
  run(name: string, args: readonly string[], options?: Pick<Options, 'stop' | 'watched'>): Promise<Ran>
}

export async function startProject(): Promise<Project> {
  const [store, account] = await Promise.all([startStore(), signUp({ displayName: 'Ada Lovelace' })])
  await mkdir(LOCAL, { recursive: true })
  const folder = await mkdtemp(join(LOCAL, 'tools-'))
  closeAtEnd(() => rm(folder, { recursive: true, force: true }))
  const env = {
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${store.port}`,
    FIREBASE_AUTH_EMULATOR_HOST: inject('authHost'),
  }
  return {
    store,
    account,
    folder,
    run: (name, args, options) => runScript(name, args, { cwd: folder, env, ...options }),
  }
}
