/** Calls for reading and searching the collection, without an account. */
import * as z from 'zod/mini'
import { contributorSchema } from '../../account/contributor.ts'
import { DEFAULT_SORT, SORT_NAMES } from '../../artifact/sorts.ts'
import { PAGE_SIZE, QUERY_TEXT_MAX, SEARCH_LIMIT_MAX } from '../../limits.ts'
import { searchQuerySchema } from '../../search/searchQuery.ts'
import {
  neighboursResponseSchema,
  searchResponseSchema,
  similarResponseSchema,
  suggestionsResponseSchema,
  TIMELINE_BINS_MAX,
} from '../../search/searchResponse.ts'
import { type Call, CURSOR, limit, named, NEXT_PAGE, PAGING, parametersOf, query } from '../call.ts'
import { artifact } from './sharedBodies.ts'

const binsSchema = z._default(z.int().check(z.minimum(0), z.maximum(TIMELINE_BINS_MAX)), 0)

export const browseCalls = {
  featuredArtifacts: {
    method: 'GET',
    path: '/featuredArtifacts',
    who: 'everyone',
    description: 'The six artifacts with most likes',
    answer: z.array(artifact),
    errors: ['too-many-requests'],
  },
  artifacts: {
    method: 'GET',
    path: '/artifacts',
    who: 'everyone',
    description: 'Browse and search by name',
    parameters: [
      query('name', 'A part of the name; case and accents do not matter'),
      query('sort', 'Unknown values count as the default', z._default(z.enum(SORT_NAMES), DEFAULT_SORT)),
      ...PAGING,
    ],
    answer: z.array(artifact),
    answerHeader: NEXT_PAGE,
    errors: ['invalid', 'too-many-requests'],
  },
  search: {
    method: 'GET',
    path: '/search',
    who: 'everyone',
    description: 'Search all texts, tolerating typos, with counts by type, century, place and picture',
    parameters: [
      ...parametersOf(searchQuerySchema, {
        q: 'Words in any order; empty finds all',
        type: 'Of one of these types; may repeat',
        century: 'Of one of these centuries: -3 is the third before Christ, 19 is 1801 to 1900; may repeat',
        millennium: 'Of one of these millennia: -4 is 4000 to 3001 before Christ; may repeat',
        place:
          'At one of these places: "London", "Sweden", or a museum with its place, "Tate, London"; may repeat',
        licence:
          'With a picture under one of these licences: "CC BY 4.0", "CC0 1.0", "Public domain"; may repeat',
        from: 'Not older than this year; before Christ negative',
        to: 'Not younger than this year',
        adder: 'The name of who added it; case and accents do not matter',
        contributor: 'The uid of who added it',
        picture: '`1`: only with a picture',
        sort: 'By default `best` for a text, else by name. Unknown values count as the default',
      }),
      query('bins', 'Maximum number of spans of `timeline`; none by default', binsSchema),
      limit(PAGE_SIZE, SEARCH_LIMIT_MAX),
      CURSOR,
    ],
    answer: named('Found', searchResponseSchema),
    answerHeader: NEXT_PAGE,
    errors: ['invalid', 'too-many-requests'],
  },
  similar: {
    method: 'GET',
    path: '/similar/{id}',
    who: 'everyone',
    description: 'Similar artifacts; none for an unknown id',
    answer: named('Similar', similarResponseSchema),
    errors: ['too-many-requests'],
  },
  neighbours: {
    method: 'GET',
    path: '/neighbours/{id}',
    who: 'everyone',
    description: 'The artifacts made just before and just after one; null at the ends and for an undated one',
    answer: named('Neighbours', neighboursResponseSchema),
    errors: ['too-many-requests'],
  },
  suggestions: {
    method: 'GET',
    path: '/suggestions',
    who: 'everyone',
    description: 'Names for a text that is being typed: begins with it, has a word that does, contains it',
    parameters: [query('q', 'Empty finds nothing', z.string().check(z.maxLength(QUERY_TEXT_MAX)))],
    answer: named('Suggestions', suggestionsResponseSchema),
    errors: ['invalid', 'too-many-requests'],
  },
  contributor: {
    method: 'GET',
    path: '/contributors/{id}',
    who: 'everyone',
    description: 'Public figures about a contributor: name, first date, number of artifacts and likes',
    answer: named('Contributor', contributorSchema),
    errors: ['not-found', 'too-many-requests'],
  },
} as const satisfies Record<string, Call>
