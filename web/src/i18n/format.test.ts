import { afterEach, describe, expect, it, vi } from 'vitest'

afterEach(() => void vi.unstubAllEnvs())

/** The formatters of a reader in this time zone. They keep the zone in which they are first used. */
async function formatsIn(timeZone: string) {
  vi.stubEnv('TZ', timeZone)
  vi.resetModules()
  return import('./format.ts')
}

const TIME = '2026-11-22T12:30:00.000Z'

describe.each([
  { timeZone: 'Pacific/Kiritimati', day: 'November 23, 2026', short: 'Nov 23, 2026, 2:30 AM' },
  { timeZone: 'Pacific/Pago_Pago', day: 'November 22, 2026', short: 'Nov 22, 2026, 1:30 AM' },
  { timeZone: 'Europe/Berlin', day: 'November 22, 2026', short: 'Nov 22, 2026, 1:30 PM' },
])('in $timeZone', ({ timeZone, day, short }) => {
  it('“Updated on” and the history show the same local day', async () => {
    const { dateFormat, formatDay } = await formatsIn(timeZone)
    const inHistory = dateFormat({ dateStyle: 'medium', timeStyle: 'short' })
    expect(formatDay(TIME)).toBe(day)
    expect(inHistory(new Date(TIME)).replaceAll(/\s/g, ' ')).toBe(short)
  })
})
