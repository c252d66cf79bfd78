/** Personal data export, the response of `GET /account` (docs/decisions/007-deletion.md). */
import * as z from 'zod/mini'
import { artifactSchema } from '../artifact/artifact.ts'
import { historySchema } from '../artifact/history.ts'
import { likeSchema } from '../likes/like.ts'

/** ISO 8601; empty if not stored. */
const time = z.string()

const accountSchema = z.object({
  uid: z.string(),
  email: z.string(),
  name: z.string(),
  photo_url: z.string(),
  /** Sign-in providers, such as `password` or `google.com`. */
  sign_in_with: z.array(z.string()),
  created_at: time,
  last_sign_in_at: time,
})

/** One page. Each record appears on one page, the account on every page. Contains no data of other users. */
export const ownDataSchema = z.object({
  account: accountSchema,
  /** Artifacts the user added. `hidden_reason` is set on those that curators hid. */
  artifacts: z.array(z.extend(artifactSchema, { added_at: time, updated_at: time })),
  /** E-mail address stored in the private document of each artifact. */
  addresses: z.array(z.object({ artifactId: z.string(), adder_email: z.string() })),
  /** Likes of hidden artifacts contain only the artifact's id. */
  likes: z.array(z.extend(likeSchema, { liked_at: time })),
  reports: z.array(
    z.object({ artifactId: z.string(), reason: z.string(), text: z.string(), reported_at: time }),
  ),
  /** All photos the user uploaded. */
  photos: z.array(z.object({ url: z.string(), width: z.number(), height: z.number(), sent_at: time })),
  /** Change histories of the user's artifacts. */
  histories: z.array(z.extend(historySchema, { artifactId: z.string() })),
  /** Ids of the user's artifacts with open reports. */
  reported: z.array(z.string()),
  /** Ids of artifacts whose last curator decision the user made. */
  decided: z.array(z.string()),
})
export type OwnData = z.infer<typeof ownDataSchema>
export type OwnAccount = OwnData['account']
/** Lists of a page, without the account. */
export type OwnRecords = Omit<OwnData, 'account'>
