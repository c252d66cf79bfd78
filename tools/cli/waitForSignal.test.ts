import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { Failure } from '#cli/failure.ts'
import { endOnSignal, waitForSignal } from '#cli/waitForSignal.ts'

const never = new Promise<string>(() => undefined)

describe('a signal while a stack starts', () => {
  const exit = () => {
    const exited = vi.spyOn(process, 'exit').mockImplementation(() => {
      throw new Error('exit')
    })
    const told = vi.spyOn(console, 'error').mockReturnValue()
    onTestFinished(() => {
      exited.mockRestore()
      told.mockRestore()
    })
    return { exited, told }
  }

  it('ends it with a sentence', () => {
    const { exited, told } = exit()
    onTestFinished(endOnSignal('npm start'))
    expect(() => process.emit('SIGHUP')).toThrow('exit')
    expect(exited).toHaveBeenCalledWith(130)
    expect(told.mock.calls.join()).toContain('Stopped before everything was ready. npm start goes on')
  })

  it('is left to the running stack afterwards', () => {
    const { exited } = exit()
    endOnSignal('npm start')()
    process.emit('SIGHUP')
    expect(exited).not.toHaveBeenCalled()
  })
})

describe('waiting for the end of a stack', () => {
  it('fails with the message of the process that ended by itself', async () => {
    const waiting = waitForSignal('npm run dev', [never, Promise.resolve('Vite stopped.')])
    await expect(waiting).rejects.toThrow(
      new Failure('Vite stopped. Everything else was stopped too; run npm run dev again.'),
    )
  })

  it('ends without a word at a signal', async () => {
    const waiting = waitForSignal('npm start', [never])
    process.emit('SIGHUP')
    await expect(waiting).resolves.toBeUndefined()
  })
})
