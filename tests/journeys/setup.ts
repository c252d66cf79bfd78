/**
 * Starts the whole product for each worker, on free ports and with data of its own: what one journey does to the store,
 * no other worker's journey sees. With `JOURNEYS_APP` set to the address of a stack that runs already, the journeys visit
 * that one instead, one after the other: quicker while writing them.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import * as z from 'zod/mini'
import { LOCAL } from '../../tools/cli/paths.ts'
import { buildIfStale, FUNCTION_BUILD, WEB_BUILD } from '../../tools/stack/build.ts'
import { freePorts } from '../../tools/stack/ports.ts'
import { seedLocal } from '../../tools/stack/seedLocal.ts'
import { type Stack, startStack } from '../../tools/stack/stack.ts'
import type { Services } from './support/services.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A stack for each worker, in the order of their numbers. */
    stacks: readonly Services[]
    /** The folder of this run for what is traced. */
    traces: string
  }
}

const runningSchema = z.object({ auth: z.string(), firestore: z.object({ port: z.number() }) })

async function findRunning(app: string): Promise<Services> {
  const response = await fetch(`${app}/emulators.json`)
  const { auth, firestore } = z.parse(runningSchema, await response.json())
  return { app, authUrl: auth, firestorePort: firestore.port }
}

/** Answers what clears it away. */
async function provideTraces(project: TestProject): Promise<() => Promise<void>> {
  await mkdir(LOCAL, { recursive: true })
  const traces = await mkdtemp(join(LOCAL, 'test-traces-'))
  project.provide('traces', traces)
  return () => rm(traces, { recursive: true, force: true })
}

async function startSeeded(_: unknown, worker: number): Promise<Stack> {
  const logs = join(LOCAL, `logs/journeys-${worker + 1}`)
  const stack = await startStack({ ports: await freePorts(), data: null, logs })
  try {
    await seedLocal(stack)
    return stack
  } catch (error) {
    await stack.stop()
    throw error
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const running = process.env.JOURNEYS_APP
  if (running) {
    project.provide('stacks', [await findRunning(running)])
    return provideTraces(project)
  }
  await buildIfStale(FUNCTION_BUILD)
  await buildIfStale(WEB_BUILD)
  const starting = Array.from({ length: project.config.maxWorkers }, startSeeded)
  const settled = await Promise.allSettled(starting)
  const stacks = settled.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
  const stop = async () => {
    await Promise.all(stacks.map((stack) => stack.stop()))
  }
  const failed = settled.find((result) => result.status === 'rejected')
  if (failed) {
    await stop()
    throw failed.reason
  }
  project.provide(
    'stacks',
    stacks.map(({ app, auth, ports }) => ({ app, authUrl: auth, firestorePort: ports.firestore })),
  )
  const clean = await provideTraces(project)
  return async () => {
    await stop()
    await clean()
  }
}
