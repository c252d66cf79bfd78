import { createWriteStream, type WriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { once } from 'node:events'
import { finished } from 'node:stream/promises'

export interface RefusedList {
  add: (line: number, reasons: readonly string[]) => Promise<void>
  close: () => Promise<void>
}

/** A file of JSON lines, each a refused record's line and reasons. There is no file when none was refused. */
export async function refusedList(path: string): Promise<RefusedList> {
  await rm(path, { force: true })
  let file: WriteStream | null = null
  return {
    async add(line, reasons) {
      file ??= createWriteStream(path)
      if (!file.write(`${JSON.stringify({ line, reasons })}\n`)) await once(file, 'drain')
    },
    async close() {
      if (!file) return
      file.end()
      await finished(file)
    },
  }
}
