import { describe, expect, it } from 'vitest'
import { Failure, LEFT_TO_DO } from '#cli/failure.ts'
import { confirm, type Terminal } from '#cli/terminal.ts'

const terminal = (answer: string | null): Terminal => ({
  args: [],
  isInteractive: answer !== null,
  write: () => undefined,
  ask: (question) =>
    answer === null || !question.includes('Remove it?')
      ? Promise.reject(new Error('Nobody can be asked this.'))
      : Promise.resolve(answer),
})

describe('a command that asks', () => {
  it('continues after a yes, typed or given in advance', async () => {
    for (const answer of ['y', 'Yes', ' y ']) {
      await expect(confirm(terminal(answer), 'Remove it?', false)).resolves.toBeUndefined()
    }
    await expect(confirm(terminal(null), 'Remove it?', true)).resolves.toBeUndefined()
  })

  it('stops at anything else, with an exit code of its own', async () => {
    for (const answer of ['', 'n', 'yesterday']) {
      const stopped = new Failure('Nothing was changed.', LEFT_TO_DO)
      await expect(confirm(terminal(answer), 'Remove it?', false)).rejects.toStrictEqual(stopped)
    }
  })

  it('does not wait for input without a terminal, and names the missing option', async () => {
    const stopping = confirm(terminal(null), 'Remove it?', false)
    await expect(stopping).rejects.toMatchObject({
      message: 'Nothing was changed: nobody is there to be asked. The same command with --yes does it.',
      exitCode: 2,
    })
  })
})
