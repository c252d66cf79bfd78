/** Bodies of several calls. */
import * as z from 'zod/mini'
import { artifactSchema } from '../../artifact/artifact.ts'
import { progressSchema } from '../../reports/moderation.ts'
import { named } from '../call.ts'

export const flag = (description: string) =>
  z.int().check(z.nonnegative(), z.maximum(1), z.describe(description))

export const artifact = named('Artifact', artifactSchema)
export const progress = named('Progress', progressSchema)
export const inserted = named(
  'Inserted',
  z.object({ insertedId: z.string().check(z.minLength(1), z.describe('Id of the created resource')) }),
)
export const deleted = named('Deleted', z.object({ deletedCount: flag('1 if something was deleted') }))
/** Field of answers to changes. */
export const modifiedCount = flag('0 if nothing differs')
