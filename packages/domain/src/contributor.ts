/** What `GET /contributors/{uid}` answers of a person: what stands on the artifacts that anybody may read. */
import * as z from 'zod/mini'

export const contributorSchema = z.object({
  /** As on the newest artifact. */
  name: z.string(),
  /** When the oldest artifact was added, in ISO 8601. */
  since: z.string(),
  /** How many artifacts there are: at least one. */
  artifacts: z.int().check(z.positive()),
  /** How often these are liked, together. */
  likes: z.int().check(z.nonnegative()),
})
export type Contributor = z.infer<typeof contributorSchema>
