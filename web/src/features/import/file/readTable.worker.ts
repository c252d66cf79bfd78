/** Worker that reads a file as a table, which takes seconds for thousands of rows on a phone. */
import { readTable } from '@tracker/domain/import/file/readTable.ts'
import { type ReadOptions, type Table, TableError } from '@tracker/domain/import/file/table.ts'
import type { Message } from '@tracker/domain/messages/message.ts'
import { isLoadFailure } from '#utils/loadFailure.ts'

export interface ReadRequest {
  readonly file: File
  readonly options: ReadOptions
}

/** Response of the worker: the table, or a user-facing message; neither after an unexpected error. */
export interface ReadResult {
  readonly table?: Table
  readonly problem?: Message
  /** True if the script of a parser could not be loaded. */
  readonly isMissing?: boolean
}

async function read({ file, options }: ReadRequest): Promise<ReadResult> {
  try {
    return { table: await readTable(new Uint8Array(await file.arrayBuffer()), options) }
  } catch (error) {
    if (error instanceof TableError) return { problem: error.said }
    if (isLoadFailure(error)) return { isMissing: true }
    console.error(error)
    return {}
  }
}

addEventListener('message', ({ data }: MessageEvent<ReadRequest>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target
  void read(data).then((result) => postMessage(result))
})
