import { nameFields } from '@tracker/domain/artifact/storedArtifact.ts'
import { describe, expect, it } from 'vitest'
import { repairsOf } from '#admin/artifactRepairs.ts'

const CONSISTENT = { likes_count: 2, artifact_name: 'Vase', ...nameFields('Vase') }

const textsOf = (fields: object) =>
  repairsOf('a', { ...CONSISTENT, ...fields }, 2).map(({ text }) => text.replace('artifact a: ', ''))

describe('an artifact', () => {
  it('that is consistent needs no repair', () => {
    expect(textsOf({})).toEqual([])
  })

  it.each([1, 3, -1, undefined, '2', NaN])('is recounted with likes_count %j and 2 likes', (likes_count) => {
    expect(textsOf({ likes_count })).toEqual([`likes_count ${likes_count} becomes 2`])
  })

  it('gets current name fields unless it is being deleted', () => {
    expect(textsOf({ name_key: 'cup' })).toEqual(['its sort key and n-grams are updated'])
    expect(textsOf({ name_key: 'cup', deleting_at: 1 })).toEqual(['its interrupted deletion is completed'])
  })

  it('with an interrupted deletion is deleted and its likes are not updated', () => {
    expect(textsOf({ deleting_at: 1, copying: 'x' })).toEqual(['its interrupted deletion is completed'])
  })

  it('with an interrupted hiding is hidden, not deleted', () => {
    expect(textsOf({ deleting_at: 1, hiding: true })).toEqual(['its remaining likes are hidden'])
  })

  it('with an interrupted update of like copies gets its likes updated', () => {
    expect(textsOf({ copying: 'x' })).toEqual(['the copies in its likes are updated'])
  })
})
