import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { eventually, temporaryFolder } from '#test/support/machine.ts'
import { Command } from '#test/support/command.ts'
import { rulesOf } from '#test/support/server.ts'
import { startScripted } from '#test/support/scriptedServer.ts'

const path = '/v1/projects/demo-cli/databases/(default)/documents/items/a'
const write = (base: string) =>
  fetch(base + path, { method: 'PATCH', body: '{"fields":{"n":{"integerValue":1}}}' })
const read = async (base: string) => (await fetch(base + path)).status

describe('the command', () => {
  test.each(['SIGINT', 'SIGTERM'] as const)('is ready in one line and ends with 0 on %s', async (signal) => {
    const command = new Command(['--port', '0', '--project', 'demo-cli'])
    await command.ready()
    expect(command.output.trim().split('\n')).toHaveLength(1)
    expect(command.output).toContain('demo-cli')
    command.kill(signal)
    expect(await command.exitCode()).toBe(0)
  })

  test('ends with 0 on POST /shutdown', async () => {
    const command = new Command(['--port', '0'])
    const base = await command.ready()
    expect((await fetch(`${base}/shutdown`, { method: 'POST' })).status).toBe(200)
    expect(await command.exitCode()).toBe(0)
  })

  test.each(['SIGTERM', 'SIGKILL'] as const)('finds its data again after %s', async (signal) => {
    const data = join(await temporaryFolder(), 'data.db')
    const first = new Command(['--port', '0', '--data', data])
    expect((await write(await first.ready())).status).toBe(200)
    first.kill(signal)
    await first.exitCode()
    const second = new Command(['--port', '0', '--data', data])
    expect(await read(await second.ready())).toBe(200)
  })

  test('applies its rules to every project and reloads them when they change', async () => {
    const file = join(await temporaryFolder(), 'firestore.rules')
    await writeFile(file, rulesOf('match /items/{id} { allow read; }'))
    const command = new Command(['--port', '0', '--rules', file])
    const base = await command.ready()
    expect((await write(base)).status).toBe(403)
    await writeFile(file, 'service cloud.firestore {\n  nonsense\n}')
    await command.printed(/firestore\.rules:2:\d+: ERROR .+/)
    await command.printed(/the old rules stay/)
    expect((await write(base)).status).toBe(403)
    await writeFile(file, rulesOf('match /items/{id} { allow read, write; }'))
    await command.printed(/was reloaded/)
    await eventually(async () => (await write(base)).status === 200)
  })

  test('allows everything without rules, and nothing with --strict', async () => {
    const open = new Command(['--port', '0'])
    expect(await read(await open.ready())).toBe(404)
    const strict = new Command(['--port', '0', '--strict'])
    expect(await read(await strict.ready())).toBe(403)
  })
})

describe('the command says in one sentence why it cannot start, and ends with 1:', () => {
  const outcome = async (args: readonly string[]) => {
    const command = new Command(args)
    expect(await command.exitCode()).toBe(1)
    expect(command.output).not.toMatch(/^\s+at /m)
    return command.output
  }

  test('the port is taken', async () => {
    const { port } = await startScripted()
    expect(await outcome(['--port', String(port)])).toMatch(new RegExp(`^Another program uses port ${port} `))
  })

  test('the rules are invalid', async () => {
    const file = join(await temporaryFolder(), 'firestore.rules')
    await writeFile(file, 'service cloud.firestore {\n  nonsense\n}')
    expect(await outcome(['--port', '0', '--rules', file])).toMatch(
      /not valid\.\n.*firestore\.rules:2:\d+: ERROR /,
    )
  })

  test('the rules file is missing', async () => {
    const file = join(await temporaryFolder(), 'none.rules')
    expect(await outcome(['--port', '0', '--rules', file])).toMatch(
      /^The rules file .* cannot be read: ENOENT/,
    )
  })

  test('the data file is no database', async () => {
    const file = join(await temporaryFolder(), 'data.db')
    await writeFile(file, 'this is not a database, but a text that is long enough to look at'.repeat(100))
    expect(await outcome(['--port', '0', '--data', file])).toMatch(/^The data file .* cannot be opened: /)
  })

  test.each([
    ['--port', 'many'],
    ['--port', '70000'],
    ['--nonsense', 'x'],
  ])('the option %s %s is wrong', async (...args) => {
    expect(await outcome(args)).toMatch(new RegExp(args[0] ?? ''))
  })
})
