import { describe, expect, test } from 'vitest'
import { eventually } from '#test/support/machine.ts'
import { valueAt } from '#test/support/json.ts'
import { ChannelClient, form, type Pair, parseFrames } from '#test/support/channelClient.ts'
import { startScripted } from '#test/support/scriptedServer.ts'

const say = (streamId: string) => ({ streamId })
/** The stream ids that came back, without the noops. */
const saidIn = (pairs: readonly Pair[]) =>
  pairs.flatMap(([, [message]]) => (message === 'noop' ? [] : [valueAt(message, 'streamId')]))
const has =
  (...ids: string[]) =>
  (pairs: readonly Pair[]) =>
    ids.every((id) => saidIn(pairs).includes(id))

describe('a WebChannel session', () => {
  test('is greeted with an unguessable id and carries the first message to the RPC with the headers of the body', async () => {
    const server = await startScripted()
    const client = new ChannelClient(server.base)
    const frame = await client.handshake(
      [say('hello')],
      'X-Goog-Api-Client:gl-js\r\nAuthorization:Bearer owner\r\n',
    )
    expect(frame).toEqual([[0, ['c', expect.stringMatching(/^[\w-]{22}$/), '', 8, 12, 30_000]]])
    const back = await client.back(0)
    expect(saidIn(await back.until(has('hello')))).toEqual(['hello'])
    expect(server.runs[0]?.call.authorization).toBe('Bearer owner')
    back.abort()
  })

  test('counts the length of a frame in UTF-16 units', async () => {
    const server = await startScripted()
    const client = new ChannelClient(server.base)
    await client.handshake([say('é😀名')])
    const back = await client.back(0)
    expect(saidIn(await back.until(has('é😀名')))).toEqual(['é😀名'])
    const [, length, json = ''] = /^(\d+)\n(.*)$/s.exec(back.text) ?? []
    expect(Number(length)).toBe(json.length)
    back.abort()
  })

  test('delivers each message once and in order, however often and in whatever order it is sent', async () => {
    const server = await startScripted()
    const client = new ChannelClient(server.base)
    await client.handshake([say('m0')])
    await client.forward([say('m2'), say('m3')], 2)
    await client.forward([say('m1'), say('m2')], 1)
    await client.forward([say('m1')], 1)
    const gapped = form([], 4)
    gapped.set('req0_badmap', 'could not be encoded')
    gapped.set('req1___data__', JSON.stringify(say('m5')))
    await client.post(gapped)
    const back = await client.back(0)
    await back.until(has('m5'))
    expect(server.runs[0]?.received).toEqual(['m0', 'm1', 'm2', 'm3', 'm5'])
    back.abort()
  })

  test('sends again what was not acknowledged, and nothing that was', async () => {
    const server = await startScripted()
    const client = new ChannelClient(server.base)
    await client.handshake([say('m0'), say('m1'), say('m2')])
    const first = await client.back(0)
    const pairs = await first.until(has('m2'))
    expect(pairs.map(([id]) => id)).toEqual([1, 2, 3])
    first.abort()
    const second = await client.back(1)
    expect(saidIn(await second.until(has('m2')))).toEqual(['m1', 'm2'])
    second.abort()
    const third = await client.back(3)
    expect(await third.until((all) => all.length > 0)).toEqual([[4, ['noop']]])
    third.abort()
  })

  test('ends the older back channel when a new one opens', async () => {
    const server = await startScripted()
    const client = new ChannelClient(server.base)
    await client.handshake([say('m0')])
    const older = await client.back(0)
    await older.until(has('m0'))
    const newer = await client.back(1)
    await older.end()
    await client.forward([say('m1')], 1, 1)
    expect(saidIn(await newer.until(has('m1')))).toEqual(['m1'])
    newer.abort()
  })

  test('tells with each forward answer whether a back channel is open and what was sent', async () => {
    const server = await startScripted()
    const client = new ChannelClient(server.base)
    await client.handshake([say('m0')])
    const without = await client.forward([], 1)
    expect(parseFrames(await without.text())).toEqual([[0, 0, expect.any(Number)]])
    const back = await client.back(0)
    await back.until(has('m0'))
    const answer = await client.forward([], 1, 1)
    expect(parseFrames(await answer.text())).toEqual([[1, 1, 0]])
    back.abort()
  })

  test('answers a long poll with what there is, and holds it when there is nothing', async () => {
    const server = await startScripted()
    const client = new ChannelClient(server.base)
    await client.handshake([say('m0')])
    const first = await client.back(0, { polling: true })
    expect(saidIn(await first.end())).toEqual(['m0'])
    const held = await client.back(1, { polling: true })
    await client.forward([say('m1')], 1, 1)
    expect(saidIn(await held.end())).toEqual(['m1'])
    const idle = await client.back(2, { polling: true, to: 20 })
    expect(await idle.end()).toEqual([[3, ['noop']]])
  })

  test('breaks silence with noops and ends an old back channel', async () => {
    const server = await startScripted({ timing: { noopMs: 20, rotateMs: 150 } })
    const client = new ChannelClient(server.base)
    await client.handshake([])
    const back = await client.back(0)
    const pairs = await back.end()
    expect(pairs.length).toBeGreaterThan(1)
    expect(pairs.every(([, [message]]) => message === 'noop')).toBe(true)
  })

  test('reports the failure of the RPC by its gRPC name, and drops what was pipelined behind it', async () => {
    const server = await startScripted()
    const client = new ChannelClient(server.base)
    await client.handshake([say('m0'), say('fail'), say('m1')])
    const back = await client.back(0)
    const error = { code: 403, message: 'No.', status: 'PERMISSION_DENIED' }
    expect((await back.end()).at(-1)?.[1]).toEqual([{ error }])
    expect(server.runs[0]?.received).toEqual(['m0', 'fail'])
  })

  test('reports a defect as INTERNAL and logs it with its stack', async () => {
    const errors: unknown[] = []
    const log = { info() {}, warn() {}, error: (_message: string, cause: unknown) => void errors.push(cause) }
    const server = await startScripted({ log })
    const client = new ChannelClient(server.base)
    await client.handshake([say('crash')])
    const back = await client.back(0)
    expect((await back.end()).at(-1)?.[1]).toMatchObject([{ error: { status: 'INTERNAL' } }])
    expect(errors).toEqual([expect.objectContaining({ message: 'a defect' })])
  })

  test.each([
    ['no JSON', '{'],
    ['unknown fields', '{"nonsense":1}'],
    ['a lone surrogate', String.raw`{"streamId":"\ud800"}`],
  ])('fails the stream with INVALID_ARGUMENT for a message with %s', async (_name, text) => {
    const server = await startScripted()
    const client = new ChannelClient(server.base)
    await client.handshake([])
    const body = new URLSearchParams({ count: '1', ofs: '0', req0___data__: text })
    expect((await client.post(body)).status).toBe(200)
    const back = await client.back(0)
    expect((await back.end()).at(-1)?.[1]).toMatchObject([{ error: { status: 'INVALID_ARGUMENT' } }])
    await eventually(() => server.runs[0]?.call.signal.aborted)
  })

  test('closes the channel when the RPC ends, and is forgotten once the client has the news', async () => {
    const server = await startScripted()
    const client = new ChannelClient(server.base)
    await client.handshake([say('close')])
    const back = await client.back(0)
    expect((await back.end()).at(-1)).toEqual([1, ['close']])
    expect(server.sessionCount()).toBe(1)
    await expect(client.back(1)).rejects.toThrow(/^400 .*Unknown SID/)
    expect(server.sessionCount()).toBe(0)
  })

  test('ends with its RPC when the client terminates it', async () => {
    const server = await startScripted()
    const client = new ChannelClient(server.base)
    await client.handshake([say('m0')])
    const back = await client.back(0)
    await back.until(has('m0'))
    expect((await client.terminate()).status).toBe(200)
    await back.end()
    await eventually(() => server.runs[0]?.ended)
    expect(server.runs[0]?.call.signal.aborted).toBe(true)
    expect(server.sessionCount()).toBe(0)
  })

  test('is unknown after its end, to another RPC and to another database', async () => {
    const server = await startScripted()
    const client = new ChannelClient(server.base)
    await client.handshake([])
    const otherRpc = new ChannelClient(server.base, 'Listen')
    const otherDatabase = new ChannelClient(server.base, 'Write', 'projects/other/databases/(default)')
    otherRpc.sid = client.sid
    otherDatabase.sid = client.sid
    await expect(otherRpc.back(0)).rejects.toThrow(/^400 .+Unknown SID/)
    await expect(otherDatabase.back(0)).rejects.toThrow(/^400 .+Unknown SID/)
    await client.terminate()
    const late = await client.forward([say('m0')], 0)
    expect(late.status).toBe(400)
    expect((await late.text()).indexOf('Unknown SID')).toBeGreaterThan(0)
  })

  test('is dropped with its RPC when no back channel comes back', async () => {
    const server = await startScripted({ timing: { idleMs: 1_500 } })
    const client = new ChannelClient(server.base)
    await client.handshake([say('m0')])
    const back = await client.back(0)
    await back.until(has('m0'))
    expect(server.sessionCount()).toBe(1)
    back.abort()
    await eventually(() => server.sessionCount() === 0 && server.runs[0]?.ended)
  })

  test('reads the RPC only as fast as the client acknowledges, and loses nothing', async () => {
    const server = await startScripted({ timing: { maxUnacknowledged: 10_000 } })
    const client = new ChannelClient(server.base)
    await client.handshake([say('flood:100:1000')])
    const seen: number[] = []
    let aid = 0
    let rounds = 0
    while (seen.length < 100) {
      const pairs = await (await client.back(aid)).until((all) => seen.length + all.length >= 100)
      expect(pairs.length).toBeLessThanOrEqual(seen.length === 0 ? 12 : 100)
      seen.push(...saidIn(pairs).map((said) => Number(String(said).split(':')[0])))
      aid = pairs.at(-1)?.[0] ?? aid
      rounds += 1
    }
    expect(seen).toEqual(Array.from({ length: 100 }, (_, i) => i))
    expect(rounds).toBeGreaterThan(5)
  })

  test('ends with UNAVAILABLE when the server shuts down', async () => {
    const server = await startScripted()
    const client = new ChannelClient(server.base)
    await client.handshake([say('m0')])
    const back = await client.back(0)
    await back.until(has('m0'))
    await server.close()
    expect((await back.end()).at(-1)?.[1]).toMatchObject([{ error: { status: 'UNAVAILABLE' } }])
  })

  test.each([
    ['without a database', { database: '' }],
    ['with a malformed database', { database: 'projects/p' }],
  ])('is refused %s', async (_name, query) => {
    const server = await startScripted()
    const client = new ChannelClient(server.base)
    const response = await fetch(client.url({ ...query, RID: 1 }), { method: 'POST', body: form([], 0) })
    expect(response.status).toBe(400)
    expect(server.sessionCount()).toBe(0)
  })
})
