import { i18n } from '@lingui/core'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { translateDomainText } from './domainTexts.ts'

beforeEach(() =>
  i18n.loadAndActivate({
    locale: 'de',
    messages: {
      Writings: 'Schriften',
      Tools: 'Werkzeuge',
      Note: 'Notiz',
      '{0} can have at most {1} characters.': [['0'], ' hat höchstens ', ['1'], ' Zeichen.'],
      'Please choose a type: {0}.': ['Bitte einen Typ wählen: ', ['0'], '.'],
      '{0}th': [['0'], '.'],
      '{0} century': [['0'], ' Jahrhundert'],
      '{0} century BC': [['0'], ' Jahrhundert v. Chr.'],
      '{0} BC': [['0'], ' v. Chr.'],
      '{0} to {1}': [['0'], ' bis ', ['1']],
    },
  }),
)
afterEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

it.each([
  ['Writings', 'Schriften'],
  ['Please choose a type: Tools, Writings.', 'Bitte einen Typ wählen: Werkzeuge, Schriften.'],
  ['3rd century BC', '3. Jahrhundert v. Chr.'],
  ['19th century', '19. Jahrhundert'],
  ['246 BC to 208 BC', '246 v. Chr. bis 208 v. Chr.'],
  ['Note can have at most 120 characters.', 'Notiz hat höchstens 120 Zeichen.'],
  ['Letter to the Romans', 'Letter to the Romans'],
  ['', ''],
])('%s is %s', (english, german) => {
  expect(translateDomainText(english)).toBe(german)
})

it('numbers are written as in the language', () => {
  const text = 'Note can have at most 20,000 characters.'
  expect(translateDomainText(text)).toBe('Notiz hat höchstens 20.000 Zeichen.')
})
