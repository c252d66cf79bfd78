/** Responses of `GET /search`, `GET /similar/{id}` and `GET /neighbours/{id}` (docs/search.md). */
import * as z from 'zod/mini'
import { count, integer, text } from '../api/describedFields.ts'

/** Counts of values. */
const counts = <T extends z.ZodMiniType>(value: T, description: string) =>
  z.array(z.tuple([value, count('Count')])).check(z.describe(description))

const indexedSchema = z.object({ _id: text('Opaque id'), artifact_name: text('Name') })

/** The text that matched. */
const foundInSchema = z.object({
  field: z
    .enum([
      'artifact_name',
      'short_description',
      'historical_context',
      'discovered_by',
      'present_location',
      'discovered_at',
      'created_at',
      'artifact_type',
      'adder_name',
      'inventory_number',
    ])
    .check(z.describe('The field that matched')),
  excerpt: text('Excerpt of its text'),
  marks: z.array(
    z
      .tuple([count('Start'), count('End')])
      .check(z.describe('Start and end of a matched word in the excerpt, in UTF-16 units')),
  ),
})
export type FoundIn = z.infer<typeof foundInSchema>

/** One result. `near`: matched by a typo, synonym or other variant of a word. */
const resultSchema = z.extend(indexedSchema, {
  match: z
    .enum(['exact', 'near'])
    .check(z.describe('`near`: a word matched by a typo, synonym or other variant')),
  /** Missing if it has all words. */
  is_partial: z.optional(z.literal(true).check(z.describe('A word of the search text is not in it'))),
  /** Missing if the name alone matched. */
  found_in: z.optional(foundInSchema),
})
export type SearchResult = z.infer<typeof resultSchema>

/**
 * Facet counts. Each facet ignores its own filter; centuries and millennia ignore all time filters. A dated
 * artifact counts in each century of which its date covers a quarter; before 3000 BC millennia replace
 * centuries. Places are the most frequent and the selected ones.
 */
const facetsSchema = z.object({
  type: counts(text('A type'), 'Most frequent first; ignores the filter by type'),
  century: counts(integer('A century'), 'Oldest first; ignores the filters by time'),
  millennium: counts(integer('A millennium'), 'Millennia before 3000 BC, oldest first'),
  place: counts(
    text('A town, or a country where no town is known'),
    'Most frequent first; ignores the filter by place',
  ),
  museum: z
    .array(z.object({ name: text('A museum'), place: text('Its place'), count: count('Count') }))
    .check(z.describe('Museums in the chosen places; ignores the filter by place')),
  picture: count('Results with a picture'),
  // Not sent by a function of an earlier release.
  licence: z._default(
    counts(text('A well-known licence of pictures'), 'Most frequent first; ignores the filter by licence'),
    [],
  ),
})
export type SearchFacets = z.infer<typeof facetsSchema>

/** A span of the timeline. */
const timelineBinSchema = z.object({
  begin: integer('First year'),
  end: integer('Last year'),
  count: count('Results made in these years'),
})
export type TimelineBin = z.infer<typeof timelineBinSchema>

/** Maximum number of timeline bins. */
export const TIMELINE_BINS_MAX = 60

/** Groups of filters. `time` means years, centuries and millennia. */
export const FILTER_NAMES = ['type', 'time', 'place', 'picture', 'licence', 'adder', 'contributor'] as const
export type FilterName = (typeof FILTER_NAMES)[number]

export const searchResponseSchema = z.object({
  results: z.array(resultSchema),
  total: count('Results on all pages'),
  read_as: z.nullable(z.string()).check(z.describe('The corrected search text, if a word was corrected')),
  // A function of an earlier release, while a deploy is under way, does not send these.
  missing: z
    ._default(z.array(z.string()), [])
    .check(z.describe('Words of the search text that no result has')),
  has_all: z
    ._default(z.boolean(), true)
    .check(z.describe('Whether any result has all words of the search text')),
  without: z
    ._default(z.array(z.tuple([z.enum(FILTER_NAMES), count('Count')])), [])
    .check(z.describe('Further results without one group of filters, if there are any')),
  unfiltered: z._default(count('Results without any filter'), 0),
  facets: facetsSchema,
  years: z
    .nullable(z.object({ begin: integer('First year'), end: integer('Last year') }))
    .check(z.describe('First and last year, ignoring time filters; null without a readable date')),
  timeline: z
    .array(timelineBinSchema)
    .check(
      z.describe('At most `bins` spans of years within `from` and `to`; the same spans for every query'),
    ),
})
export type SearchResponse = z.infer<typeof searchResponseSchema>

/** At most `SIMILAR_COUNT` results, most similar first; none for an artifact that is not in the index. */
export const similarResponseSchema = z.object({ results: z.array(indexedSchema) })
const suggestionSchema = z.extend(indexedSchema, {
  artifact_type: text('Type; empty if unknown'),
  created_at: text('Creation period as stored; empty if there is none'),
  artifact_image: text('Address of its picture; empty if there is none'),
})
export type Suggestion = z.infer<typeof suggestionSchema>
/** At most `SUGGESTIONS` artifacts with different names, the best first. */
export const suggestionsResponseSchema = z.object({ results: z.array(suggestionSchema) })

export type SimilarResponse = z.infer<typeof similarResponseSchema>

/** The previous and next artifact, ordered by first year, then last year, then id. */
export const neighboursResponseSchema = z.object({
  before: z.nullable(indexedSchema),
  after: z.nullable(indexedSchema),
})
