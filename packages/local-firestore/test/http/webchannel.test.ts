import { describe, expect, test } from 'vitest'
import { eventually } from '#test/support/eventually.ts'
import { valueAt } from '#test/support/json.ts'
import { ChannelClient, form, type Pair, parseFrames } from '#test/support/channelClient.ts'
import { startScriptedServer } from '#test/support/scriptedServer.ts'

const message = (streamId: string) => ({ streamId })
/** The stream IDs of the received messages, without noops. */
const streamIdsOf = (pairs: readonly Pair[]) =>
  pairs.flatMap(([, [content]]) => (content === 'noop' ? [] : [valueAt(content, 'streamId')]))
const includes =
  (...ids: string[]) =>
  (pairs: readonly Pair[]) =>
    ids.every((id) => streamIdsOf(pairs).includes(id))

describe('a WebChannel session', () => {
  test('has a random ID and passes the first message and the headers of the body to the RPC', async () => {
    const server = await startScriptedServer()
    const client = new ChannelClient(server.base)
    const frame = await client.handshake(
      [message('hello')],
      'X-Goog-Api-Client:gl-js\r\nAuthorization:Bearer owner\r\n',
    )
    expect(frame).toEqual([[0, ['c', expect.stringMatching(/^[\w-]{22}$/), '', 8, 12, 30_000]]])
    const back = await client.back(0)
    expect(streamIdsOf(await back.until(includes('hello')))).toEqual(['hello'])
    expect(server.runs[0]?.call.requestHeader.get('authorization')).toBe('Bearer owner')
    back.abort()
  })

  test('has frame lengths in UTF-16 code units', async () => {
    const server = await startScriptedServer()
    const client = new ChannelClient(server.base)
    await client.handshake([message('é😀名')])
    const back = await client.back(0)
    expect(streamIdsOf(await back.until(includes('é😀名')))).toEqual(['é😀名'])
    const [, length, json = ''] = /^(\d+)\n(.*)$/s.exec(back.text) ?? []
    expect(Number(length)).toBe(json.length)
    back.abort()
  })

  test('delivers duplicated and reordered messages once and in order', async () => {
    const server = await startScriptedServer()
    const client = new ChannelClient(server.base)
    await client.handshake([message('m0')])
    await client.forward([message('m2'), message('m3')], 2)
    await client.forward([message('m1'), message('m2')], 1)
    await client.forward([message('m1')], 1)
    const gapped = form([], 4)
    gapped.set('req0_badmap', 'could not be encoded')
    gapped.set('req1___data__', JSON.stringify(message('m5')))
    await client.post(gapped)
    const back = await client.back(0)
    await back.until(includes('m5'))
    expect(server.runs[0]?.received).toEqual(['m0', 'm1', 'm2', 'm3', 'm5'])
    back.abort()
  })

  test('resends unacknowledged messages only', async () => {
    const server = await startScriptedServer()
    const client = new ChannelClient(server.base)
    await client.handshake([message('m0'), message('m1'), message('m2')])
    const first = await client.back(0)
    const pairs = await first.until(includes('m2'))
    expect(pairs.map(([id]) => id)).toEqual([1, 2, 3])
    first.abort()
    const second = await client.back(1)
    expect(streamIdsOf(await second.until(includes('m2')))).toEqual(['m1', 'm2'])
    second.abort()
    const third = await client.back(3)
    expect(await third.until((all) => all.length > 0)).toEqual([[4, ['noop']]])
    third.abort()
  })

  test('ends the previous back channel when a new one opens', async () => {
    const server = await startScriptedServer()
    const client = new ChannelClient(server.base)
    await client.handshake([message('m0')])
    const previous = await client.back(0)
    await previous.until(includes('m0'))
    const newer = await client.back(1)
    await previous.end()
    await client.forward([message('m1')], 1, 1)
    expect(streamIdsOf(await newer.until(includes('m1')))).toEqual(['m1'])
    newer.abort()
  })

  test('reports the back channel state in responses to forward requests', async () => {
    const server = await startScriptedServer()
    const client = new ChannelClient(server.base)
    await client.handshake([message('m0')])
    const without = await client.forward([], 1)
    expect(parseFrames(await without.text())).toEqual([[0, 0, expect.any(Number)]])
    const back = await client.back(0)
    await back.until(includes('m0'))
    const response = await client.forward([], 1, 1)
    expect(parseFrames(await response.text())).toEqual([[1, 1, 0]])
    back.abort()
  })

  test('responds to a long poll with pending messages, or waits for the next one', async () => {
    const server = await startScriptedServer()
    const client = new ChannelClient(server.base)
    await client.handshake([message('m0')])
    const first = await client.back(0, { polling: true })
    expect(streamIdsOf(await first.end())).toEqual(['m0'])
    const held = await client.back(1, { polling: true })
    await client.forward([message('m1')], 1, 1)
    expect(streamIdsOf(await held.end())).toEqual(['m1'])
    const idle = await client.back(2, { polling: true, to: 20 })
    expect(await idle.end()).toEqual([[3, ['noop']]])
  })

  test('sends noops on an idle back channel and ends it after its maximum lifetime', async () => {
    const server = await startScriptedServer({ timing: { noopMs: 20, rotateMs: 150 } })
    const client = new ChannelClient(server.base)
    await client.handshake([])
    const back = await client.back(0)
    const pairs = await back.end()
    expect(pairs.length).toBeGreaterThan(1)
    expect(pairs.every(([, [content]]) => content === 'noop')).toBe(true)
  })

  test('sends the gRPC status of a failed RPC and drops later messages', async () => {
    const server = await startScriptedServer()
    const client = new ChannelClient(server.base)
    await client.handshake([message('m0'), message('fail'), message('m1')])
    const back = await client.back(0)
    const error = { code: 403, message: 'No.', status: 'PERMISSION_DENIED' }
    expect((await back.end()).at(-1)?.[1]).toEqual([{ error }])
    expect(server.runs[0]?.received).toEqual(['m0', 'fail'])
  })

  test('sends INTERNAL for an unexpected error and logs its stack', async () => {
    const errors: unknown[] = []
    const log = { info() {}, warn() {}, error: (_message: string, cause: unknown) => void errors.push(cause) }
    const server = await startScriptedServer({ log })
    const client = new ChannelClient(server.base)
    await client.handshake([message('crash')])
    const back = await client.back(0)
    expect((await back.end()).at(-1)?.[1]).toMatchObject([{ error: { status: 'INTERNAL' } }])
    expect(errors).toEqual([expect.objectContaining({ message: 'unexpected' })])
  })

  test.each([
    ['invalid JSON', '{'],
    ['unknown fields', '{"nonsense":1}'],
    ['a lone surrogate', String.raw`{"streamId":"\ud800"}`],
  ])('ends the stream with INVALID_ARGUMENT for a message with %s', async (_name, text) => {
    const server = await startScriptedServer()
    const client = new ChannelClient(server.base)
    await client.handshake([])
    const body = new URLSearchParams({ count: '1', ofs: '0', req0___data__: text })
    expect((await client.post(body)).status).toBe(200)
    const back = await client.back(0)
    expect((await back.end()).at(-1)?.[1]).toMatchObject([{ error: { status: 'INVALID_ARGUMENT' } }])
    await eventually(() => server.runs[0]?.call.signal.aborted)
  })

  test('closes when the RPC ends and is removed once the client has acknowledged it', async () => {
    const server = await startScriptedServer()
    const client = new ChannelClient(server.base)
    await client.handshake([message('close')])
    const back = await client.back(0)
    expect((await back.end()).at(-1)).toEqual([1, ['close']])
    expect(server.sessionCount()).toBe(1)
    await expect(client.back(1)).rejects.toThrow(/^400 .*Unknown SID/)
    expect(server.sessionCount()).toBe(0)
  })

  test('cancels its RPC when the client terminates it', async () => {
    const server = await startScriptedServer()
    const client = new ChannelClient(server.base)
    await client.handshake([message('m0')])
    const back = await client.back(0)
    await back.until(includes('m0'))
    expect((await client.terminate()).status).toBe(200)
    await back.end()
    await eventually(() => server.runs[0]?.ended)
    expect(server.runs[0]?.call.signal.aborted).toBe(true)
    expect(server.sessionCount()).toBe(0)
  })

  test('is unknown after its end and for other RPCs and databases', async () => {
    const server = await startScriptedServer()
    const client = new ChannelClient(server.base)
    await client.handshake([])
    const otherRpc = new ChannelClient(server.base, 'Listen')
    const otherDatabase = new ChannelClient(server.base, 'Write', 'projects/other/databases/(default)')
    otherRpc.sid = client.sid
    otherDatabase.sid = client.sid
    await expect(otherRpc.back(0)).rejects.toThrow(/^400 .+Unknown SID/)
    await expect(otherDatabase.back(0)).rejects.toThrow(/^400 .+Unknown SID/)
    await client.terminate()
    const late = await client.forward([message('m0')], 0)
    expect(late.status).toBe(400)
    expect((await late.text()).indexOf('Unknown SID')).toBeGreaterThan(0)
  })

  test('ends with its RPC after the idle timeout without a back channel', async () => {
    const server = await startScriptedServer({ timing: { idleMs: 1_500 } })
    const client = new ChannelClient(server.base)
    await client.handshake([message('m0')])
    const back = await client.back(0)
    await back.until(includes('m0'))
    expect(server.sessionCount()).toBe(1)
    back.abort()
    await eventually(() => server.sessionCount() === 0 && server.runs[0]?.ended)
  })

  test('applies backpressure to the RPC until the client acknowledges', async () => {
    const server = await startScriptedServer({ timing: { maxUnacknowledged: 10_000 } })
    const client = new ChannelClient(server.base)
    await client.handshake([message('flood:100:1000')])
    const received: number[] = []
    let aid = 0
    let rounds = 0
    while (received.length < 100) {
      const pairs = await (await client.back(aid)).until((all) => received.length + all.length >= 100)
      expect(pairs.length).toBeLessThanOrEqual(received.length === 0 ? 12 : 100)
      received.push(...streamIdsOf(pairs).map((streamId) => Number(String(streamId).split(':')[0])))
      aid = pairs.at(-1)?.[0] ?? aid
      rounds += 1
    }
    expect(received).toEqual(Array.from({ length: 100 }, (_, i) => i))
    expect(rounds).toBeGreaterThan(5)
  })

  test('ends with UNAVAILABLE when the server shuts down', async () => {
    const server = await startScriptedServer()
    const client = new ChannelClient(server.base)
    await client.handshake([message('m0')])
    const back = await client.back(0)
    await back.until(includes('m0'))
    await server.close()
    expect((await back.end()).at(-1)?.[1]).toMatchObject([{ error: { status: 'UNAVAILABLE' } }])
  })

  test.each([
    ['without a database', { database: '' }, ''],
    ['with a malformed database', { database: 'projects/p' }, ''],
    ['with malformed headers', {}, 'Authorization:Bearer \u{1f600}'],
  ])('is rejected %s', async (_name, query, headers) => {
    const server = await startScriptedServer()
    const client = new ChannelClient(server.base)
    const body = form([], 0, { headers })
    const response = await fetch(client.url({ ...query, RID: 1 }), { method: 'POST', body })
    expect(response.status).toBe(400)
    expect(server.sessionCount()).toBe(0)
  })
})
