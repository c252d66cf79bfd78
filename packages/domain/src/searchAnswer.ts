/** What `GET /search` and `GET /similar/{id}` answer: ids and names from the index, and counts (docs/search.md). */
import * as z from 'zod/mini'

const count = z.int().check(z.nonnegative())

const foundSchema = z.object({ _id: z.string(), artifact_name: z.string() })

/** One artifact that was found. `near`: a word was read otherwise than it was written. */
const resultSchema = z.extend(foundSchema, { match: z.enum(['exact', 'near']) })
export type SearchResult = z.infer<typeof resultSchema>

/** Counts of what the question finds. Each facet leaves its own filter out; `century` and `years` leave `from` and `to` out too. */
const facetsSchema = z.object({
  /** The most first. */
  type: z.array(z.tuple([z.string(), count])),
  /** All of them, the oldest first. What spans several counts in each; what has no readable date in none. */
  century: z.array(z.tuple([z.int(), count])),
  /** The most first; so many as are worth showing, and those that are asked for. */
  place: z.array(z.tuple([z.string(), count])),
  /** How many have a picture. */
  picture: count,
})
export type SearchFacets = z.infer<typeof facetsSchema>

export const searchAnswerSchema = z.object({
  results: z.array(resultSchema),
  /** How many are found on all pages. */
  total: count,
  /** The text as it was read, when a word was read otherwise; else null. */
  read_as: z.nullable(z.string()),
  facets: facetsSchema,
  /** The first and the last year of what is found, `century`, `from` and `to` left out; null when no date is readable. */
  years: z.nullable(z.object({ begin: z.int(), end: z.int() })),
})
export type SearchAnswer = z.infer<typeof searchAnswerSchema>

/** At most six, the most alike first; none for an artifact that the index does not know. */
export const similarAnswerSchema = z.object({ results: z.array(foundSchema) })
export type SimilarAnswer = z.infer<typeof similarAnswerSchema>
