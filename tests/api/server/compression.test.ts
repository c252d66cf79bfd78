import { gunzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { signUp } from '../support/accounts.ts'
import { type Api, startApi } from '../support/api.ts'
import { anArtifact } from '../support/artifacts.ts'

/** Hosting compresses files, but passes on what the function answers. */
let api: Api
let id: string

beforeAll(async () => {
  api = await startApi()
  const { token } = await signUp()
  const artifact = anArtifact({ short_description: 'A vase with a chariot race. '.repeat(40) })
  const { body } = await api.ask('POST', '/artifacts', { token, body: artifact })
  id = String((body as { insertedId: unknown }).insertedId)
})

const ask = (path: string, encoding: string) =>
  api.ask('GET', path, { headers: { 'Accept-Encoding': encoding } })

describe('an answer of text', () => {
  it.each(['/artifacts', '/label/'])('is compressed for a client that accepts it: %s', async (path) => {
    const address = path === '/label/' ? `/label/${id}` : path
    const [plain, small] = [await ask(address, 'identity'), await ask(address, 'br, gzip')]
    expect(small.headers.get('content-encoding')).toBe('gzip')
    expect(plain.headers.get('content-encoding')).toBe(null)
    expect(gunzipSync(small.bytes).toString()).toBe(plain.text)
    for (const { headers } of [plain, small]) expect(headers.get('vary')).toContain('Accept-Encoding')
  })

  it.each(['gzip;q=0', ''])('is not compressed for “Accept-Encoding: %s”', async (encoding) => {
    expect((await ask('/artifacts', encoding)).headers.get('content-encoding')).toBe(null)
  })

  it('is not compressed if it fits into one packet', async () => {
    expect((await ask('/contributors/nobody', 'gzip')).headers.get('content-encoding')).toBe(null)
  })
})
