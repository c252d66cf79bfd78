/** Calls for the account of the user. */
import { ownDataSchema } from '../../account/ownData.ts'
import { type Call, named, NEXT_PAGE, PAGING, USER } from '../call.ts'
import { deleted, progress } from './sharedBodies.ts'

export const accountCalls = {
  account: {
    method: 'GET',
    path: '/account',
    who: 'users',
    description: 'All data stored about you, page by page',
    parameters: PAGING,
    answer: named('OwnData', ownDataSchema),
    answerHeader: NEXT_PAGE,
    errors: [...USER, 'invalid'],
  },
  deleteAccount: {
    method: 'DELETE',
    path: '/account',
    who: 'users',
    description:
      'Delete your account with all its artifacts and likes; requires a sign-in within the last five minutes',
    answer: deleted,
    errors: USER,
  },
  renameArtifacts: {
    method: 'POST',
    path: '/account/name',
    who: 'users',
    description:
      'Update your display name on the next of your earlier artifacts; repeat the call until none is left',
    answer: progress,
    errors: USER,
  },
} as const satisfies Record<string, Call>
