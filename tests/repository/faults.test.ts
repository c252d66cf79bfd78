import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { ROOT } from '../../tools/cli/paths.ts'

it('planting a fault of an unknown name is an error, which lists the known names', () => {
  const planted = spawnSync(process.execPath, [join(ROOT, 'tests/faults/plant.mjs'), 'no such fault'], {
    encoding: 'utf8',
  })
  expect(planted.stderr).toContain('No fault\'s name contains "no such fault". There are:')
  expect(planted.stderr).toContain('torn update')
  expect(planted.status).toBe(1)
})

const editSchema = z.tuple([z.string(), z.string(), z.string()])
const faultSchema = z.tuple([z.tuple([z.string(), z.string()])], editSchema)
const moduleSchema = z.object({ FAULTS: z.record(z.string(), faultSchema) })
const loaded: unknown = await import(pathToFileURL(join(ROOT, 'tests/faults/faults.mjs')).href)

it.each(Object.entries(z.parse(moduleSchema, loaded).FAULTS))(
  'the fault "%s" can be planted today',
  (_, [[test], ...edits]) => {
    const sources = new Map<string, string>()
    for (const [path, text, replacement] of edits) {
      const source = sources.get(path) ?? readFileSync(join(ROOT, path), 'utf8')
      expect(source.split(text).length - 1, `occurrences of ${text} in ${path}`).toBe(1)
      const faulty = source.replace(text, () => replacement)
      sources.set(path, faulty)
    }
    expect(existsSync(join(ROOT, test))).toBe(true)
  },
)
