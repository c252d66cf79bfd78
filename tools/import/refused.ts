import { type FileHandle, open, rm } from 'node:fs/promises'
import { Failure, messageOf } from '#cli/failure.ts'
import type { Refusal } from '#import/record.ts'

export interface RefusedList {
  /** @throws Failure when the file cannot be written */
  add: (refusal: Refusal) => Promise<void>
  close: () => Promise<void>
}

/**
 * A file of JSON lines, each a refused record's line and reasons, with the record. There is no file when none was refused.
 * @throws Failure when that of an earlier import cannot be removed
 */
export async function refusedList(path: string): Promise<RefusedList> {
  const failed = (error: unknown) => {
    const reason = messageOf(error)
    throw new Failure(
      `The list of refused records, ${path}, could not be written: ${reason}\n  Name another file with --refused FILE.`,
    )
  }
  await rm(path, { force: true }).catch(failed)
  let file: FileHandle | null = null
  return {
    async add(refusal) {
      try {
        file ??= await open(path, 'w')
        await file.appendFile(`${JSON.stringify(refusal)}\n`)
      } catch (error) {
        failed(error)
      }
    },
    async close() {
      await file?.close()
    },
  }
}
