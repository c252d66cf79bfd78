import { describe, expect, it } from 'vitest'
import { PASSWORD_MESSAGE } from './account.ts'
import { nameSchema, signInSchema, signUpSchema } from './credentials.ts'
import { parseWith } from '../api/parse.ts'

const PERSON = { name: 'Ada', email: 'ada@example.com', password: 'Abcdef', photoURL: '' }
const wrongFields = (parsed: ReturnType<typeof parseWith>) =>
  parsed.ok ? [] : parsed.errors.map(({ field }) => field)

describe('the sign-up schema', () => {
  it('accepts name, e-mail and a valid password, and trims all but the password', () => {
    const typed = { name: ' Ada ', email: ' ada@example.com ', password: ' Abcde', photoURL: ' ' }
    expect(parseWith(signUpSchema, typed)).toEqual({ ok: true, value: { ...PERSON, password: ' Abcde' } })
  })

  it.each(['Abcde', 'abcdef', 'ABCDEF', ''])(
    'rejects the password "%s" with the specified message',
    (password) => {
      expect(parseWith(signUpSchema, { ...PERSON, password })).toEqual({
        ok: false,
        errors: [{ field: 'password', message: PASSWORD_MESSAGE }],
      })
    },
  )

  it.each(['', 'ada', 'ada@', '@example.com', 'a b@example.com'])('rejects the e-mail "%s"', (email) => {
    expect(wrongFields(parseWith(signUpSchema, { ...PERSON, email }))).toEqual(['email'])
  })

  it.each(['javascript:alert(1)', 'photo.png', 'data:image/png;base64,AA'])(
    'rejects the photo "%s"',
    (photoURL) => {
      expect(wrongFields(parseWith(signUpSchema, { ...PERSON, photoURL }))).toEqual(['photoURL'])
    },
  )

  it('rejects a name with bidirectional control characters', () => {
    expect(wrongFields(parseWith(signUpSchema, { ...PERSON, name: 'Ada \u202ELovelace' }))).toEqual(['name'])
    expect(parseWith(signUpSchema, { ...PERSON, name: 'آدا' }).ok).toBe(true)
  })

  it('reports all invalid fields in the order of the form', () => {
    const parsed = parseWith(signUpSchema, { name: ' ', email: '', password: '', photoURL: 'x' })
    expect(wrongFields(parsed)).toEqual(['name', 'email', 'password', 'photoURL'])
  })
})

describe('the sign-in schema', () => {
  it('accepts any password', () => {
    expect(parseWith(signInSchema, { email: ' ada@example.com', password: 'x' })).toEqual({
      ok: true,
      value: { email: 'ada@example.com', password: 'x' },
    })
  })

  it('reports missing fields', () => {
    expect(parseWith(signInSchema, { email: '', password: '' })).toEqual({
      ok: false,
      errors: [
        { field: 'email', message: 'Please enter an e-mail address, like name@example.com.' },
        { field: 'password', message: 'Please enter your password.' },
      ],
    })
  })
})

describe('the name schema', () => {
  it('trims the name', () => {
    expect(parseWith(nameSchema, { name: ' Ada ' })).toEqual({ ok: true, value: { name: 'Ada' } })
  })

  it.each(['', ' ', '\u200b', '\u0301', 'A\u202eda'])('rejects the invisible name %j', (name) => {
    expect(parseWith(nameSchema, { name })).toMatchObject({ ok: false, errors: [{ field: 'name' }] })
    expect(wrongFields(parseWith(signUpSchema, { ...PERSON, name }))).toEqual(['name'])
  })
})
