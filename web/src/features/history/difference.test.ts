import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { difference, shortRun } from './difference.ts'

/** Formats the runs: -removed-, +added+. */
const told = (before: string, after: string) =>
  difference(before, after)
    .map(({ kind, text }) => ({ same: text, removed: `-${text}-`, added: `+${text}+` })[kind])
    .join('')

describe('the difference of two texts', () => {
  it.each([
    ['', '', ''],
    ['London', 'London', 'London'],
    ['', 'London', '+London+'],
    ['London', '', '-London-'],
    ['Found in 1799 by soldiers.', 'Found in 1801 by soldiers.', 'Found in -1799-+1801+ by soldiers.'],
    ['A slab with text', 'A slab of stone with text', 'A slab +of stone +with text'],
    ['the old red vase', 'the new blue vase', 'the -old red-+new blue+ vase'],
    ['罗塞塔石碑', '罗塞塔石板', '罗塞塔石-碑-+板+'],
    ['Caf\u{E9}, open', 'Caf\u{E9}; open', 'Caf\u{E9}-,-+;+ open'],
  ])('of %j and %j is %s', (before, after, runs) => {
    expect(told(before, after)).toBe(runs)
  })

  it('reconstructs both texts, and never has two adjacent runs of one kind', () => {
    const word = fc.constantFrom('stone', 'red', ' ', '\n', '  ', '.', '石', '\u{1F3FA}', '\u{D83C}')
    const text = fc.array(word, { maxLength: 30 }).map((words) => words.join(''))
    fc.assert(
      fc.property(text, text, (before, after) => {
        const runs = difference(before, after)
        const without = (kind: string) =>
          runs
            .filter((run) => run.kind !== kind)
            .map((run) => run.text)
            .join('')
        expect(without('added')).toBe(before)
        expect(without('removed')).toBe(after)
        expect(runs.every(({ kind }, place) => kind !== runs[place + 1]?.kind)).toBe(true)
      }),
    )
  })

  it('replaces everything if the texts are too long to compare', () => {
    const [before, after] = ['a '.repeat(2_500), 'b '.repeat(2_500)]
    expect(difference(`same ${before}`, `same ${after}`).map(({ kind }) => kind)).toEqual([
      'same',
      'removed',
      'added',
      'same',
    ])
  })
})

it('an unchanged run keeps the words beside a change, and a short one all words', () => {
  const long = `${'begin '.repeat(20)}${'end '.repeat(20)}`
  expect(shortRun(long, true, false)).toBe(` … ${long.slice(-60)}`)
  expect(shortRun(long, false, true)).toBe(`${long.slice(0, 60)} … `)
  expect(shortRun(long, false, false)).toBe(`${long.slice(0, 60)} … ${long.slice(-60)}`)
  expect(shortRun('short', false, false)).toBe('short')
  const words = 'eleven fragments '.repeat(20)
  expect(shortRun(words, false, false)).toMatch(
    /^(eleven|fragments)\b.*\b(eleven|fragments) +… (eleven|fragments) .*$/,
  )
})
