import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { params } from '#params.ts'
import { type Budget, countSent, reserveRead, userReader, visitorReader } from './readQuota.ts'

const REFUSED = expect.objectContaining({ code: 'too-many-requests' }) as unknown
const noCost = { documents: 0 }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Each test uses its own minute, so that counts do not carry over. */
let minute = 0
beforeEach(() => void vi.setSystemTime((minute += 60_000)))

describe('reserving a read', () => {
  it('refuses a reader whose searches took too much processor time, until the next minute', () => {
    const search = () => reserveRead(userReader('ada'), 0)
    search()({ processorMs: params.searchMsPerMinute - 1 })
    search()({ processorMs: 1 })
    expect(search).toThrow(REFUSED)
    expect(() => reserveRead(userReader('bob'), 0)).not.toThrow()
    vi.advanceTimersByTime(60_000)
    expect(search).not.toThrow()
  })

  it('has a limited number of counters: of 65,537 readers two share one', () => {
    const readers = Array.from({ length: 65_537 }, (_, at) => userReader(`user ${at}`))
    const reserveAll = () => readers.forEach((reader) => reserveRead(reader, params.documentsPerMinute))
    expect(reserveAll).toThrow(REFUSED)
  })

  it.each([
    ['five times the quota for a proxy of Hosting', 'site.example', 5],
    ['the quota of one address for a direct caller', undefined, 1],
  ])('allows %s, whatever addresses are forged', (_, host, share) => {
    const visit = (turn: number) => {
      const headers = { 'x-forwarded-for': `10.0.0.${turn}, 203.0.113.7`, 'x-forwarded-host': host }
      reserveRead(visitorReader(headers), 0)(noCost)
    }
    const allowed = share * params.readsPerMinute
    for (let turn = 0; turn < allowed; turn += 1) visit(turn)
    for (let turn = allowed; turn < allowed + 100; turn += 1) expect(() => visit(turn)).toThrow(REFUSED)
  })

  it('has budgets of their own for calls, pages and reports', () => {
    const headers = { 'x-forwarded-for': '203.0.113.8' }
    const visit = (budget: Budget) => reserveRead(visitorReader(headers), 0, budget)
    const spend = (budget: Budget) => {
      for (;;) visit(budget)
    }
    // The largest first, which would use up the others.
    for (const budget of ['calls', 'pages', 'violations'] as const) {
      expect(() => visit(budget)).not.toThrow()
      expect(() => spend(budget)).toThrow(REFUSED)
    }
    expect(() => reserveRead(userReader('ada'), 0)).not.toThrow()
  })

  it('refuses an address that was sent too many bytes, until the next minute', () => {
    const headers = { 'x-forwarded-for': '203.0.113.9' }
    const visit = () => reserveRead(visitorReader(headers), 0, 'pages')
    visit()
    countSent(headers, 'pages', params.bytesPerMinute)
    expect(visit).toThrow(REFUSED)
    vi.advanceTimersByTime(60_000)
    expect(visit).not.toThrow()
  })
})
