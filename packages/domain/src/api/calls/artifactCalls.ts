/** Calls for artifacts of the user. */
import * as z from 'zod/mini'
import { contentSchema } from '../../artifact/content.ts'
import { morePhotosSchema } from '../../photo/morePhotos.ts'
import {
  BODY,
  type Call,
  header,
  IDEMPOTENCY_KEY,
  named,
  NEXT_PAGE,
  OWN,
  PAGING,
  query,
  USER,
} from '../call.ts'
import { text } from '../describedFields.ts'
import { artifact, deleted, flag, inserted, modifiedCount } from './sharedBodies.ts'

const newArtifactSchema = z.extend(contentSchema, {
  more_photos: z.optional(morePhotosSchema),
  adder_name: z.optional(text('Used if the account has no display name')),
  adder_email: z.optional(text("Ignored; the account's e-mail address is used")),
})

export const artifactCalls = {
  artifact: {
    method: 'GET',
    path: '/artifact/{id}',
    who: 'users',
    description: 'One artifact',
    answer: artifact,
    answerHeader: { name: 'ETag', description: 'Version of the editable content, for `If-Match`' },
    errors: [...USER, 'not-found'],
  },
  addArtifact: {
    method: 'POST',
    path: '/artifacts',
    who: 'users',
    description: 'Add an artifact',
    parameters: [IDEMPOTENCY_KEY],
    body: named('NewArtifact', newArtifactSchema),
    answer: inserted,
    status: 201,
    errors: [...BODY, 'conflict'],
  },
  myArtifacts: {
    method: 'GET',
    path: '/myArtifacts',
    who: 'users',
    description: 'Your artifacts, newest first',
    parameters: [OWN, ...PAGING],
    answer: z.array(artifact),
    answerHeader: NEXT_PAGE,
    errors: [...USER, 'invalid'],
  },
  deleteArtifact: {
    method: 'DELETE',
    path: '/artifact/{id}',
    who: 'users',
    description: 'Delete one of your artifacts with all its likes',
    parameters: [query('undo', '`1`: the deletion can be undone for some minutes', z.literal('1'))],
    answer: deleted,
    errors: [...USER, 'not-found'],
  },
  undoDelete: {
    method: 'POST',
    path: '/undoDelete/{id}',
    who: 'users',
    description: 'Restore an artifact that you deleted with `undo=1`; idempotent',
    answer: named('Restored', z.object({ restoredCount: flag('0 if it had been restored before') })),
    errors: [...USER, 'not-found'],
  },
  updateArtifact: {
    method: 'PATCH',
    path: '/updateArtifact/{id}',
    who: 'users',
    description:
      'Change the sent fields of one of your artifacts; one that waits for a curator accepts missing photos only; curators may restore earlier texts of any',
    parameters: [
      header('If-Match', 'The `ETag` of the artifact that you changed; 412 if it has changed since'),
    ],
    body: named('ArtifactChange', z.partial(newArtifactSchema)),
    answer: named('Modified', z.object({ modifiedCount })),
    errors: [...BODY, 'not-found', 'conflict', 'precondition-failed'],
  },
} as const satisfies Record<string, Call>
