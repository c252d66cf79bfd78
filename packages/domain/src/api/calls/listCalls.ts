/** Calls for lists of artifacts. */
import * as z from 'zod/mini'
import { PAGE_SIZE, SEARCH_LIMIT_MAX } from '../../limits.ts'
import { exhibitionSchema } from '../../lists/exhibition.ts'
import {
  listChangeSchema,
  listEntriesChangeSchema,
  listEntryChangeSchema,
  listSchema,
  newListSchema,
} from '../../lists/list.ts'
import {
  BODY,
  type Call,
  CURSOR,
  IDEMPOTENCY_KEY,
  limit,
  named,
  NEXT_PAGE,
  PAGING,
  query,
  USER,
} from '../call.ts'
import { count, text } from '../describedFields.ts'
import { deleted, inserted, modifiedCount } from './sharedBodies.ts'

const list = named('List', listSchema)
const replaced = (what: string) => z.optional(text(`Replaced ${what} of another tab or device`))

export const listCalls = {
  myLists: {
    method: 'GET',
    path: '/lists',
    who: 'users',
    description: 'Your lists, last changed first',
    parameters: PAGING,
    answer: z.array(list),
    answerHeader: NEXT_PAGE,
    errors: [...USER, 'invalid'],
  },
  exhibitions: {
    method: 'GET',
    path: '/exhibitions',
    who: 'everyone',
    description: 'The lists that their owners show in the gallery, newest there first',
    parameters: [
      query('artifactId', 'Only lists with this artifact'),
      limit(PAGE_SIZE, SEARCH_LIMIT_MAX),
      CURSOR,
    ],
    answer: z.array(named('Exhibition', exhibitionSchema)),
    answerHeader: NEXT_PAGE,
    errors: ['invalid', 'too-many-requests'],
  },
  addList: {
    method: 'POST',
    path: '/lists',
    who: 'users',
    description: 'Create a list',
    parameters: [IDEMPOTENCY_KEY],
    body: named('NewList', newListSchema),
    answer: inserted,
    status: 201,
    errors: [...BODY, 'not-found', 'conflict'],
  },
  list: {
    method: 'GET',
    path: '/lists/{id}',
    who: 'users',
    description: 'A list of yours, or one that its owner shares',
    answer: list,
    errors: [...USER, 'not-found'],
  },
  updateList: {
    method: 'PATCH',
    path: '/lists/{id}',
    who: 'users',
    description: 'Change title, introduction, visibility or order of one of your lists',
    body: named('ListChange', listChangeSchema),
    answer: named(
      'ListSaved',
      z.object({
        modifiedCount,
        replaced_title: replaced('title'),
        replaced_introduction: replaced('introduction'),
      }),
    ),
    errors: [...BODY, 'not-found'],
  },
  deleteList: {
    method: 'DELETE',
    path: '/lists/{id}',
    who: 'users',
    description: 'Delete one of your lists',
    answer: deleted,
    errors: [...USER, 'not-found'],
  },
  putListEntry: {
    method: 'POST',
    path: '/listEntries/{id}',
    who: 'users',
    description: 'Add an artifact to the end of one of your lists, or change its note; the last write wins',
    body: named('ListEntryChange', listEntryChangeSchema),
    answer: named('ListEntrySaved', z.object({ modifiedCount, replaced_note: replaced('note') })),
    errors: [...BODY, 'not-found', 'conflict'],
  },
  changeListEntries: {
    method: 'PATCH',
    path: '/listEntries/{id}',
    who: 'users',
    description:
      'Remove and add many artifacts of one of your lists; leaves out those for which it has no room, and those that nobody sees',
    body: named('ListEntriesChange', listEntriesChangeSchema),
    answer: named(
      'ListEntriesSaved',
      z.object({
        deletedCount: count('Removed artifacts'),
        added: z.array(z.string()).check(z.describe('Added artifacts, in order')),
        already_in: count('Artifacts that were in the list before'),
        not_found: count('Artifacts that do not exist or are not visible'),
        no_room: count('Artifacts for which the list has no room'),
      }),
    ),
    errors: [...BODY, 'not-found'],
  },
  deleteListEntry: {
    method: 'DELETE',
    path: '/listEntries/{id}',
    who: 'users',
    description: 'Remove an artifact from one of your lists',
    parameters: [query('artifactId', 'The artifact', z.string(), true)],
    answer: deleted,
    errors: [...USER, 'invalid', 'not-found'],
  },
} as const satisfies Record<string, Call>
