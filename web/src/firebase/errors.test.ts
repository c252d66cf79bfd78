import { Problem } from '@tracker/domain/api/problem.ts'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { answered, toProblem } from './errors.ts'

const storeError = (code: string) => Object.assign(new Error('technical'), { code })

afterEach(() => {
  vi.restoreAllMocks()
})

describe('an error of the store', () => {
  test('of denied access is a Problem with a user-facing message', () => {
    expect(toProblem(storeError('permission-denied'))).toMatchObject({
      code: 'forbidden',
      message: 'This is not yours to see.',
    })
  })

  test.each(['unavailable', 'deadline-exceeded', 'unknown'])('"%s" is the connection’s', (code) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    expect(toProblem(storeError(code))).toMatchObject({
      code: 'unavailable',
      message: 'The collection could not be reached. Check your connection and try again.',
    })
  })

  test('"internal" is the store’s, for now', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(toProblem(storeError('internal'))).toMatchObject({
      code: 'unavailable',
      message: 'The collection does not answer as it should. Please try again in a minute.',
    })
  })

  test.each([
    ['a missing index', storeError('failed-precondition')],
    ['an invalid query', storeError('invalid-argument')],
    ['a missing database', storeError('not-found')],
    ['a code that is not known', storeError('odd')],
    ['a converter', new TypeError('Cannot read properties of undefined')],
    ['something that is no error', 'odd'],
  ])('of %s is the site’s fault, and logged', (_, error) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(toProblem(error)).toMatchObject({
      code: 'internal',
      message:
        'This could not be read because of a fault of this site, not of your connection. Please try again later.',
    })
    expect(log).toHaveBeenCalledWith('A read failed.', error)
  })

  test('that is a Problem is unchanged', () => {
    const problem = new Problem('not-found', 'Gone.')
    expect(toProblem(problem)).toBe(problem)
  })
})

describe('a request of the SDK', () => {
  test('that another server answers, such as a portal with its page, is the connection’s', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const page = Promise.reject(new SyntaxError('Unexpected token <'))
    await expect(answered(page)).rejects.toMatchObject({ code: 'unavailable' })
  })

  test('keeps Firestore’s errors', async () => {
    const error = storeError('failed-precondition')
    await expect(answered(Promise.reject(error))).rejects.toBe(error)
  })
})
