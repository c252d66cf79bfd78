import { expect, it } from 'vitest'
import { neighboursOf, readListPlace } from './listPlace.ts'

const LIST = { ids: ['a', 'b', 'c'], path: '/allArtifacts?name=x' }

it('parses a navigation state, and rejects others', () => {
  expect(readListPlace({ list: LIST })).toEqual(LIST)
  for (const state of [
    null,
    { from: '/allArtifacts' },
    { list: { ids: ['a/b'], path: '/' } },
    { list: { ids: ['a'], path: 'https://elsewhere.example' } },
  ])
    expect(readListPlace(state)).toBeNull()
})

it('returns the neighbours of an artifact', () => {
  expect(neighboursOf('a', LIST)).toEqual({ next: 'b' })
  expect(neighboursOf('b', LIST)).toEqual({ previous: 'a', next: 'c' })
  expect(neighboursOf('c', LIST)).toEqual({ previous: 'b' })
  expect(neighboursOf('gone', LIST)).toEqual({})
})
