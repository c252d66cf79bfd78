/** Checks that workflows run only existing scripts and pin their actions. */
import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { ROOT } from '../../tools/cli/paths.ts'

const manifestSchema = z.object({ scripts: z.record(z.string(), z.string()) })

let workflows: ReadonlyMap<string, string>

beforeAll(async () => {
  const found = new Map<string, string>()
  for await (const path of glob('.github/workflows/*.yml', { cwd: ROOT })) {
    found.set(path, await readFile(join(ROOT, path), 'utf8'))
  }
  workflows = found
})

/** All matches of a pattern's first group in the workflows. */
const named = (pattern: RegExp): string[] =>
  [...workflows.values()].flatMap((text) => [...text.matchAll(pattern)].map(([, match = '']) => match))

describe('the workflows', () => {
  it('run only npm scripts that exist', async () => {
    const manifest = z.parse(manifestSchema, JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')))
    const scripts = named(/npm run ([\w:-]+)/g)
    expect(scripts.length).toBeGreaterThan(0)
    expect(scripts.filter((script) => !Object.hasOwn(manifest.scripts, script))).toEqual([])
  })

  it('run every kind of test', async () => {
    const manifest = z.parse(manifestSchema, JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')))
    const kinds = Object.keys(manifest.scripts).filter((script) => script.startsWith('test:'))
    expect(named(/npm run (test:[\w-]+)/g)).toEqual(expect.arrayContaining(kinds))
  })

  it('pin every action by its commit, with the version beside it', () => {
    const actions = named(/uses: (.+)/g)
    expect(actions.length).toBeGreaterThan(0)
    expect(
      actions.filter((action) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action)),
    ).toEqual([])
  })

  it('deploy a preview to a project of its own, never to that of production', () => {
    const preview = workflows.get(join('.github', 'workflows', 'preview.yml')) ?? ''
    const [, project = ''] = /^ +PROJECT: (.+)$/m.exec(preview) ?? []
    expect(project).toBe('${{ vars.FIREBASE_PREVIEW_PROJECT }}')
    expect(preview).toContain('if [ "$PROJECT" = "$PRODUCTION" ]')
    expect(preview).not.toContain('secrets.FIREBASE_SERVICE_ACCOUNT')
  })
})
