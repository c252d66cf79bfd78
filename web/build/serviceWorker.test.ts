import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

const WEB = fileURLToPath(new URL('..', import.meta.url))

/** The files of a build by their names. */
async function buildApp(): Promise<ReadonlyMap<string, string>> {
  const result = await build({ root: WEB, logLevel: 'error', build: { write: false, minify: false } })
  if (Array.isArray(result) || !('output' in result)) throw new Error('The build has more than one output.')
  return new Map(
    result.output.map((output) => [
      output.fileName,
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

// What it is in a release that has it: modules.test.ts.
describe('the worker of a build', () => {
  it('removes itself, and is registered by nobody, in a release that switches it off', async () => {
    vi.stubEnv('VITE_SERVICE_WORKER', 'off')
    const files = await buildApp()
    const worker = files.get('sw.js') ?? ''
    expect(worker).toContain('.unregister()')
    expect(worker).not.toContain('respondWith')
    const registering = [...files].filter(([, code]) => /\.register\(\s*['"`]\/sw\.js/.test(code))
    expect(registering.map(([file]) => file)).toEqual([])
  })
})
