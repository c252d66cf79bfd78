import type { Refusal } from '@tracker/domain/import/record.ts'
import { english } from '@tracker/domain/messages/message.ts'
import { type FileHandle, open, rm } from 'node:fs/promises'
import { Failure, messageOf } from '#cli/failure.ts'

export interface RefusedList {
  /** @throws Failure if the file cannot be written */
  add: (refusal: Refusal) => Promise<void>
  close: () => Promise<void>
}

/**
 * Lists refused records in a file of JSON lines: line, reasons and record. Creates the file with the first entry.
 * @throws Failure if the file of an earlier import cannot be removed
 */
export async function openRefusedList(path: string): Promise<RefusedList> {
  const failed = (error: unknown) => {
    const reason = messageOf(error)
    throw new Failure(
      `The list of refused records, ${path}, could not be written: ${reason}\n  Name another file with --refused FILE.`,
    )
  }
  await rm(path, { force: true }).catch(failed)
  let file: FileHandle | null = null
  return {
    async add({ reasons, ...refusal }) {
      try {
        file ??= await open(path, 'w')
        await file.appendFile(`${JSON.stringify({ ...refusal, reasons: reasons.map(english) })}\n`)
      } catch (error) {
        failed(error)
      }
    },
    async close() {
      await file?.close()
    },
  }
}
