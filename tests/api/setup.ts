/**
 * Set-up of all API tests: builds the function and starts the official Auth emulator. Files that run one
 * after another in a process share a store, which each finds empty, and functions (`support/api.ts`).
 */
import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { LOCAL, ROOT } from '../../tools/cli/paths.ts'
import { startAuthEmulator } from '../../tools/stack/auth/authEmulator.ts'
import { linkPackages } from '../../tools/stack/function/function.ts'
import { freePorts } from '../../tools/stack/ports.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** `host:port` of the Auth emulator. */
    authHost: string
    /** The built function. */
    functionFolder: string
  }
}

/**
 * Builds into the folder of this run, next to its packages, so that the build of a running app stays
 * untouched.
 */
async function buildFunction(folder: string): Promise<void> {
  const built = spawnSync(process.execPath, [join(ROOT, 'functions/build.mjs')], {
    encoding: 'utf8',
    env: { ...process.env, DIST: folder },
  })
  if (built.status !== 0) throw new Error(`The function could not be built:\n${built.stdout}${built.stderr}`)
  await linkPackages(folder)
}

/** Starts the Auth emulator on free ports; its settings lie in the folder. */
export async function startAuth(folder: string) {
  const ports = await freePorts()
  const child = await startAuthEmulator(folder, ports)
  return { child, host: `127.0.0.1:${ports.auth}` }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await mkdir(LOCAL, { recursive: true })
  const folder = await mkdtemp(join(LOCAL, 'api-tests-'))
  const clean = () => rm(folder, { recursive: true, force: true })
  try {
    const functionFolder = join(folder, 'function')
    await buildFunction(functionFolder)
    // The fault tests run these tests many times with faulty functions, and share one emulator.
    const auth = process.env.AUTH_HOST === undefined ? await startAuth(folder) : null
    // Test projects that run together (api, tools) share the emulator; it stops after the last one.
    process.env.AUTH_HOST ??= auth?.host
    project.provide('authHost', String(process.env.AUTH_HOST))
    project.provide('functionFolder', functionFolder)
    return async () => {
      await auth?.child.stop()
      await clean()
    }
  } catch (error) {
    await clean()
    throw error
  }
}
