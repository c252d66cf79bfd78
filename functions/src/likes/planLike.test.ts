import { describe, expect, it } from 'vitest'
import { artifactOfLike, countWithout, planLike, planUnlike } from './planLike.ts'

const ada = { uid: 'ada', artifactId: 'stone' }

describe('liking', () => {
  it('counts one more', () => {
    expect(planLike(ada, { likesCount: 2 }, null)).toEqual({ likesCount: 3 })
  })

  it('twice changes nothing', () => {
    expect(planLike(ada, { likesCount: 2 }, ada)).toEqual({ likesCount: null })
  })

  it('a missing artifact is not possible, even with a like left over', () => {
    expect(() => planLike(ada, null, null)).toThrow('does not exist')
    expect(() => planLike(ada, null, ada)).toThrow('does not exist')
  })

  it('never takes over the like of another pair with the same id', () => {
    expect(() =>
      planLike({ uid: 'a_b', artifactId: 'c' }, { likesCount: 1 }, { uid: 'a', artifactId: 'b_c' }),
    ).toThrow('cannot be liked')
  })
})

describe('unliking', () => {
  it('removes an own like, and nothing when there is none', () => {
    expect(planUnlike('ada', ada)).toBe(true)
    expect(planUnlike('ada', null)).toBe(false)
  })

  it('never removes a like of somebody else', () => {
    expect(() => planUnlike('eve', ada)).toThrow('Only the person')
  })

  it('finds the artifact in an own id only', () => {
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
