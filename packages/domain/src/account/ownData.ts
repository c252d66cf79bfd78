/** Personal data export, the response of `GET /account` (docs/decisions/007-deletion.md). */
import * as z from 'zod/mini'
import { integer, text, timeOrEmpty } from '../api/describedFields.ts'
import { artifactSchema } from '../artifact/artifact.ts'
import { historySchema } from '../artifact/history.ts'
import { photographSchema } from '../photo/photograph.ts'
import { listSchema } from '../lists/list.ts'
import { likeSchema } from '../likes/like.ts'

const accountSchema = z.object({
  uid: text('Uid of the account'),
  email: text('E-mail address'),
  name: text('Display name'),
  photo_url: text('URL of the photo'),
  sign_in_with: z.array(text('Sign-in provider, such as `password` or `google.com`')),
  created_at: timeOrEmpty('Time of creation'),
  last_sign_in_at: timeOrEmpty('Time of the last sign-in'),
})

/** One page. Each record appears on one page, the account on every page. Contains no data of other users. */
export const ownDataSchema = z.object({
  account: accountSchema,
  /** Artifacts the user added. `hidden_reason` is set on those that curators hid. */
  artifacts: z.array(
    z.extend(artifactSchema, {
      added_at: timeOrEmpty('Time of adding'),
      updated_at: timeOrEmpty('Time of the last change'),
    }),
  ),
  /** Further photographs of visible artifacts; others have them in their record. */
  more_photos: z.array(z.object({ artifactId: text('Artifact id'), more_photos: z.array(photographSchema) })),
  /** E-mail address stored in the private document of each artifact. */
  addresses: z.array(
    z.object({ artifactId: text('Artifact id'), adder_email: text('E-mail address stored with it') }),
  ),
  /** Likes of hidden artifacts contain only the artifact's id. */
  likes: z.array(z.extend(likeSchema, { liked_at: timeOrEmpty('Time of the like') })),
  lists: z.array(
    z.extend(listSchema, {
      created_at: timeOrEmpty('Time of creation'),
      updated_at: timeOrEmpty('Time of the last change'),
    }),
  ),
  reports: z.array(
    z.object({
      artifactId: text('Reported artifact'),
      reason: text('Reason'),
      text: text('Text'),
      reported_at: timeOrEmpty('Time of the report'),
    }),
  ),
  list_reports: z.array(
    z.object({
      listId: text('Reported list'),
      reason: text('Reason'),
      text: text('Text'),
      reported_at: timeOrEmpty('Time of the report'),
    }),
  ),
  /** Pseudonyms by which curators tell reporters apart. */
  pseudonyms: z.array(text('Your pseudonym as a reporter')),
  /** All photos the user uploaded. */
  photos: z.array(
    z.object({
      url: text('URL of the photo'),
      width: integer('Pixels'),
      height: integer('Pixels'),
      sent_at: timeOrEmpty('Time of the upload'),
    }),
  ),
  histories: z.array(z.extend(historySchema, { artifactId: text('Changed artifact') })),
  reported: z.array(text('Artifact with open reports')),
  decided: z.array(text('Artifact whose last decision you made as a curator')),
  /** The user's suspension, if there is one. */
  suspensions: z.array(
    z.object({
      reason: text('Reason of the suspension'),
      suspended_at: timeOrEmpty('Time of the suspension'),
    }),
  ),
  /** Artifacts the user deleted, while the deletion can be undone and until the data is removed. */
  deleted: z.array(artifactSchema),
})
export type OwnData = z.infer<typeof ownDataSchema>
export type OwnAccount = OwnData['account']
/** Lists of a page, without the account. */
export type OwnRecords = Omit<OwnData, 'account'>
