/** Responses of `GET /search` and `GET /similar/{id}` (docs/search.md). */
import * as z from 'zod/mini'

const count = z.int().check(z.nonnegative())

const indexedSchema = z.object({ _id: z.string(), artifact_name: z.string() })

/** The text that matched. */
const foundInSchema = z.object({
  field: z.enum([
    'artifact_name',
    'short_description',
    'historical_context',
    'discovered_by',
    'present_location',
    'discovered_at',
    'created_at',
    'artifact_type',
    'adder_name',
  ]),
  /** A part of the field's text. */
  excerpt: z.string(),
  /** Start and end of each matched word in the excerpt (UTF-16 units), in order. */
  marks: z.array(z.tuple([count, count])),
})
export type FoundIn = z.infer<typeof foundInSchema>

/** One result. `near`: matched by a typo, synonym or other variant of a word. */
const resultSchema = z.extend(indexedSchema, {
  match: z.enum(['exact', 'near']),
  /** Missing if the name alone matched. */
  found_in: z.optional(foundInSchema),
})
export type SearchResult = z.infer<typeof resultSchema>

/** Facet counts. Each facet ignores its own filter; `century` and `years` also ignore `from` and `to`. */
const facetsSchema = z.object({
  /** Highest count first. */
  type: z.array(z.tuple([z.string(), count])),
  /** Oldest first. An artifact counts in each century that its date spans, and in none without a readable date. */
  century: z.array(z.tuple([z.int(), count])),
  /** Highest count first; the most frequent places and the selected ones. */
  place: z.array(z.tuple([z.string(), count])),
  /** Results with a picture. */
  picture: count,
})
export type SearchFacets = z.infer<typeof facetsSchema>

export const searchResponseSchema = z.object({
  results: z.array(resultSchema),
  /** Results on all pages. */
  total: count,
  /** Corrected search text, or null if every word was used as typed. */
  read_as: z.nullable(z.string()),
  facets: facetsSchema,
  /** First and last year of the results, ignoring `century`, `from` and `to`; null without a readable date. */
  years: z.nullable(z.object({ begin: z.int(), end: z.int() })),
})
export type SearchResponse = z.infer<typeof searchResponseSchema>

/** At most `SIMILAR_COUNT` results, most similar first; none for an artifact that is not in the index. */
export const similarResponseSchema = z.object({ results: z.array(indexedSchema) })
export type SimilarResponse = z.infer<typeof similarResponseSchema>
