/** Response of `GET /contributors/{uid}`: public figures about one contributor. */
import * as z from 'zod/mini'
import { count, text, time } from '../api/describedFields.ts'

export const contributorSchema = z.object({
  name: text('Adder name of the newest artifact'),
  since: time('Time the oldest artifact was added'),
  artifacts: z.int().check(z.minimum(1), z.describe('Number of visible artifacts')),
  likes: count('Total likes of these artifacts'),
})
export type Contributor = z.infer<typeof contributorSchema>
