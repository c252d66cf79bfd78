/** The packages that this product is built with, by the project's decision, are dependencies and in use. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cruise } from 'dependency-cruiser'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { ROOT } from '#cli/paths.ts'

const names = z.optional(z.record(z.string(), z.string()))
const manifestSchema = z.object({ dependencies: names, devDependencies: names })
const graphSchema = z.object({
  modules: z.array(z.object({ dependencies: z.array(z.object({ module: z.string() })) })),
})

async function dependenciesOf(workspace: string): Promise<string[]> {
  const manifest: unknown = JSON.parse(await readFile(join(ROOT, workspace, 'package.json'), 'utf8'))
  const { dependencies = {}, devDependencies = {} } = z.parse(manifestSchema, manifest)
  return [...Object.keys(dependencies), ...Object.keys(devDependencies)]
}

/** Packages that the files of a folder import, apart from tests. */
async function importsOf(folder: string): Promise<string[]> {
  const { output } = await cruise([folder], {
    baseDir: ROOT,
    parser: 'swc',
    doNotFollow: { path: ['node_modules', `^(?!${folder})`] },
    exclude: { path: ['[.]test[.]tsx?$', '^virtual:'] },
  })
  const { modules } = z.parse(graphSchema, output)
  return modules.flatMap(({ dependencies }) =>
    dependencies.map(({ module }) => module.split('/', module.startsWith('@') ? 2 : 1).join('/')),
  )
}

it.each([
  [
    'web/src',
    'react',
    'react-dom',
    'react-router',
    'firebase',
    'reactfire',
    '@mui/material',
    '@emotion/react',
    'notistack',
    'swiper',
  ],
  ['web/vite.config.ts', 'vite'],
  ['functions/src', 'firebase-functions', 'firebase-admin'],
  ['tests/rules', '@firebase/rules-unit-testing'],
])('%s uses its packages', async (folder, ...packages) => {
  const [workspace = ''] = folder.split('/')
  expect(await dependenciesOf(workspace)).toEqual(expect.arrayContaining(packages))
  expect(await importsOf(folder)).toEqual(expect.arrayContaining(packages))
})

it('the tools use the Firebase command line, and the tests Vitest', async () => {
  expect(await dependenciesOf('tools')).toContain('firebase-tools')
  expect(await dependenciesOf('tests')).toContain('vitest')
})
