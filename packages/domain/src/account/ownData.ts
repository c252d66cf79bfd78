/** Personal data export, the response of `GET /account` (docs/decisions/007-deletion.md). */
import * as z from 'zod/mini'
import { integer, text, timeOrEmpty } from '../api/describedFields.ts'
import { artifactSchema } from '../artifact/artifact.ts'
import { historySchema } from '../artifact/history.ts'
import { likeSchema } from '../likes/like.ts'

const accountSchema = z.object({
  uid: text('The account’s id'),
  email: text('Its address'),
  name: text('Its name'),
  photo_url: text('Address of its photo'),
  sign_in_with: z.array(text('How it signs in, such as `password` or `google.com`')),
  created_at: timeOrEmpty('When it was made'),
  last_sign_in_at: timeOrEmpty('When it signed in'),
})

/** One page. Each record appears on one page, the account on every page. Contains no data of other users. */
export const ownDataSchema = z.object({
  account: accountSchema,
  /** Artifacts the user added. `hidden_reason` is set on those that curators hid. */
  artifacts: z.array(
    z.extend(artifactSchema, {
      added_at: timeOrEmpty('When it was added'),
      updated_at: timeOrEmpty('When it changed'),
    }),
  ),
  /** E-mail address stored in the private document of each artifact. */
  addresses: z.array(
    z.object({ artifactId: text('An own artifact'), adder_email: text('The address kept beside it') }),
  ),
  /** Likes of hidden artifacts contain only the artifact's id. */
  likes: z.array(z.extend(likeSchema, { liked_at: timeOrEmpty('When it was liked') })),
  reports: z.array(
    z.object({
      artifactId: text('The reported artifact'),
      reason: text('Why'),
      text: text('In words'),
      reported_at: timeOrEmpty('When'),
    }),
  ),
  /** All photos the user uploaded. */
  photos: z.array(
    z.object({
      url: text('Its address'),
      width: integer('Pixels'),
      height: integer('Pixels'),
      sent_at: timeOrEmpty('When'),
    }),
  ),
  histories: z.array(z.extend(historySchema, { artifactId: text('An own artifact that was changed') })),
  reported: z.array(text('An own artifact that waits for curators, since somebody reported it')),
  decided: z.array(text('An artifact that you, as a curator, decided on last')),
})
export type OwnData = z.infer<typeof ownDataSchema>
export type OwnAccount = OwnData['account']
/** Lists of a page, without the account. */
export type OwnRecords = Omit<OwnData, 'account'>
