import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { execa } from 'execa'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ROOT } from '#cli/paths.ts'
import { PRODUCT_PORTS } from '#stack/ports.ts'

let root: string
let other: Server
let port: number
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'artifact-tracker-bootstrap-'))
  await mkdir(join(root, 'tools'))
  await cp(join(ROOT, 'tools/bootstrap.mjs'), join(root, 'tools/bootstrap.mjs'))
  await writeFile(
    join(root, 'package-lock.json'),
    '{ "packages": { "node_modules/a": { "version": "1.0.0" } } }',
  )
  await writeFile(join(root, 'npm.js'), "console.log('npm', ...process.argv.slice(2)); process.exitCode = 1")
  other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  port = typeof address === 'object' && address ? address.port : 0
})
afterEach(async () => {
  other.close()
  await rm(root, { recursive: true, force: true })
})

/** Runs a command in a clone without packages, whose npm fails. */
async function start(file: string, firestore: number) {
  const free = { port: 0 }
  const emulators = { hosting: free, functions: free, firestore: { port: firestore }, auth: free }
  await writeFile(join(root, 'firebase.json'), JSON.stringify({ emulators }))
  const args = [join(root, 'tools/bootstrap.mjs'), '--omit=dev', file]
  const env = { npm_execpath: join(root, 'npm.js') }
  const { all, exitCode } = await execa(process.execPath, args, { env, reject: false, all: true })
  return { exitCode, output: all }
}

const INSTALLS = 'npm ci'
const namesPort = () => `Port ${port} (firestore) is already in use.`

describe('the first start of a clone', () => {
  it('names a port in use before it installs', async () => {
    const { exitCode, output } = await start('tools/start.ts', port)
    expect(output).toContain(namesPort())
    expect(output).not.toContain(INSTALLS)
    expect(exitCode).toBe(1)
  })

  it('installs what it needs, and says what to do if that fails', async () => {
    const { exitCode, output } = await start('tools/start.ts', 0)
    expect(output).toContain('--omit=dev')
    expect(output).toContain('The packages could not be installed')
    expect(exitCode).toBe(1)
  })

  it('by a command that starts nothing leaves the ports alone', async () => {
    const { output } = await start('tools/export.ts', port)
    expect(output).toContain(INSTALLS)
    expect(output).not.toContain(namesPort())
  })
})

it('the ports of firebase.json are those of the services', async () => {
  const config: unknown = JSON.parse(await readFile(join(ROOT, 'firebase.json'), 'utf8'))
  const emulators = Object.fromEntries(
    Object.entries(PRODUCT_PORTS).map(([service, number]) => [
      service,
      expect.objectContaining({ port: number }) as unknown,
    ]),
  )
  expect(config).toMatchObject({ emulators })
})
