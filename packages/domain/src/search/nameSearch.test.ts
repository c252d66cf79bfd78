import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parsePatch } from '../artifact/content.ts'
import { fold } from '../text/fold.ts'
import { mostSelective, nameContains, nameNgrams, planSearch } from './nameSearch.ts'

/** Letters of all kinds, many of which decompose into several. */
const unit = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
  fc.constantFrom('\uFDFA', '\uFDFB', '\u3300', '\uFB03', '\u33C2', ' '),
)
const name = fc.string({ unit, minLength: 1, maxLength: 40 })
/** Returns this many different letters. */
const ideographs = (count: number) =>
  String.fromCodePoint(...Array.from({ length: count }, (_, i) => 0x4e00 + i))

describe('a search by n-grams', () => {
  it('ignores apostrophes', () => {
    expect(nameContains('Moai Hoa Hakananaiʻa', 'hoa hakananaia')).toBe(true)
    expect(nameContains("Leaf from a Qur'an", 'quran')).toBe(true)
    expect(nameContains('Leaf from a Quran', 'Qur’an')).toBe(true)
  })

  it('has no plan for an empty text', () => {
    expect(planSearch('')).toBeNull()
    expect(planSearch(' \n')).toBeNull()
  })

  it.each(['v', 'Vä', 'vas', 'VASE', 'vase w', 'vase with', 'vase with h', 'vase with hand'])(
    'needs no filter for %j, which is one n-gram',
    (text) => {
      expect(planSearch(text)).toEqual({ candidates: [fold(text)], exact: true })
    },
  )

  it('queries an n-gram of a longer text and filters by the whole text', () => {
    expect(planSearch('Candlestick with')).toEqual({
      candidates: ['candlestick wi', 'andlestick wit', 'ndlestick with'],
      exact: false,
    })
  })

  it('finds every name that contains the text', () => {
    fc.assert(
      fc.property(name, fc.nat(), fc.nat(), (text, from, length) => {
        const letters = Array.from(text)
        const start = from % letters.length
        const part = letters.slice(start, start + 1 + (length % letters.length)).join('')
        const plan = planSearch(part)
        fc.pre(plan !== null && nameContains(text, part))
        const ngrams = new Set(nameNgrams(text))
        return plan?.candidates.every((ngram) => ngrams.has(ngram))
      }),
    )
  })

  it('finds no other name if the n-gram is the whole text', () => {
    fc.assert(
      fc.property(name, name, (text, other) => {
        const plan = planSearch(text)
        fc.pre(plan?.exact === true)
        const found = nameNgrams(other).includes(plan?.candidates[0] ?? '')
        return found === nameContains(other, text)
      }),
    )
  })

  it('stores at most 2,501 n-grams per valid name', () => {
    const long = fc.string({ unit, minLength: 1, maxLength: 200 })
    fc.assert(
      fc.property(long, (text) => {
        const parsed = parsePatch({ artifact_name: text })
        return !parsed.ok || nameNgrams(text).length <= 2_501
      }),
      { examples: [[Array.from(ideographs(100), (letter) => `\uFDFA${letter}`).join('')]] },
    )
    expect(nameNgrams(ideographs(200))).toHaveLength(2_501)
  })

  it('finds a name by its whole text even if it is cut after folding', () => {
    const long = `${'\uFDFA'.repeat(30)}stone`
    const ngrams = new Set(nameNgrams(long))
    expect(nameContains(long, long)).toBe(true)
    expect(planSearch(long)?.candidates.every((ngram) => ngrams.has(ngram))).toBe(true)
  })

  it('selects the first of the n-grams with the lowest count', async () => {
    const counts = new Map([
      ['a', 7],
      ['b', 2],
      ['c', 2],
    ])
    const countOf = (ngram: string) => Promise.resolve(counts.get(ngram) ?? 0)
    expect(await mostSelective([...counts.keys()], countOf)).toEqual({ ngram: 'b', count: 2 })
    expect(await mostSelective([], countOf)).toBeUndefined()
  })
})
