import { readArtifact } from '@tracker/domain/artifact/artifact.ts'
import { describe, expect, test } from 'vitest'
import { changedFields, EMPTY_FORM, isSameValues, parseChanges, valuesOf } from './formValues.ts'

describe('form values', () => {
  test('contain what the user enters, and nothing that the server derives', () => {
    const artifact = readArtifact('a', { artifact_name: 'Stone', likes_count: 3, adder_name: 'Ada' })
    expect(valuesOf(artifact)).toEqual({ ...EMPTY_FORM, artifact_name: 'Stone' })
  })

  test('have a name without its bidirectional control characters, which is a change to save', () => {
    const artifact = readArtifact('a', { artifact_name: '\u202EStone\u2069' })
    const values = valuesOf(artifact)
    expect(values.artifact_name).toBe('Stone')
    expect(changedFields(values, artifact)).toEqual({ artifact_name: 'Stone' })
  })

  test('are restored from storage', () => {
    const changes = changedFields({ ...EMPTY_FORM, artifact_name: 'Stone' }, EMPTY_FORM)
    expect(changes).toEqual({ artifact_name: 'Stone' })
    expect(parseChanges(JSON.stringify(changes))).toEqual(changes)
  })

  test.each([
    null,
    '',
    '{',
    'null',
    '[]',
    '"text"',
    '{"artifact_name":1}',
    JSON.stringify({ likes_count: 'x' }),
  ])('are not taken from %j', (text) => {
    expect(parseChanges(text)).toEqual({})
  })

  test('differ if one field differs', () => {
    expect(isSameValues(EMPTY_FORM, { ...EMPTY_FORM })).toBe(true)
    expect(isSameValues(EMPTY_FORM, { ...EMPTY_FORM, discovered_by: 'x' })).toBe(false)
  })
})
