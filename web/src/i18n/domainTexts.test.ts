import { i18n } from '@lingui/core'
import { inSchema, type Message, say } from '@tracker/domain/messages/message.ts'
import { centuryText, rangeText } from '@tracker/domain/time/centuries.ts'
import { yearsText } from '@tracker/domain/time/yearRange.ts'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { translateDomainText } from './domainTexts.ts'

beforeEach(() =>
  i18n.loadAndActivate({
    locale: 'de',
    messages: {
      Writings: 'Schriften',
      Tools: 'Werkzeuge',
      Note: 'Notiz',
      'sign-in': 'Bitte melden Sie sich an.',
      'text-too-long': [['field'], ' hat höchstens ', ['most'], ' Zeichen.'],
      'type-unknown': ['Bitte einen Typ wählen: ', ['types'], '.'],
      'ordinal-number': [['number'], '.'],
      'century-ad': [['ordinal'], ' Jahrhundert'],
      'century-bc': [['ordinal'], ' Jahrhundert v. Chr.'],
      'year-bc': [['year'], ' v. Chr.'],
      'years-range': [['from'], ' bis ', ['to']],
      'years-from': ['Ab ', ['year']],
      'rows-hidden': ['Ausgeblendete Zeilen: ', ['count'], '.'],
    },
  }),
)
afterEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

it.each<[Message | string, string]>([
  ['Writings', 'Schriften'],
  ['Please sign in.', 'Bitte melden Sie sich an.'],
  [say('type-unknown', { types: 'Tools, Writings' }), 'Bitte einen Typ wählen: Werkzeuge, Schriften.'],
  [centuryText(-3), '3. Jahrhundert v. Chr.'],
  [centuryText(19), '19. Jahrhundert'],
  [yearsText({ begin: -246, end: -208 }), '246 v. Chr. bis 208 v. Chr.'],
  [rangeText(-300, undefined), 'Ab 300 v. Chr.'],
  [say('rows-hidden', { count: 3 }), 'Ausgeblendete Zeilen: 3.'],
  ['Letter to the Romans', 'Letter to the Romans'],
  ['', ''],
])('%j is %s', (text, german) => {
  expect(translateDomainText(text)).toBe(german)
})

it('what a schema says in English is found again, and numbers are written as in the language', () => {
  const text = inSchema(say('text-too-long', { field: 'Note', most: 20_000 }))
  expect(text).toBe('Note can have at most 20,000 characters.')
  expect(translateDomainText(text)).toBe('Notiz hat höchstens 20.000 Zeichen.')
})
