/**
 * Saves the Auth emulator's accounts. The emulator keeps them in memory and exports them only at a clean exit; this polls
 * them every second and saves changes, so that a kill loses one second at most.
 */
import { existsSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import * as z from 'zod/mini'
import { Failure, messageOf } from '#cli/failure.ts'
import { PROJECT_ID } from '#cli/paths.ts'
import { readJson } from '#cli/readJson.ts'
import { requestLocal } from '#stack/requestLocal.ts'

const SAVE_INTERVAL_MS = 1_000
/** Time for the emulator to list its accounts, in milliseconds. */
const LIST_PATIENCE_MS = 10_000
const AUTH = 'The Auth emulator'
const OWNER = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' }
const usersSchema = z.object({ users: z._default(z.array(z.looseObject({ localId: z.string() })), []) })
type Users = z.infer<typeof usersSchema>
const DAMAGED =
  'It has the local accounts. Replace it by a copy, or delete it: the next start makes the accounts of the seed again.'

const projectUrl = (authUrl: string) => `${authUrl}/identitytoolkit.googleapis.com/v1/projects/${PROJECT_ID}`

async function readAccounts(authUrl: string): Promise<Users> {
  const url = `${projectUrl(authUrl)}/accounts:batchGet?maxResults=-1`
  const { ok, status, text } = await requestLocal(AUTH, url, { headers: OWNER, patience: LIST_PATIENCE_MS })
  if (!ok) throw new Failure(`${AUTH} could not list its accounts (${status}).`)
  return z.parse(usersSchema, JSON.parse(text))
}

/** Imports accounts of an earlier run into the emulator. */
async function restoreAccounts(authUrl: string, file: string): Promise<void> {
  if (!existsSync(file)) return
  const saved = await readJson(file, usersSchema, DAMAGED)
  if (saved.users.length === 0) return
  const users = saved.users.map(toImport)
  const body = JSON.stringify({
    hashAlgorithm: 'BCRYPT',
    sanityCheck: false,
    allowOverwrite: true,
    users,
  })
  const url = `${projectUrl(authUrl)}/accounts:batchCreate`
  const { ok, text } = await requestLocal(AUTH, url, { method: 'POST', headers: OWNER, body })
  if (!ok) throw new Failure(`The accounts in ${file} could not be restored: ${text}\n  ${DAMAGED}`)
}

/** Removes derived fields, which the emulator rejects on import. */
function toImport(user: Users['users'][number]) {
  const { providerUserInfo, ...rest } = user
  const providers = z.safeParse(z.array(z.looseObject({ providerId: z.string() })), providerUserInfo)
  return {
    ...rest,
    ...(providers.success
      ? { providerUserInfo: providers.data.filter(({ providerId }) => providerId !== 'password') }
      : {}),
  }
}

export interface PersistedAccounts {
  /** Ends without saving. */
  abandon(): void
  /** Saves once more and ends. */
  stop(): Promise<void>
}

/**
 * Restores accounts from a file and keeps the file up to date. Reports the first failed save.
 * @throws Failure if the file is damaged
 */
export async function persistAccounts(authUrl: string, file: string): Promise<PersistedAccounts> {
  await restoreAccounts(authUrl, file)
  let written = ''
  let isAbandoned = false
  const save = async () => {
    const text = JSON.stringify(await readAccounts(authUrl))
    if (text === written || isAbandoned) return
    await writeFile(`${file}.new`, text)
    await rename(`${file}.new`, file)
    written = text
  }
  let saving: Promise<void> = Promise.resolve()
  let isReported = false
  const trySave = () =>
    (saving = saving.then(save).catch((error: unknown) => {
      if (isReported || isAbandoned) return
      isReported = true
      const reason = messageOf(error)
      console.error(`\n  The accounts could not be saved in ${file}: ${reason}\n`)
    }))
  const timer = setInterval(() => void trySave(), SAVE_INTERVAL_MS)
  return {
    abandon() {
      isAbandoned = true
      clearInterval(timer)
    },
    async stop() {
      clearInterval(timer)
      await trySave()
    },
  }
}
