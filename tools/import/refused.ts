import { type FileHandle, open, rm } from 'node:fs/promises'
import { Failure, messageOf } from '#cli/failure.ts'

export interface RefusedList {
  /** @throws Failure when the file cannot be written */
  add: (line: number, reasons: readonly string[]) => Promise<void>
  close: () => Promise<void>
}

/**
 * A file of JSON lines, each a refused record's line and reasons. There is no file when none was refused.
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
    async add(line, reasons) {
      try {
        file ??= await open(path, 'w')
        await file.appendFile(`${JSON.stringify({ line, reasons })}\n`)
      } catch (error) {
        failed(error)
      }
    },
    async close() {
      await file?.close()
    },
  }
}
