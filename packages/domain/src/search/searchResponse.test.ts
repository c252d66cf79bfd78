import { expect, it } from 'vitest'
import { searchResponseSchema } from './searchResponse.ts'

it('an answer of an earlier release, without the newer fields, is read', () => {
  const earlier = {
    results: [{ _id: 'a', artifact_name: 'Vase', match: 'exact' }],
    total: 1,
    read_as: null,
    facets: { type: [], century: [], millennium: [], place: [], museum: [], picture: 0, licence: [] },
    years: null,
    timeline: [],
  }
  expect(searchResponseSchema.parse(earlier)).toEqual({
    ...earlier,
    missing: [],
    has_all: true,
    without: [],
    unfiltered: 0,
  })
})
