/**
 * The 200 most frequent and 200 random creation dates among 21,231 records of seven museums (testing/judgedDates.json), with the
 * number of their records and the years that a person judged them to mean, before the reader was extended. `null`: it names no time.
 *
 * Conventions of the judgement: "early", "mid" and "late" are thirds; "1800s", "1800-tal" and "19th century (?)" are the whole
 * century; "ca." and "cirka" change nothing; of an object made in parts it is the part that is named first.
 */
import { describe, expect, it } from 'vitest'
import judgements from './testing/judgedDates.json' with { type: 'json' }
import { readYears } from './years.ts'

const judged = [...judgements.frequent, ...judgements.random]
const spanOf = (date: string) => {
  const years = readYears(date)
  return years && `${years.begin} to ${years.end}`
}

describe('dates that a person judged', () => {
  it('are two hundred frequent and two hundred random ones, each once', () => {
    expect([judgements.frequent.length, judgements.random.length]).toEqual([200, 200])
    expect(new Set(judged.map(({ date }) => date)).size).toBe(400)
  })

  it('are never read as other years, nor as years if they name no time', () => {
    const wrong = judged.flatMap(({ date, years }) => {
      const read = spanOf(date)
      return read === null || read === years?.join(' to ') ? [] : [`"${date}" as ${read}`]
    })
    expect(wrong).toEqual([])
  })

  it('are read in at least 95 % if they name a time', () => {
    const named = judged.filter(({ years }) => years !== null)
    const unread = named.filter(({ date }) => spanOf(date) === null).map(({ date }) => date)
    expect(unread.length).toBeLessThanOrEqual(named.length * 0.05)
  })
})
