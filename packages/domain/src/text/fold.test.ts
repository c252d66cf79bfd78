import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fold, sortKey } from './fold.ts'

/** Letters of all kinds, many of which decompose into several. */
const unit = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
  fc.constantFrom('\uFDFA', '\uFDFB', '\u3300', '\uFB03', '\u33C2', ' '),
)

describe('folding', () => {
  it.each([
    ['Antikythera', 'antikythera'],
    ['ÀNTIKYTHÉRA', 'antikythera'],
    ['Åra', 'ara'],
    ['Stoli︠t︡sa', 'stolitsa'],
    ['Gläser\r\n och  Krüge ', 'glaser och kruge'],
    ['Straße', 'strasse'],
    ['Œuvre d’Ærø', 'oeuvre daero'],
    ['Moai Hoa Hakananaiʻa', 'moai hoa hakananaia'],
    ["Qur'an", 'quran'],
    ['Qurʼan Qur´an Qur`an Qur＇an Qur′an', 'quran quran quran quran quran'],
    ['Stoli︠t︡sa i usadʹba', 'stolitsa i usadba'],
    ['ʾAbd al-ʿAzīz', 'abd al-aziz'],
    ['İstanbul', 'istanbul'],
    ['ΟΔΟΣ', 'οδοσ'],
    ['Λόγος', 'λογοσ'],
    ['漢字 ﬁ', '漢字 fi'],
  ])('%j becomes %j', (text, folded) => {
    expect(fold(text)).toBe(folded)
  })

  it('is idempotent', () => {
    fc.assert(
      fc.property(
        fc.string({ unit, minLength: 1, maxLength: 40 }),
        (text) => fold(fold(text)) === fold(text),
      ),
    )
  })
})

it.each([
  ['"Brighton Buns"', 'brighton buns"'],
  ['(ornament detail)', 'ornament detail)'],
  ['... ¿Élan?', 'elan?'],
  ['5th floor', '5th floor'],
  ['青銅器', '青銅器'],
  ['***', '***'],
])('%j is sorted by its first letter or digit', (name, key) => {
  expect(sortKey(name)).toBe(key)
})
