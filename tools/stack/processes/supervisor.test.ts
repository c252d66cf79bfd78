import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Child, startChild } from '#stack/processes/child.ts'
import { createSupervisor, type Supervisor } from '#stack/processes/supervisor.ts'

let supervisor: Supervisor
let reported: string[]
beforeEach(() => {
  reported = []
  supervisor = createSupervisor((sentence) => reported.push(sentence))
})
afterEach(() => supervisor.stop())

const start = (program: string) =>
  startChild({ name: 'The program', args: ['--eval', program], ready: /ready/ })

/** Starts a program that runs until it is stopped, and collects the started processes. */
function programs() {
  const started: Child[] = []
  const startOne = async () => {
    const child = await start('console.log("ready"); setInterval(() => undefined, 1_000)')
    started.push(child)
    return child
  }
  return { started, startOne }
}

describe('the supervisor of a stack’s processes', () => {
  it('stops all, also one that is still starting when another has failed', async () => {
    const { startOne, started } = programs()
    const slow = supervisor.supervise('The slow one', startOne)
    const failed = supervisor.supervise('The other', () => Promise.reject(new Error('It did not start.')))
    await expect(Promise.all([slow, failed])).rejects.toThrow('It did not start.')
    await supervisor.stop()
    expect(started).toHaveLength(1)
    expect(await started[0]?.exited).toBeNull()
  })

  it('restarts a process that crashed, with a message', async () => {
    const { startOne, started } = programs()
    const process = await supervisor.supervise('The program', startOne)
    await process.crash()
    expect(started).toHaveLength(2)
    expect(reported).toEqual(['The program stopped (exit code null) and is started again.'])
  })

  it('restarts a process on request, without a message', async () => {
    const { startOne, started } = programs()
    const process = await supervisor.supervise('The program', startOne)
    await process.restart()
    expect(started).toHaveLength(2)
    expect(reported).toEqual([])
  })

  it('restarts a process once more if that is requested while it starts', async () => {
    const { startOne } = programs()
    let starts = 0
    let second: Promise<void> | undefined
    const process = await supervisor.supervise('The program', () => {
      starts += 1
      if (starts === 2)
        queueMicrotask(() => {
          second = process.restart()
        })
      return startOne()
    })
    await process.restart()
    await second
    expect(starts).toBe(3)
  })

  it('stops after a process has exited too often', async () => {
    await supervisor.supervise('The program', () =>
      start('console.log("ready"); setTimeout(() => process.exit(3), 50)'),
    )
    expect(await supervisor.broken).toBe('The program stopped again and again (exit code 3).')
    expect(reported).toHaveLength(3)
  })
})
