import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'

const WEB = fileURLToPath(new URL('..', import.meta.url))
const releaseSchema = z.object({
  name: z.string(),
  entry: z.string(),
  files: z.array(z.string()),
  first: z.array(z.string()),
})

const REGISTERS = /\.register\(.\/sw\.js.\)/

/** The files of a build by their addresses. */
async function buildApp(): Promise<ReadonlyMap<string, string>> {
  const result = await build({ root: WEB, logLevel: 'error', build: { write: false } })
  if (Array.isArray(result) || !('output' in result)) throw new Error('The build has more than one output.')
  return new Map(
    result.output.map((output) => [
      `/${output.fileName}`,
      output.type === 'chunk' ? output.code : String(output.source),
    ]),
  )
}

beforeAll(() => {
  // The test runner's own value would make a build for development.
  vi.stubEnv('NODE_ENV', 'production')
})
afterAll(() => {
  vi.unstubAllEnvs()
})

describe('the worker of a build', () => {
  it('knows the page’s script, and names no file that is not there', async () => {
    const files = await buildApp()
    expect([...files.values()].filter((code) => REGISTERS.test(code))).toHaveLength(1)
    const [, text = ''] = /^var RELEASE=(\{.*?\});/.exec(files.get('/sw.js') ?? '') ?? []
    const release = z.parse(releaseSchema, JSON.parse(text))
    expect(files.get('/index.html')).toContain(`src="${release.entry}"`)
    expect(release.first).toContain(release.entry)
    const inPublic = ['/boot.js']
    const missing = [...release.files, ...release.first].filter((file) => !files.has(file))
    expect(missing.filter((file) => !inPublic.includes(file))).toEqual([])
    expect(release.files.length).toBeGreaterThan(release.first.length)
    // Needed when it is too late to load it.
    expect(release.first.some((file) => file.startsWith('/assets/LastVisit-'))).toBe(true)
    // Production does not know the question that tells a local build its services.
    expect(files.get('/sw.js')).not.toContain('emulators.json')
  })

  it('removes itself, and is registered by nobody, in a release that switches it off', async () => {
    vi.stubEnv('VITE_SERVICE_WORKER', 'off')
    const files = await buildApp()
    const worker = files.get('/sw.js') ?? ''
    expect(worker).toContain('.unregister()')
    expect(worker).not.toContain('respondWith')
    const registering = [...files].filter(([, code]) => REGISTERS.test(code))
    expect(registering.map(([file]) => file)).toEqual([])
  })
})
