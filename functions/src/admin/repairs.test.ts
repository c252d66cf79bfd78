import { describe, expect, it } from 'vitest'
import { type ArtifactState, describeRepair, markRepairs, orphanRepairs, repairsOf } from './repairs.ts'

const artifact = (state: Partial<ArtifactState>): ArtifactState => ({
  id: 'a',
  likesCount: 2,
  likes: 2,
  isBeingDeleted: false,
  isBeingHidden: false,
  copying: null,
  isNamedRight: true,
  ...state,
})

describe('an artifact', () => {
  it('that agrees needs nothing', () => {
    expect(repairsOf(artifact({}))).toEqual([])
  })

  it.each([1, 3, -1, undefined, '2', NaN])('is recounted when it says %j of 2', (likesCount) => {
    expect(repairsOf(artifact({ likesCount }))).toEqual([
      { kind: 'recount', artifactId: 'a', from: likesCount, to: 2 },
    ])
  })

  it('is found by its name as it reads today, unless it is on its way out', () => {
    expect(repairsOf(artifact({ isNamedRight: false }))).toEqual([{ kind: 'refold', artifactId: 'a' }])
    expect(repairsOf(artifact({ isNamedRight: false, isBeingDeleted: true }))).toEqual([
      { kind: 'finish-deletion', artifactId: 'a' },
    ])
  })

  it('whose deletion was interrupted is deleted, not copied', () => {
    expect(repairsOf(artifact({ isBeingDeleted: true, copying: 'x' }))).toEqual([
      { kind: 'finish-deletion', artifactId: 'a' },
    ])
  })

  it('whose hiding was interrupted is hidden, not deleted', () => {
    expect(repairsOf(artifact({ isBeingDeleted: true, isBeingHidden: true }))).toEqual([
      { kind: 'finish-hiding', artifactId: 'a' },
    ])
  })

  it('whose copying was interrupted is copied', () => {
    expect(repairsOf(artifact({ copying: 'x' }))).toEqual([
      { kind: 'finish-copying', artifactId: 'a', copying: 'x' },
    ])
  })
})

describe('what is left of missing artifacts', () => {
  it('is removed', () => {
    const left = {
      likes: new Map([['gone', 2]]),
      hiddenLikes: new Map([['restored', 3]]),
      privates: ['other'],
      histories: ['changed'],
      cases: ['reported'],
      photos: ['unused'],
    }
    expect(orphanRepairs(left)).toEqual([
      { kind: 'remove-orphans', artifactId: 'gone', likes: 2 },
      { kind: 'finish-restoring', artifactId: 'restored', likes: 3 },
      { kind: 'remove-private', artifactId: 'other' },
      { kind: 'remove-history', artifactId: 'changed' },
      { kind: 'remove-reports', artifactId: 'reported' },
      { kind: 'remove-photo', photoId: 'unused' },
    ])
  })
})

it('what an adder is told of reports is put right', () => {
  expect(markRepairs(['a']).map(describeRepair)).toEqual([
    'artifact a: its adder is told rightly whether it waits for curators',
  ])
})
