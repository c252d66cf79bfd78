/** Answers of `GET /search`, as tests need them. */
import { readArtifact } from '@tracker/domain/artifact/artifact.ts'
import type { SearchResponse } from '@tracker/domain/search/searchResponse.ts'

/** Centuries with their counts: most are young, one is very old. */
export const CENTURIES: SearchResponse['facets']['century'] = [
  [-250, 1],
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

export function searchAnswer(answer: Partial<SearchResponse> = {}): SearchResponse {
  return {
    results: [],
    total: answer.results?.length ?? 0,
    read_as: null,
    years: { begin: -24_999, end: 2000 },
    facets: {
      type: [
        ['Tools', 120],
        ['Sculptures', 48],
        ['Weapons', 7],
      ],
      century: CENTURIES,
      place: [
        ['British Museum, London', 9],
        ['National Archaeological Museum, Athens', 4],
      ],
      picture: 40,
    },
    ...answer,
  }
}

export const anArtifact = (name: string) =>
  readArtifact(name, { artifact_name: name, artifact_type: 'Tools', created_at: 'c. 150 BC', likes_count: 3 })

export const aResult = (name: string, match: 'exact' | 'near' = 'exact') => ({
  _id: name,
  artifact_name: name,
  match,
})
