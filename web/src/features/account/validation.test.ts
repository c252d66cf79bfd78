import { PASSWORD_MESSAGE } from '@tracker/domain/account.ts'
import { describe, expect, test } from 'vitest'
import { checkSignIn, checkSignUp } from './validation.ts'

const PERSON = { name: 'Ada', email: 'ada@example.com', password: 'Abcdef', photoURL: '' }

describe('the sign-up form', () => {
  test('accepts a name, an e-mail and a good password', () => {
    expect(checkSignUp(PERSON)).toEqual([])
  })

  test.each(['Abcde', 'abcdef', 'ABCDEF', ''])(
    'refuses the password "%s" with the specified sentence',
    (password) => {
      expect(checkSignUp({ ...PERSON, password })).toEqual([{ field: 'password', message: PASSWORD_MESSAGE }])
    },
  )

  test.each(['', 'ada', 'ada@', '@example.com', 'a b@example.com'])('refuses the e-mail "%s"', (email) => {
    expect(checkSignUp({ ...PERSON, email }).map(({ field }) => field)).toEqual(['email'])
  })

  test.each(['javascript:alert(1)', 'photo.png', 'data:image/png;base64,AA'])(
    'refuses the photo "%s"',
    (photoURL) => {
      expect(checkSignUp({ ...PERSON, photoURL }).map(({ field }) => field)).toEqual(['photoURL'])
    },
  )

  test('names every field that is wrong, in the order of the form', () => {
    const complaints = checkSignUp({ name: ' ', email: '', password: '', photoURL: 'x' })
    expect(complaints.map(({ field }) => field)).toEqual(['name', 'email', 'password', 'photoURL'])
  })
})

describe('the sign-in form', () => {
  test('lets the provider judge any password', () => {
    expect(checkSignIn({ email: 'ada@example.com', password: 'x' })).toEqual([])
  })

  test('asks for what is missing', () => {
    expect(checkSignIn({ email: '', password: '' }).map(({ field }) => field)).toEqual(['email', 'password'])
  })
})
