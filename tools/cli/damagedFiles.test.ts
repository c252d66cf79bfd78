/** Damaged files that a person meets at a start: each is a sentence with the file's path and what to do. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import * as z from 'zod/mini'
import { Failure } from '#cli/failure.ts'
import { parseEnvFile } from '#cli/readEnv.ts'
import { readJson, readText } from '#cli/readJson.ts'

async function fileWith(text: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'artifact-tracker-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const file = join(folder, 'accounts.json')
  await writeFile(file, text)
  return file
}
const schema = z.object({ users: z.array(z.string()) })

describe('a JSON file', () => {
  it('is read', async () => {
    const file = await fileWith('{"users":["ada"]}')
    expect(await readJson(file, schema, 'Delete it.')).toEqual({ users: ['ada'] })
  })

  it.each(['', '{"users":["ad', '{"users":[7]}', '[]', '\0\0\0\0'])(
    'that is damaged (%j) is named, with what to do',
    async (text) => {
      const file = await fileWith(text)
      const reading = readJson(file, schema, 'Delete it.')
      await expect(reading).rejects.toThrow(Failure)
      await expect(reading).rejects.toThrow(`${file} is damaged: `)
      await expect(reading).rejects.toThrow('\n  Delete it.')
    },
  )

  it('that is missing is named', async () => {
    const reading = readText('/no/such/file')
    await expect(reading).rejects.toThrow(Failure)
    await expect(reading).rejects.toThrow('/no/such/file is missing')
  })
})

describe('a file with settings', () => {
  it('has names and values, comments, empty lines and quoted values of several lines', () => {
    const text = '# Comment\n\nA=1\nexport B = two words # more\nC="one\n=two\nthree"\n  D=\r\nE=\'#\'\n'
    expect(parseEnvFile('.env', text)).toEqual({
      A: '1',
      B: 'two words',
      C: 'one\n=two\nthree',
      D: '',
      E: '#',
    })
  })

  it.each([
    ['A=1\nAPP_CHECK off\n', 2],
    ['A="one\ntwo"\n<<<<<<< HEAD\nB=2', 3],
    ['\0\0\0', 1],
  ])('that is damaged (%j) is named with the line', (text, line) => {
    expect(() => parseEnvFile('functions/.env', text)).toThrow(Failure)
    expect(() => parseEnvFile('functions/.env', text)).toThrow(`functions/.env:${line} is damaged: each line`)
  })
})
