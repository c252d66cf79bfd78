/** Every package imports only what its own package.json declares, so that each can be built, tested and moved alone. */
import { glob, readFile } from 'node:fs/promises'
import { builtinModules } from 'node:module'
import { join, posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { ROOT } from '#cli/paths.ts'

const versions = z._default(z.record(z.string(), z.string()), {})
const manifestSchema = z.object({
  name: z.string(),
  workspaces: z._default(z.array(z.string()), []),
  dependencies: versions,
  devDependencies: versions,
})

/** Statements that name another module, with whether only types come from there; then those that bind no names. */
const IMPORT = /^\s*(?:import|export)\s+(?<type>type\s)?[^'"`;]*?from\s*'(?<from>[^']+)'/gm
const OTHER = /^\s*import\s*'(?<from>[^']+)'|\bimport\(\s*'(?<from2>[^']+)'/gm
const SOURCES = '**/*.{ts,tsx,mjs,js}'
const LEFT_OUT = /(^|[\\/])(node_modules|dist|dist-local|gen|\.local|\.cache|\.git)([\\/]|$)/
const BUILT_IN = new Set(builtinModules)

const readManifest = async (folder: string) =>
  z.parse(manifestSchema, JSON.parse(await readFile(join(ROOT, folder, 'package.json'), 'utf8')))

interface Imported {
  readonly specifier: string
  readonly isType: boolean
}

function importsOf(text: string): Imported[] {
  const statements = [...text.matchAll(IMPORT)].map(({ groups = {} }) => ({
    specifier: groups.from ?? '',
    isType: groups.type !== undefined,
  }))
  const others = [...text.matchAll(OTHER)].map(({ groups = {} }) => ({
    specifier: groups.from ?? groups.from2 ?? '',
    isType: false,
  }))
  return [...statements, ...others]
}

const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

async function findWorkspaces(): Promise<string[]> {
  const { workspaces } = await readManifest('.')
  const found: string[] = []
  for (const pattern of workspaces) {
    for await (const file of glob(`${pattern}/package.json`, { cwd: ROOT }))
      found.push(posix.dirname(file.replaceAll('\\', '/')))
  }
  return found
}

const workspaces = await findWorkspaces()
const names = new Map(
  await Promise.all(workspaces.map(async (folder) => [folder, (await readManifest(folder)).name] as const)),
)

/** The package that an import names; a relative one that leaves its own workspace names the one it reaches. */
function targetOf(file: string, specifier: string, workspace: string): string | null {
  // What the build computes (`virtual:`) is part of the workspace, as its own files (`#`) are.
  if (/^(?:#|node:|virtual:)/.test(specifier) || BUILT_IN.has(specifier)) return null
  if (!specifier.startsWith('.')) return packageOf(specifier)
  if (workspace === '.') return null
  const reached = posix.join(posix.dirname(file), specifier)
  const owner = workspaces.find((folder) => reached.startsWith(`${folder}/`))
  return owner === undefined || owner === workspace ? null : (names.get(owner) ?? null)
}

/** Whether a file is part of what a package is, and not of its tests and its building. */
const isShipped = (file: string) => /(^|\/)src\//.test(file) && !/\.test\.tsx?$|\/testing\//.test(file)

/** The imports of a workspace's files that its package.json does not allow, as `file: package`. */
async function undeclared(workspace: string): Promise<string[]> {
  const { name, dependencies, devDependencies } = await readManifest(workspace)
  const found: string[] = []
  const top = workspace === '.' ? '*.{ts,mjs}' : SOURCES
  for await (const path of glob(top, {
    cwd: join(ROOT, workspace),
    exclude: (path) => LEFT_OUT.test(path),
  })) {
    const file = posix.join(workspace, path.replaceAll('\\', '/'))
    for (const { specifier, isType } of importsOf(await readFile(join(ROOT, file), 'utf8'))) {
      const target = targetOf(file, specifier, workspace)
      if (target === null || target === name || target in dependencies) continue
      if (target in devDependencies && (isType || !isShipped(file))) continue
      found.push(`${file}: ${target}`)
    }
  }
  return found
}

describe('the packages of the repository', () => {
  it.each(['.', ...workspaces])('%s imports only what it declares', async (workspace) => {
    expect(await undeclared(workspace)).toEqual([])
  })

  it('are all found, with their imports', async () => {
    expect(workspaces).toEqual(
      expect.arrayContaining(['functions', 'web', 'tools', 'tests', 'packages/domain']),
    )
    // In other quotes, so that these are no imports of this very file.
    const lines = [
      'import a from "one"',
      'export {\n  b,\n} from "@two/x/y.ts"',
      'import "three"',
      'await import("four")',
      'import type { c } from "five"',
    ]
    const text = lines.join('\n').replaceAll('"', "'")
    expect(importsOf(text).map(({ specifier, isType }) => [packageOf(specifier), isType])).toEqual([
      ['one', false],
      ['@two/x', false],
      ['five', true],
      ['three', false],
      ['four', false],
    ])
  })
})
