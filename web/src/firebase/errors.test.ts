import { Problem } from '@tracker/domain/api/problem.ts'
import { describe, expect, test, vi } from 'vitest'
import { toProblem } from './errors.ts'

const storeError = (code: string) => Object.assign(new Error('technical'), { code })

describe('an error of the store', () => {
  test('of denied access is a Problem with a user-facing message', () => {
    expect(toProblem(storeError('permission-denied'))).toMatchObject({
      code: 'forbidden',
      message: 'This is not yours to see.',
    })
  })

  test.each(['unavailable', 'internal', 'odd'])(
    'with the code "%s" is logged and has a user-facing message',
    (code) => {
      const log = vi.spyOn(console, 'error').mockImplementation(() => {})
      const error = storeError(code)
      expect(toProblem(error)).toMatchObject({
        code: 'unavailable',
        message: 'The collection could not be reached. Check your connection and try again.',
      })
      expect(log).toHaveBeenCalledWith('A read failed.', error)
      log.mockRestore()
    },
  )

  test('that is a Problem is unchanged', () => {
    const problem = new Problem('not-found', 'Gone.')
    expect(toProblem(problem)).toBe(problem)
  })
})
