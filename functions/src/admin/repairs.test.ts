import { describe, expect, it } from 'vitest'
import { describeRepair } from '#admin/describeRepair.ts'
import { type ArtifactState, markRepairs, orphanRepairs, repairsOf } from '#admin/repairs.ts'

const artifact = (state: Partial<ArtifactState>): ArtifactState => ({
  id: 'a',
  likesCount: 2,
  likes: 2,
  isBeingDeleted: false,
  isBeingHidden: false,
  copying: null,
  hasCurrentNameFields: true,
  ...state,
})

describe('an artifact', () => {
  it('that is consistent needs no repair', () => {
    expect(repairsOf(artifact({}))).toEqual([])
  })

  it.each([1, 3, -1, undefined, '2', NaN])('is recounted with likes_count %j and 2 likes', (likesCount) => {
    expect(repairsOf(artifact({ likesCount }))).toEqual([
      { kind: 'recount', artifactId: 'a', from: likesCount, to: 2 },
    ])
  })

  it('gets current name fields unless it is being deleted', () => {
    expect(repairsOf(artifact({ hasCurrentNameFields: false }))).toEqual([
      { kind: 'refold', artifactId: 'a' },
    ])
    expect(repairsOf(artifact({ hasCurrentNameFields: false, isBeingDeleted: true }))).toEqual([
      { kind: 'finish-deletion', artifactId: 'a' },
    ])
  })

  it('with an interrupted deletion is deleted and its likes are not updated', () => {
    expect(repairsOf(artifact({ isBeingDeleted: true, copying: 'x' }))).toEqual([
      { kind: 'finish-deletion', artifactId: 'a' },
    ])
  })

  it('with an interrupted hiding is hidden, not deleted', () => {
    expect(repairsOf(artifact({ isBeingDeleted: true, isBeingHidden: true }))).toEqual([
      { kind: 'finish-hiding', artifactId: 'a' },
    ])
  })

  it('with an interrupted update of like copies gets its likes updated', () => {
    expect(repairsOf(artifact({ copying: 'x' }))).toEqual([
      { kind: 'finish-copying', artifactId: 'a', copying: 'x' },
    ])
  })
})

describe('leftovers of missing artifacts', () => {
  it('are removed', () => {
    const leftovers = {
      likes: new Map([['gone', 2]]),
      hiddenLikes: new Map([['restored', 3]]),
      privates: ['other'],
      histories: ['changed'],
      cases: ['reported'],
      listReports: ['list'],
      photos: ['unused'],
    }
    expect(orphanRepairs(leftovers)).toEqual([
      { kind: 'remove-orphans', artifactId: 'gone', likes: 2 },
      { kind: 'finish-restoring', artifactId: 'restored', likes: 3 },
      { kind: 'remove-private', artifactId: 'other' },
      { kind: 'remove-history', artifactId: 'changed' },
      { kind: 'remove-reports', artifactId: 'reported' },
      { kind: 'remove-list-reports', listId: 'list' },
      { kind: 'remove-photo', photoId: 'unused' },
    ])
  })
})

it('a wrong open report mark is corrected', () => {
  expect(markRepairs(['a']).map(describeRepair)).toEqual(['artifact a: its open report mark is corrected'])
})
