import { describe, expect, it } from 'vitest'
import { parseAnswer } from './calls.ts'

const ARTIFACT = { _id: 'a', artifact_name: 'Rosetta Stone', artifact_type: 'Writings', likes_count: 3 }

describe('an API response', () => {
  it('is parsed with the schema of its endpoint', () => {
    expect(parseAnswer('addArtifact', { insertedId: 'a' })).toEqual({ insertedId: 'a' })
    expect(parseAnswer('unlike', { deletedCount: 0 })).toEqual({ deletedCount: 0 })
    expect(parseAnswer('artifact', ARTIFACT)).toMatchObject({ ...ARTIFACT, short_description: '' })
    expect(parseAnswer('liked', [{ _id: 'l', artifactId: 'a' }])).toMatchObject([
      { _id: 'l', artifactId: 'a' },
    ])
  })

  it('loses undocumented fields', () => {
    const artifact = parseAnswer('artifact', { ...ARTIFACT, adder_uid: 'u', name_key: 'rosetta stone' })
    expect(artifact).not.toHaveProperty('adder_uid')
    expect(artifact).not.toHaveProperty('name_key')
  })

  it.each([
    ['addArtifact', {}],
    ['addArtifact', { insertedId: 7 }],
    ['like', { insertedId: '' }],
    ['unlike', { deletedCount: '1' }],
    ['updateArtifact', { modifiedCount: -1 }],
    ['artifacts', ARTIFACT],
    ['artifact', [ARTIFACT]],
    ['liked', null],
    ['deleteArtifact', '<h1>Bad gateway</h1>'],
  ] as const)('of %s with an invalid body throws a problem: %j', (endpoint, body) => {
    expect(() => parseAnswer(endpoint, body)).toThrow('The server gave an answer that cannot be read.')
  })
})
