import { describe, expect, it } from 'vitest'
import { Failure } from '#cli/failure.ts'
import { waitForSignal } from '#cli/waitForSignal.ts'

const never = new Promise<string>(() => undefined)

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
