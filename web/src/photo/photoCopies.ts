import type { Message } from '@tracker/domain/messages/message.ts'
import * as z from 'zod/mini'

const blob = z.instanceof(Blob)

export const photoCopiesSchema = z.object({
  large: blob,
  /** Omitted if the large copy is no larger. */
  medium: z.exactOptional(blob),
  small: blob,
  width: z.number(),
  height: z.number(),
})

/** A photo ready for upload: its copies, and the dimensions of the large one in pixels. */
export type PhotoCopies = Readonly<z.infer<typeof photoCopiesSchema>>

/** Response of the worker that makes the copies, or a user-facing message. */
export interface WorkerResult {
  readonly photo?: PhotoCopies
  readonly problem?: Message
}
