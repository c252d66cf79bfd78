import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { main } from '#cli/main.ts'
import { createFirestore } from '#firestore.ts'
import { eventually } from '#test/support/eventually.ts'
import { temporaryFolder } from '#test/support/temporaryFolder.ts'
import { Command } from '#test/support/command.ts'
import { rulesSource } from '#test/support/rules/rulesSource.ts'
import { startScriptedServer } from '#test/support/scriptedServer.ts'

const path = '/v1/projects/demo-cli/databases/(default)/documents/items/a'
const write = (base: string) =>
  fetch(base + path, { method: 'PATCH', body: '{"fields":{"n":{"integerValue":1}}}' })

describe('the command', () => {
  test.each(['SIGINT', 'SIGTERM'] as const)(
    'prints one ready line and exits with 0 on %s',
    async (signal) => {
      const command = new Command(['--port', '0', '--project', 'demo-cli'])
      await command.ready()
      expect(command.output.trim().split('\n')).toHaveLength(1)
      expect(command.output).toContain('demo-cli')
      command.kill(signal)
      expect(await command.exitCode()).toBe(0)
    },
  )

  test('exits with 0 on POST /shutdown', async () => {
    const command = new Command(['--port', '0'])
    const base = await command.ready()
    expect((await fetch(`${base}/shutdown`, { method: 'POST' })).status).toBe(200)
    expect(await command.exitCode()).toBe(0)
  })

  test('applies the rules file to every project and reloads it on changes', async () => {
    const file = join(await temporaryFolder(), 'firestore.rules')
    await writeFile(file, rulesSource('match /items/{id} { allow read; }'))
    const command = new Command(['--port', '0', '--rules', file])
    const base = await command.ready()
    expect((await write(base)).status).toBe(403)
    await writeFile(file, 'service cloud.firestore {\n  nonsense\n}')
    await command.printed(/firestore\.rules:2:\d+: ERROR .+/)
    await command.printed(/the old rules stay/)
    expect((await write(base)).status).toBe(403)
    await writeFile(file, rulesSource('match /items/{id} { allow read, write; }'))
    await command.printed(/was reloaded/)
    await eventually(async () => (await write(base)).status === 200)
  })

  test('denies all requests with --strict while no rules are set', async () => {
    const command = new Command(['--port', '0', '--strict'])
    expect((await write(await command.ready())).status).toBe(403)
  })
})

test('the command exits with 1 if it cannot start, also with a rules file', async () => {
  const { port } = await startScriptedServer()
  const file = join(await temporaryFolder(), 'firestore.rules')
  await writeFile(file, rulesSource('match /items/{id} { allow read; }'))
  expect(await new Command(['--port', String(port), '--rules', file]).exitCode()).toBe(1)
})

describe('the command prints an error without a stack if', () => {
  const outcome = async (args: readonly string[]) => {
    const print = vi.spyOn(console, 'error').mockImplementation(() => {})
    onTestFinished(() => print.mockRestore())
    expect(await main(args)).toBe(1)
    const output = print.mock.calls.join('\n')
    expect(output).not.toMatch(/^\s+at /m)
    return output
  }

  test('the port is in use', async () => {
    const { port } = await startScriptedServer()
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

  test('the data file is not a database', async () => {
    const file = join(await temporaryFolder(), 'data.db')
    await writeFile(file, 'this is not a database, but a text of sufficient length'.repeat(100))
    const output = await outcome(['--port', '0', '--data', file])
    expect(output).toContain(`The data file ${file} cannot be opened: `)
    expect(output).toContain('Replace it by a copy, or delete it to start with an empty store.')
  })

  test('another version wrote the data file', async () => {
    const file = join(await temporaryFolder(), 'data.db')
    const sqlite = new DatabaseSync(file)
    sqlite.exec('PRAGMA user_version = 7')
    sqlite.close()
    expect(await outcome(['--port', '0', '--data', file])).toMatch(
      /another version of this server, which still reads it \(format 7, not \d\)\. Replace it by a copy, or/,
    )
  })

  test('a stored document is damaged', async () => {
    const file = join(await temporaryFolder(), 'data.db')
    await createFirestore({ dataFile: file }).close()
    const sqlite = new DatabaseSync(file)
    sqlite.exec("INSERT INTO documents VALUES ('p', '(default)', 'c/a', x'ff', 1, 1)")
    sqlite.close()
    const output = await outcome(['--port', '0', '--data', file])
    expect(output).toContain(`The data file ${file} cannot be opened: `)
    expect(output).toContain('or delete it')
  })

  test('another process uses the data file', async () => {
    const file = join(await temporaryFolder(), 'data.db')
    const firestore = createFirestore({ dataFile: file })
    onTestFinished(() => firestore.close())
    expect(await outcome(['--port', '0', '--data', file])).toMatch(
      /^The data file .* cannot be opened: database is locked\. Another process uses it\. Stop that process/,
    )
  })

  test.each([
    ['--port', 'many'],
    ['--port', '70000'],
    ['--nonsense', 'x'],
  ])('the option %s %s is invalid', async (...args) => {
    expect(await outcome(args)).toMatch(new RegExp(args[0] ?? ''))
  })
})
