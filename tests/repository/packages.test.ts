import { readdir, readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'

/** Required packages and the workspace that depends on each. */
const PACKAGES = {
  web: [
    'react',
    'react-dom',
    'react-router',
    'vite',
    'firebase',
    'reactfire',
    '@mui/material',
    '@emotion/react',
    'notistack',
    'swiper',
  ],
  functions: ['firebase-functions', 'firebase-admin'],
  tests: ['vitest', '@firebase/rules-unit-testing'],
  tools: ['firebase-tools'],
} as const

const ROOT = new URL('../../', import.meta.url)
const names = z.optional(z.record(z.string(), z.string()))
const manifestSchema = z.object({ dependencies: names, devDependencies: names })
const code = /\.(?:ts|tsx|mjs)$/

async function dependenciesOf(workspace: string): Promise<string[]> {
  const text = await readFile(new URL(`${workspace}/package.json`, ROOT), 'utf8')
  const { dependencies = {}, devDependencies = {} } = z.parse(manifestSchema, JSON.parse(text))
  return [...Object.keys(dependencies), ...Object.keys(devDependencies)]
}

/** All packages that a workspace's files import or resolve. */
async function importsOf(workspace: string): Promise<Set<string>> {
  const folder = new URL(`${workspace}/`, ROOT)
  const files = (await readdir(folder, { recursive: true })).filter(
    (file) => code.test(file) && !/(?:^|[\\/])(?:node_modules|dist|dist-local)[\\/]/.test(file),
  )
  const texts = await Promise.all(files.map((file) => readFile(new URL(file, folder), 'utf8')))
  const specifiers = texts.flatMap((text) =>
    [...text.matchAll(/(?:from |import |import\(|resolve\(|require\()'([^'.#][^']*)'/g)].map(
      ([, name = '']) => name,
    ),
  )
  return new Set(specifiers.map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/')))
}

it.each(Object.entries(PACKAGES))('%s depends on its packages and uses them', async (workspace, packages) => {
  const [dependencies, imports] = await Promise.all([dependenciesOf(workspace), importsOf(workspace)])
  expect(packages.filter((name) => !dependencies.includes(name))).toEqual([])
  expect(packages.filter((name) => !imports.has(name))).toEqual([])
})
