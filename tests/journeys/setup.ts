/**
 * Starts one seeded stack and one browser for all journeys, on free ports. With `JOURNEYS_APP` set to the address of a running
 * stack, the journeys visit that one instead, which is faster while writing them.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type BrowserServer, chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import * as z from 'zod/mini'
import { browserOptions, FOR_TESTS } from '../../tools/browser.ts'
import { LOCAL } from '../../tools/cli/paths.ts'
import { buildIfStale, FUNCTION_BUILD, WEB_BUILD } from '../../tools/stack/build.ts'
import { freePorts } from '../../tools/stack/ports.ts'
import { startStack } from '../../tools/stack/stack.ts'
import type { Services } from './support/services.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The stack that all journeys share. */
    services: Services
    /** WebSocket address of the browser that all journeys share. */
    browser: string
  }
}

interface Shared {
  readonly services: Services
  stop(): Promise<void>
}

const runningSchema = z.object({ auth: z.string(), firestore: z.object({ port: z.number() }) })

async function findRunning(app: string): Promise<Shared> {
  const response = await fetch(`${app}/emulators.json`)
  const { auth, firestore } = z.parse(runningSchema, await response.json())
  return { services: { app, authUrl: auth, firestorePort: firestore.port }, stop: async () => {} }
}

async function startSeeded(): Promise<Shared> {
  await buildIfStale(FUNCTION_BUILD)
  await buildIfStale(WEB_BUILD)
  const stack = await startStack({
    ports: await freePorts(),
    data: null,
    logs: join(LOCAL, 'logs/journeys'),
    isSeeded: true,
  })
  const { app, auth, ports } = stack
  return { services: { app, authUrl: auth, firestorePort: ports.firestore }, stop: () => stack.stop() }
}

/** Starts a browser that several test processes connect to. Its traces are in a folder of this run. */
async function startBrowser(): Promise<{ server: BrowserServer; stop: () => Promise<void> }> {
  await mkdir(LOCAL, { recursive: true })
  const tracesDir = await mkdtemp(join(LOCAL, 'test-traces-'))
  const options = { ...(await browserOptions(FOR_TESTS)), tracesDir }
  const server = await chromium.launchServer(options).catch((error: unknown) => {
    // Chromium rarely crashes while it starts, before any test.
    console.warn('The browser did not start and is started again.', error)
    return chromium.launchServer(options)
  })
  return {
    server,
    async stop() {
      await server.close()
      await rm(tracesDir, { recursive: true, force: true })
    },
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const running = process.env.JOURNEYS_APP
  const shared = await (running ? findRunning(running) : startSeeded())
  try {
    const browser = await startBrowser()
    project.provide('services', shared.services)
    project.provide('browser', browser.server.wsEndpoint())
    return async () => {
      await browser.stop()
      await shared.stop()
    }
  } catch (error) {
    await shared.stop()
    throw error
  }
}
