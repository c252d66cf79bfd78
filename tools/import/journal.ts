/**
 * What one import did, kept on this machine so that it can be undone: a file of JSON lines, the first of which says what
 * was imported, and each next one what an artifact was and became. Written before the store is.
 */
import { type FileHandle, mkdir, open, readFile, rm } from 'node:fs/promises'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { Failure } from '#cli/failure.ts'
import { LOCAL } from '#cli/paths.ts'

/** Where the journals are, one for each run. */
export const RUNS = join(LOCAL, 'imports')

const headSchema = z.object({ project: z.string(), uid: z.string(), file: z.string(), at: z.string() })
const fieldsSchema = z.record(z.string(), z.string())
const entrySchema = z.object({
  id: z.string(),
  /** The fields that were changed, as they were; null for an artifact that was added. */
  before: z.nullable(fieldsSchema),
  after: fieldsSchema,
})

export type Head = z.infer<typeof headSchema>
export type Entry = z.infer<typeof entrySchema>

export interface Journal {
  /** What `--undo` takes. */
  readonly run: string
  /** Whether anything was written. */
  readonly isUsed: () => boolean
  readonly add: (entries: readonly Entry[]) => Promise<void>
  readonly close: () => Promise<void>
}

const pathOf = (folder: string, run: string) => join(folder, `${run}.jsonl`)
const lineOf = (value: Head | Entry) => `${JSON.stringify(value)}\n`

/** A journal of a run that begins now. There is a file once something is added. */
export function startJournal(folder: string, head: Head): Journal {
  const run = `${head.at.replaceAll(/\D/g, '').slice(0, 14)}-${randomBytes(2).toString('hex')}`
  let file: Promise<FileHandle> | null = null
  const begin = async () => {
    await mkdir(folder, { recursive: true })
    const opened = await open(pathOf(folder, run), 'wx')
    await opened.appendFile(lineOf(head))
    return opened
  }
  return {
    run,
    isUsed: () => file !== null,
    async add(entries) {
      if (entries.length === 0) return
      file ??= begin()
      await (await file).appendFile(entries.map(lineOf).join(''))
    },
    async close() {
      await (await file)?.close()
    },
  }
}

/** What a run did. @throws Failure when this machine has no journal of it */
export async function readJournal(folder: string, run: string): Promise<{ head: Head; entries: Entry[] }> {
  const text = /^[\w-]+$/.test(run) ? await readFile(pathOf(folder, run), 'utf8').catch(() => null) : null
  if (text === null) {
    throw new Failure(
      `There is no import ${run} to undo. It is undone on the machine that it ran on, from its file in ${folder}.`,
    )
  }
  const [first = '', ...rest] = text.split('\n')
  // A killed import may have left a line without its end; what it says was not stored.
  const whole = rest.slice(0, -1)
  const entries = whole.map((line) => z.parse(entrySchema, JSON.parse(line)))
  return {
    head: z.parse(headSchema, JSON.parse(first)),
    // What had to be tried again is there twice: the last one was done.
    entries: [...new Map(entries.map((entry) => [entry.id, entry])).values()],
  }
}

/** Forgets what a run has written: it was undone. */
export const removeJournal = (folder: string, run: string) => rm(pathOf(folder, run), { force: true })
