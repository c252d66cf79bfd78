import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { fingerprint, FUNCTION_BUILD, WEB_BUILD } from '#stack/build.ts'

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'artifact-tracker-build-'))
})
afterEach(() => rm(root, { recursive: true, force: true }))

const DECIDING = [
  { build: WEB_BUILD, file: 'web/src/main.tsx' },
  { build: WEB_BUILD, file: 'web/.env.local' },
  { build: WEB_BUILD, file: 'packages/domain/src/limits.ts' },
  { build: FUNCTION_BUILD, file: 'functions/src/index.ts' },
  { build: FUNCTION_BUILD, file: 'functions/.env.demo-artifact-tracker' },
] as const

it.each(DECIDING)('A build of the $build.name is stale once $file is there', async ({ build, file }) => {
  const before = await fingerprint(build, root)
  await mkdir(dirname(join(root, file)), { recursive: true })
  await writeFile(join(root, file), 'A=1\n')
  expect(await fingerprint(build, root)).not.toBe(before)
})
