import { afterEach, describe, expect, it } from 'vitest'
import { startChild } from '#stack/child.ts'
import { makeProcesses, type Processes } from '#stack/processes.ts'

let processes: Processes
afterEach(() => processes.stop())

/** A program that says that it is ready, and runs until it is ended. */
const startOne = () =>
  startChild({
    name: 'The program',
    args: ['--eval', 'console.log("ready"); setInterval(() => undefined, 1_000)'],
    ready: /ready/,
  })

describe('the processes of a stack', () => {
  it('all end, also one that is still starting when another has failed', async () => {
    processes = makeProcesses()
    const slow = startOne()
    const failed = Promise.reject(new Error('It did not start.'))
    await expect(
      Promise.all([processes.keep(slow, 'It stopped.'), processes.keep(failed, 'It stopped.')]),
    ).rejects.toThrow('It did not start.')
    await processes.stop()
    expect(await (await slow).exited).toBeNull()
  })

  it('are told when one ends by itself, but not when it was ended on purpose', async () => {
    processes = makeProcesses()
    const first = await processes.keep(startOne(), 'The first stopped.')
    await processes.crash(first)
    const second = await processes.keep(startOne(), 'The second stopped.')
    await second.kill()
    expect(await processes.broken).toBe('The second stopped.')
  })
})
