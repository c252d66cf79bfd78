import { describe, expect, it } from 'vitest'
import { PASSWORD_MESSAGE } from './account.ts'
import { nameSchema, signInSchema, signUpSchema } from './credentials.ts'
import { parseWith } from '../api/parse.ts'

const PERSON = { name: 'Ada', email: 'ada@example.com', password: 'Abcdef', photoURL: '' }
const wrongFields = (parsed: ReturnType<typeof parseWith>) =>
  parsed.ok ? [] : parsed.errors.map(({ field }) => field)

describe('signing up', () => {
  it('takes a name, an e-mail and a good password, trimmed but for the password', () => {
    const typed = { name: ' Ada ', email: ' ada@example.com ', password: ' Abcde', photoURL: ' ' }
    expect(parseWith(signUpSchema, typed)).toEqual({ ok: true, value: { ...PERSON, password: ' Abcde' } })
  })

  it.each(['Abcde', 'abcdef', 'ABCDEF', ''])('refuses the password "%s" with the sentence', (password) => {
    expect(parseWith(signUpSchema, { ...PERSON, password })).toEqual({
      ok: false,
      errors: [{ field: 'password', message: PASSWORD_MESSAGE }],
    })
  })

  it.each(['', 'ada', 'ada@', '@example.com', 'a b@example.com'])('refuses the e-mail "%s"', (email) => {
    expect(wrongFields(parseWith(signUpSchema, { ...PERSON, email }))).toEqual(['email'])
  })

  it.each(['javascript:alert(1)', 'photo.png', 'data:image/png;base64,AA'])(
    'refuses the photo "%s"',
    (photoURL) => {
      expect(wrongFields(parseWith(signUpSchema, { ...PERSON, photoURL }))).toEqual(['photoURL'])
    },
  )

  it('takes no name that turns the text beside it', () => {
    expect(wrongFields(parseWith(signUpSchema, { ...PERSON, name: 'Ada \u202ELovelace' }))).toEqual(['name'])
    expect(parseWith(signUpSchema, { ...PERSON, name: 'آدا' }).ok).toBe(true)
  })

  it('names every field that is wrong, in the order of the form', () => {
    const parsed = parseWith(signUpSchema, { name: ' ', email: '', password: '', photoURL: 'x' })
    expect(wrongFields(parsed)).toEqual(['name', 'email', 'password', 'photoURL'])
  })
})

describe('signing in', () => {
  it('lets the provider judge any password', () => {
    expect(parseWith(signInSchema, { email: ' ada@example.com', password: 'x' })).toEqual({
      ok: true,
      value: { email: 'ada@example.com', password: 'x' },
    })
  })

  it('asks for what is missing', () => {
    expect(parseWith(signInSchema, { email: '', password: '' })).toEqual({
      ok: false,
      errors: [
        { field: 'email', message: 'Please enter an e-mail address, like name@example.com.' },
        { field: 'password', message: 'Please enter your password.' },
      ],
    })
  })
})

describe('a name', () => {
  it('is trimmed', () => {
    expect(parseWith(nameSchema, { name: ' Ada ' })).toEqual({ ok: true, value: { name: 'Ada' } })
  })

  it.each(['', ' ', '\u200b', '\u0301', 'A\u202eda'])('is not %j, where others could not read it', (name) => {
    expect(parseWith(nameSchema, { name })).toMatchObject({ ok: false, errors: [{ field: 'name' }] })
    expect(wrongFields(parseWith(signUpSchema, { ...PERSON, name }))).toEqual(['name'])
  })
})
