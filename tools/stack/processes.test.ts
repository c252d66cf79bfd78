import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Child, startChild } from '#stack/child.ts'
import { makeProcesses, type Processes } from '#stack/processes.ts'

let processes: Processes
let told: string[]
beforeEach(() => {
  told = []
  processes = makeProcesses((sentence) => told.push(sentence))
})
afterEach(() => processes.stop())

const start = (program: string) =>
  startChild({ name: 'The program', args: ['--eval', program], ready: /ready/ })

/** A program that says that it is ready, and runs until it is ended; all that were started, in their order. */
function programs() {
  const started: Child[] = []
  const startOne = async () => {
    const child = await start('console.log("ready"); setInterval(() => undefined, 1_000)')
    started.push(child)
    return child
  }
  return { started, startOne }
}

describe('the processes of a stack', () => {
  it('all end, also one that is still starting when another has failed', async () => {
    const { startOne, started } = programs()
    const slow = processes.keep('The slow one', startOne)
    const failed = processes.keep('The other', () => Promise.reject(new Error('It did not start.')))
    await expect(Promise.all([slow, failed])).rejects.toThrow('It did not start.')
    await processes.stop()
    expect(started).toHaveLength(1)
    expect(await started[0]?.exited).toBeNull()
  })

  it('are started again when they crash, with a word', async () => {
    const { startOne, started } = programs()
    const kept = await processes.keep('The program', startOne)
    await kept.crash()
    expect(started).toHaveLength(2)
    expect(told).toEqual(['The program stopped (exit code null) and is started again.'])
  })

  it('are started again when they are asked to be, without a word', async () => {
    const { startOne, started } = programs()
    const kept = await processes.keep('The program', startOne)
    await kept.restart()
    expect(started).toHaveLength(2)
    expect(told).toEqual([])
  })

  it('are given up when they end again and again', async () => {
    await processes.keep('The program', () =>
      start('console.log("ready"); setTimeout(() => process.exit(3), 50)'),
    )
    expect(await processes.broken).toBe('The program stopped again and again (exit code 3).')
    expect(told).toHaveLength(3)
  })
})
