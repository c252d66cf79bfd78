import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'

// In a process of its own, because domains slow down every later test of a process.
const SCRIPT = `
import domain from 'node:domain'
import { leaveDomain } from ${JSON.stringify(new URL('leaveDomain.ts', import.meta.url).href)}
leaveDomain()
domain.create().run(() =>
  process.nextTick(async () => {
    const before = process.domain
    leaveDomain()
    await Promise.resolve()
    console.log(before !== undefined, process.domain)
  }),
)`

it('work after leaving is in no domain, promises included', () => {
  const out = execFileSync(process.execPath, ['--input-type=module', '--eval', SCRIPT], { encoding: 'utf8' })
  expect(out).toMatch(/^true (undefined|null)\n$/)
})
