/** Response of `GET /contributors/{uid}`: public figures about one contributor. */
import * as z from 'zod/mini'

export const contributorSchema = z.object({
  /** Adder name of the newest artifact. */
  name: z.string(),
  /** Time the oldest artifact was added (ISO 8601). */
  since: z.string(),
  /** Number of visible artifacts, at least one. */
  artifacts: z.int().check(z.positive()),
  /** Total likes of these artifacts. */
  likes: z.int().check(z.nonnegative()),
})
export type Contributor = z.infer<typeof contributorSchema>
