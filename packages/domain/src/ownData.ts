/** What is stored about a person, as that person downloads it (docs/decisions/007-deletion.md). */
import * as z from 'zod/mini'
import { artifactSchema } from './artifact.ts'
import { historySchema } from './history.ts'
import { likeSchema } from './like.ts'

/** Times are ISO 8601; empty when none is stored. */
const time = z.string()

const accountSchema = z.object({
  uid: z.string(),
  email: z.string(),
  name: z.string(),
  photo_url: z.string(),
  /** How the account signs in, such as `password` or `google.com`. */
  sign_in_with: z.array(z.string()),
  created_at: time,
  last_sign_in_at: time,
})

/** One page: each record is on one page only, the account on all of them. Nothing of anybody else is in it. */
export const ownDataSchema = z.object({
  account: accountSchema,
  /** What the person added; `hidden_reason` says that and why curators have hidden one. */
  artifacts: z.array(z.extend(artifactSchema, { added_at: time, updated_at: time })),
  /** The address that is kept beside each of these. */
  addresses: z.array(z.object({ artifactId: z.string(), adder_email: z.string() })),
  /** Likes of artifacts that are hidden say nothing of the artifact but its id. */
  likes: z.array(z.extend(likeSchema, { liked_at: time })),
  reports: z.array(
    z.object({ artifactId: z.string(), reason: z.string(), text: z.string(), reported_at: time }),
  ),
  /** The photos that the person sent, wherever they are shown. */
  photos: z.array(z.object({ url: z.string(), width: z.number(), height: z.number(), sent_at: time })),
  /** What changed in what the person added. */
  histories: z.array(z.extend(historySchema, { artifactId: z.string() })),
  /** Artifacts that the person added and that wait for curators, since somebody reported them. */
  reported: z.array(z.string()),
  /** Artifacts that the person, as a curator, decided on last. */
  decided: z.array(z.string()),
})
export type OwnData = z.infer<typeof ownDataSchema>
export type OwnAccount = OwnData['account']
/** The lists of a page. */
export type OwnRecords = Omit<OwnData, 'account'>
