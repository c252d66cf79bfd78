/** Response of `GET /contributors/{uid}`: public figures about one contributor. */
import * as z from 'zod/mini'
import { count, text, time } from '../api/describedFields.ts'

export const contributorSchema = z.object({
  name: text('As on the newest artifact'),
  since: time('When the oldest artifact was added'),
  artifacts: z.int().check(z.minimum(1), z.describe('How many there are')),
  likes: count('How often these are liked, together'),
})
export type Contributor = z.infer<typeof contributorSchema>
