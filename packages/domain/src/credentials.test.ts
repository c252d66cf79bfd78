import { describe, expect, it } from 'vitest'
import { PASSWORD_MESSAGE } from './account.ts'
import { parseName, parseSignIn, parseSignUp } from './credentials.ts'

const PERSON = { name: 'Ada', email: 'ada@example.com', password: 'Abcdef', photoURL: '' }
const wrongFields = (parsed: ReturnType<typeof parseSignUp>) =>
  parsed.ok ? [] : parsed.errors.map(({ field }) => field)

describe('signing up', () => {
  it('takes a name, an e-mail and a good password, trimmed but for the password', () => {
    const typed = { name: ' Ada ', email: ' ada@example.com ', password: ' Abcde', photoURL: ' ' }
    expect(parseSignUp(typed)).toEqual({ ok: true, value: { ...PERSON, password: ' Abcde' } })
  })

  it.each(['Abcde', 'abcdef', 'ABCDEF', ''])('refuses the password "%s" with the sentence', (password) => {
    expect(parseSignUp({ ...PERSON, password })).toEqual({
      ok: false,
      errors: [{ field: 'password', message: PASSWORD_MESSAGE }],
    })
  })

  it.each(['', 'ada', 'ada@', '@example.com', 'a b@example.com'])('refuses the e-mail "%s"', (email) => {
    expect(wrongFields(parseSignUp({ ...PERSON, email }))).toEqual(['email'])
  })

  it.each(['javascript:alert(1)', 'photo.png', 'data:image/png;base64,AA'])(
    'refuses the photo "%s"',
    (photoURL) => {
      expect(wrongFields(parseSignUp({ ...PERSON, photoURL }))).toEqual(['photoURL'])
    },
  )

  it('takes no name that turns the text beside it', () => {
    expect(wrongFields(parseSignUp({ ...PERSON, name: 'Ada \u202ELovelace' }))).toEqual(['name'])
    expect(parseSignUp({ ...PERSON, name: 'آدا' }).ok).toBe(true)
  })

  it('names every field that is wrong, in the order of the form', () => {
    const parsed = parseSignUp({ name: ' ', email: '', password: '', photoURL: 'x' })
    expect(wrongFields(parsed)).toEqual(['name', 'email', 'password', 'photoURL'])
  })
})

describe('signing in', () => {
  it('lets the provider judge any password', () => {
    expect(parseSignIn({ email: ' ada@example.com', password: 'x' })).toEqual({
      ok: true,
      value: { email: 'ada@example.com', password: 'x' },
    })
  })

  it('asks for what is missing', () => {
    expect(parseSignIn({ email: '', password: '' })).toEqual({
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
    expect(parseName({ name: ' Ada ' })).toEqual({ ok: true, value: { name: 'Ada' } })
  })

  it.each(['', ' ', '\u200b', '\u0301', 'A\u202eda'])('is not %j, where others could not read it', (name) => {
    expect(parseName({ name })).toMatchObject({ ok: false, errors: [{ field: 'name' }] })
    expect(wrongFields(parseSignUp({ ...PERSON, name }))).toEqual(['name'])
  })
})
