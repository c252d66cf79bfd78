/** Responses of `GET /search` for tests. */
import { readArtifact } from '@tracker/domain/artifact/artifact.ts'
import type { SearchResponse } from '@tracker/domain/search/searchResponse.ts'

/** Centuries with counts; most artifacts are young. */
const CENTURIES: SearchResponse['facets']['century'] = [
  [-26, 2],
  [-14, 3],
  [-5, 4],
  [-2, 6],
  [-1, 2],
  [1, 3],
  [2, 8],
  [5, 1],
  [9, 2],
  [12, 4],
  [15, 12],
  [16, 30],
  [17, 44],
  [18, 131],
  [19, 240],
  [20, 61],
]

/** A timeline of twelve bins; the first one is very long. */
export const TIMELINE: SearchResponse['timeline'] = [
  { begin: -24_999, end: -1, count: 17 },
  { begin: 1, end: 1000, count: 14 },
  { begin: 1001, end: 1500, count: 16 },
  { begin: 1501, end: 1600, count: 30 },
  { begin: 1601, end: 1650, count: 24 },
  { begin: 1651, end: 1700, count: 20 },
  { begin: 1701, end: 1750, count: 0 },
  { begin: 1751, end: 1800, count: 131 },
  { begin: 1801, end: 1850, count: 140 },
  { begin: 1851, end: 1900, count: 100 },
  { begin: 1901, end: 1950, count: 1 },
  { begin: 1951, end: 2000, count: 60 },
]

export function searchResponse(response: Partial<SearchResponse> = {}): SearchResponse {
  return {
    results: [],
    total: response.results?.length ?? 0,
    read_as: null,
    missing: [],
    has_all: true,
    without: [],
    unfiltered: response.total ?? response.results?.length ?? 0,
    years: { begin: -24_999, end: 2000 },
    timeline: TIMELINE,
    facets: {
      licence: [
        ['CC BY 4.0', 21],
        ['Public domain', 5],
      ],
      type: [
        ['Tools', 120],
        ['Sculptures', 48],
        ['Weapons', 7],
      ],
      century: CENTURIES,
      millennium: [[-25, 1]],
      place: [
        ['London', 9],
        ['Athens', 4],
      ],
      museum: [],
      picture: 40,
    },
    ...response,
  }
}

export const anArtifact = (name: string) =>
  readArtifact(name, { artifact_name: name, artifact_type: 'Tools', created_at: 'c. 150 BC', likes_count: 3 })

export const aResult = (name: string, match: 'exact' | 'near' = 'exact') => ({
  _id: name,
  artifact_name: name,
  match,
})

export const aSuggestion = (name: string) => ({
  _id: name,
  artifact_name: name,
  artifact_type: 'Tools',
  created_at: 'c. 150 BC',
  artifact_image: '',
})
