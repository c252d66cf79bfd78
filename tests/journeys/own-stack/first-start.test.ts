/** Starts of the product: from an empty folder, after an interrupted start, and with damaged files. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { Failure } from '../../../tools/cli/failure.ts'
import { LOCAL } from '../../../tools/cli/paths.ts'
import { SEED_ACCOUNTS, SEED_PASSWORD } from '../../../tools/seed/accounts.ts'
import { freePorts, type Ports } from '../../../tools/stack/ports.ts'
import { startStack, type Stack } from '../../../tools/stack/stack.ts'
import { TIMEOUT_MS } from '../support/expectations.ts'

let data: string
let ports: Ports
let stack: Stack | null = null

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'artifact-tracker-'))
})
beforeEach(async () => {
  ports = await freePorts()
})
afterEach(async () => {
  await stack?.stop()
  stack = null
})
afterAll(() => rm(data, { recursive: true, force: true }))

const start = () => startStack({ ports, data, logs: join(LOCAL, 'logs/first-start'), isSeeded: true })

async function signIn(): Promise<number> {
  const [{ email }] = SEED_ACCOUNTS
  const url = `http://127.0.0.1:${ports.auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=fake-api-key`
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Connection: 'close' },
    body: JSON.stringify({ email, password: SEED_PASSWORD, returnSecureToken: true }),
  })
  return response.status
}

async function countArtifacts(): Promise<unknown> {
  const response = await fetch(`http://127.0.0.1:${ports.hosting}/api/artifacts`)
  const artifacts: unknown = await response.json()
  return Array.isArray(artifacts) ? artifacts.length : artifacts
}

it('the first start serves no page before the artifacts and accounts of the seed are there', async () => {
  const starting = start()
  await vi.waitUntil(
    () =>
      fetch(`http://127.0.0.1:${ports.hosting}/`).then(
        ({ ok }) => ok,
        () => false,
      ),
    { timeout: TIMEOUT_MS, interval: 20 },
  )
  expect(await signIn()).toBe(200)
  expect(await countArtifacts()).toBe(24)
  stack = await starting
})

it('a start without accounts, as after an interrupted seed, makes those of the seed', async () => {
  await rm(join(data, 'accounts.json'))
  stack = await start()
  expect(await signIn()).toBe(200)
  expect(await countArtifacts()).toBe(24)
})

it.each(['accounts.json', 'firestore.db'])('a damaged %s is named, with what to do', async (name) => {
  const file = join(data, name)
  await Promise.all(
    ['firestore.db-wal', 'firestore.db-shm'].map((other) => rm(join(data, other), { force: true })),
  )
  await writeFile(file, 'damaged')
  const starting = start()
  await expect(starting).rejects.toThrow(Failure)
  await expect(starting).rejects.toThrow(file)
  await expect(starting).rejects.toThrow(/damaged[^]*Replace it by a copy, or delete it/)
  await rm(file)
})
