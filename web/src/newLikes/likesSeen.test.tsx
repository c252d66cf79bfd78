import { describe, expect, it } from 'vitest'
import { newLikes } from '#newLikes/newLikes.ts'
import { newLikesText, saveKnown, saveOwnLike, saveRows, saveSeen, readLikesSeen } from './likesSeen.ts'

const NOW = new Date(2026, 10, 22, 14, 5)
const before = (days: number, hours = 0) => NOW.getTime() - (days * 24 + hours) * 60 * 60_000
const added = () => newLikes.get()?.count ?? 0

describe('new likes', () => {
  it.each([
    [1, before(0, 2), '1 new like since 12:05 PM'],
    [3, before(1), '3 new likes since yesterday'],
    [3, before(0, 15), '3 new likes since yesterday'],
    [3, before(2), '3 new likes since Friday'],
    [1_200, before(20), '1,200 new likes since November 2'],
    [3, before(400), '3 new likes since October 18, 2025'],
  ])('of %i', (count, at, text) => expect(newLikesText(count, at, NOW).replaceAll('\u202F', ' ')).toBe(text))
})

describe('likes of own artifacts', () => {
  it('are not new before the user’s first visit', () => {
    saveKnown('ada', 5)
    expect(readLikesSeen('ada')).toBeNull()
    expect(added()).toBe(0)
  })

  it('are new if there are more than were seen, until they are seen', () => {
    saveSeen('ada', 5, before(1))
    expect(added()).toBe(0)
    saveKnown('ada', 8)
    expect(newLikes.get()).toEqual({ count: 3, text: newLikesText(3, before(1)) })
    saveSeen('ada', 8)
    expect(newLikes.get()).toBeNull()
  })

  it('that were removed do not hide the next one', () => {
    saveSeen('ada', 5)
    saveKnown('ada', 3)
    expect(added()).toBe(0)
    saveKnown('ada', 4)
    expect(added()).toBe(1)
  })

  it('by the user are not new', () => {
    saveSeen('ada', 5)
    saveRows('ada', [['stone', 2]])
    saveOwnLike('ada', 'stone', true)
    saveKnown('ada', 6)
    expect(added()).toBe(0)
    expect(readLikesSeen('ada')?.rows).toEqual([['stone', 3]])
    saveOwnLike('ada', 'stone', false)
    expect(readLikesSeen('ada')).toMatchObject({ total: 5, known: 5, rows: [['stone', 2]] })
  })

  it('of artifacts of others change nothing', () => {
    saveSeen('ada', 5)
    saveOwnLike('ada', 'vase', true)
    expect(readLikesSeen('ada')?.total).toBe(5)
  })
})

describe('the stored likes', () => {
  it('contains at most the 500 shown last', () => {
    saveSeen('ada', 5)
    saveRows(
      'ada',
      Array.from({ length: 600 }, (_, index) => [`artifact-${index}`, index] as const),
    )
    saveRows('ada', [['artifact-200', 7]])
    const { rows } = readLikesSeen('ada') ?? { rows: [] }
    expect(rows).toHaveLength(500)
    expect(rows[0]?.[0]).toBe('artifact-100')
    expect(rows.at(-1)).toEqual(['artifact-200', 7])
  })

  it('belongs to one user', () => {
    saveSeen('ada', 5)
    expect(readLikesSeen('bea')).toBeNull()
  })

  it.each(['{', '{"uid":"ada"}', '{"uid":"ada","at":1,"total":-3,"known":1,"askedAt":1,"rows":[]}'])(
    'is ignored if it is invalid: %s',
    (text) => {
      localStorage.setItem('likes-seen', text)
      expect(readLikesSeen('ada')).toBeNull()
    },
  )
})
