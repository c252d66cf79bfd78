import { createServer } from 'node:http'
import { once } from 'node:events'
import { beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../../../tools/stack/ports.ts'
import { type Api, startApi, startFunction, type RunningFunction } from '../support/api.ts'
import { storeArtifacts } from '../support/artifacts.ts'
import { closeAtEnd } from '../support/closing.ts'
import { costRow } from '../support/costRow.ts'
import { newAddress, withinOneMinute } from '../support/minutes.ts'

/**
 * Tests of what one address can cost in a day, whatever it forges (docs/threats.md, threat 92). The attacks last until they are
 * refused, with small quotas of a minute; requests, documents and bytes are scaled to the real ones and to a day.
 */
const REAL = { READS_PER_MINUTE: 600, DOCUMENTS_PER_MINUTE: 4_000, BYTES_PER_MINUTE: 8_000_000 }
const SMALL = { READS_PER_MINUTE: 60, DOCUMENTS_PER_MINUTE: 412, BYTES_PER_MINUTE: 400_000 }
const MINUTES = 24 * 60
/** Dollars, as in docs/costs.md; a byte sent by the function costs 0.12 for a GB. */
const PRICE = { call: 0.4e-6, read: 0.06e-5, byte: 0.12e-9 }
/** A processor and half a GiB for a day. */
const BUSY = 86_400 * (0.000024 + 0.5 * 0.0000025)

/** Calls of a path after which an attack is taken as unlimited. */
const CALLS_MAX = 1_000

/** Serves the app's page. */
async function startHosting(): Promise<string> {
  const html = `<title>Artifact Tracker</title><p>${'x'.repeat(50_000)}`
  const server = createServer((_, response) => response.end(html))
  const port = await freePort()
  await once(server.listen(port, '127.0.0.1'), 'listening')
  closeAtEnd(async () => void server.close())
  return `http://127.0.0.1:${port}`
}

let api: Api
let limited: RunningFunction

beforeAll(async () => {
  api = await startApi()
  limited = await startFunction(api.store, {
    HOSTING_ORIGIN: await startHosting(),
    // Never reached: how many searches fit into a processor's time depends on the machine.
    SEARCH_MS_PER_MINUTE: '1000000',
    // The index is read once, not as often as a slow machine needs.
    SEARCH_STALE_MS: '3600000',
    ...Object.fromEntries(Object.entries(SMALL).map(([name, value]) => [name, String(value)])),
  })
  const ids = Array.from({ length: 100 }, (_, at) => `a${at}`)
  await storeArtifacts(
    api.store.db,
    ids.map((id) => ({ id, uid: 'somebody' })),
  )
  const large = Object.fromEntries(
    ['created_at', 'historical_context', 'present_location', 'short_description'].map((field) => [
      field,
      '文'.repeat(5_000),
    ]),
  )
  await storeArtifacts(api.store.db, [
    { id: 'large', uid: 'somebody', fields: { ...large, artifact_name: 'large' } },
  ])
  const entries = ids.map((artifactId) => ({ artifactId, note: '' }))
  await api.store.db.doc('lists/shared').set({ uid: 'ada', title: 'All', visibility: 'link', entries })
})

/** What causes most calls, documents and bytes. */
const ATTACKS = {
  calls: ['/artifacts?name=nothing&limit=1', '/label/missing'],
  documents: ['/artifacts?limit=100', '/list/shared'],
  bytes: [
    '/artifacts?name=large&limit=1',
    '/label/large',
    // Pages that read nothing, and the app itself over the limit of calls.
    '/api/openapi.json',
    '/allArtifacts?page=2',
    '/contributor/nobody',
  ],
} as const
type Kind = keyof typeof ATTACKS

/** Sends each call until it is refused. @returns calls, documents or bytes @throws Error for a call that fails otherwise */
async function attack(kind: Kind, headers: () => Record<string, string>): Promise<number> {
  const before = await api.store.usage()
  let [calls, bytes] = [0, 0]
  for (const path of ATTACKS[kind]) {
    const last = calls + CALLS_MAX
    for (let isOpen = true; isOpen && calls < last;) {
      const reply = await limited.ask('GET', path, { headers: headers() })
      if (![200, 404, 429].includes(reply.status)) throw new Error(`${path}: ${reply.status} ${reply.text}`)
      isOpen = reply.status !== 429
      if (isOpen) calls += 1
      bytes += reply.bytes.byteLength
    }
  }
  const { documentsRead } = await api.store.usage()
  return { calls, bytes, documents: documentsRead - before.documentsRead }[kind]
}

/** Dollars of a day for each kind. */
const DOLLARS = {
  calls: (MINUTES * REAL.READS_PER_MINUTE * PRICE.call) / SMALL.READS_PER_MINUTE,
  documents: (MINUTES * REAL.DOCUMENTS_PER_MINUTE * PRICE.read) / SMALL.DOCUMENTS_PER_MINUTE,
  bytes: (MINUTES * REAL.BYTES_PER_MINUTE * PRICE.byte) / SMALL.BYTES_PER_MINUTE,
}

describe('threat 92: one address that does in a day whatever it can', () => {
  it.each([
    ['through Hosting', () => ({ 'X-Forwarded-Host': 'site.example' }), 20],
    ['at the address of the function', () => ({}), 10],
  ] as const)('costs little %s, with any forged addresses', async (place, more, most) => {
    let dollars = BUSY
    for (const kind of ['calls', 'documents', 'bytes'] as const) {
      const count = await withinOneMinute(() => {
        const seen = newAddress()
        return attack(kind, () => ({ 'X-Forwarded-For': `${newAddress()}, ${seen}`, ...more() }))
      })
      dollars += count * DOLLARS[kind]
    }
    expect(dollars).toBeLessThan(most)
    const [, written] = await costRow(place)
    // Responses contain times and ids of different lengths.
    expect(Number(written)).toBeGreaterThanOrEqual(dollars)
    expect(Number(written)).toBeLessThan(1.2 * dollars)
  })
})
