import { describe, expect, it } from 'vitest'
import { artifactOfLike, countWithout, planLike, planUnlike } from './planLike.ts'

const ada = { uid: 'ada', artifactId: 'stone' }

describe('liking', () => {
  it('increments the count', () => {
    expect(planLike(ada, { likesCount: 2 }, null)).toEqual({ likesCount: 3 })
  })

  it('again changes nothing', () => {
    expect(planLike(ada, { likesCount: 2 }, ada)).toEqual({ likesCount: null })
  })

  it('fails for a missing artifact, even with a leftover like', () => {
    expect(() => planLike(ada, null, null)).toThrow('does not exist')
    expect(() => planLike(ada, null, ada)).toThrow('does not exist')
  })

  it('rejects an id that belongs to another user and artifact', () => {
    expect(() =>
      planLike({ uid: 'a_b', artifactId: 'c' }, { likesCount: 1 }, { uid: 'a', artifactId: 'b_c' }),
    ).toThrow('cannot be liked')
  })
})

describe('unliking', () => {
  it("removes the user's like, or nothing without one", () => {
    expect(planUnlike('ada', ada)).toBe(true)
    expect(planUnlike('ada', null)).toBe(false)
  })

  it("rejects another user's like", () => {
    expect(() => planUnlike('eve', ada)).toThrow('Only the person')
  })

  it("reads the artifact's id from the user's own like ids only", () => {
    expect(artifactOfLike('ada', 'ada_stone')).toBe('stone')
    expect(artifactOfLike('a_b', 'a_b_c_d')).toBe('c_d')
    for (const id of ['eve_stone', 'ada', 'ada_', '_stone', 'adastone']) {
      expect(() => artifactOfLike('ada', id)).toThrow('Only the person')
    }
  })

  it('never counts below zero', () => {
    expect([2, 1, 0].map(countWithout)).toEqual([1, 0, 0])
  })
})
