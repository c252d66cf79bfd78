/**
 * Journal of an import, used to undo it: a local file of JSON lines with a header and an entry per artifact,
 * with its state before and after. Entries are written before the store changes.
 */
import { type FileHandle, mkdir, open, readFile, rm } from 'node:fs/promises'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { photographsChangeSchema } from '@tracker/domain/photo/photograph.ts'
import { Failure } from '#cli/failure.ts'
import { LOCAL } from '#cli/paths.ts'

/** Folder of the journals, one per run. */
export const RUNS = join(LOCAL, 'imports')

const headSchema = z.object({ project: z.string(), uid: z.string(), file: z.string(), at: z.string() })
const fieldsSchema = z.record(z.string(), z.string())
const entrySchema = z.object({
  id: z.string(),
  /** Previous values of the changed fields; null for an added artifact. */
  before: z.nullable(fieldsSchema),
  after: fieldsSchema,
  photographs: photographsChangeSchema,
})

export type Head = z.infer<typeof headSchema>
export type Entry = z.infer<typeof entrySchema>

export interface Journal {
  /** ID for `--undo`. */
  readonly run: string
  /** Whether an entry was written. */
  readonly isUsed: () => boolean
  readonly add: (entries: readonly Entry[]) => Promise<void>
  readonly close: () => Promise<void>
}

const pathOf = (folder: string, run: string) => join(folder, `${run}.jsonl`)
const lineOf = (value: Head | Entry) => `${JSON.stringify(value)}\n`

/** Starts the journal of a new run. The file is created with its first entry. */
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

/** @throws Failure if this machine has no journal of the run */
export async function readJournal(folder: string, run: string): Promise<{ head: Head; entries: Entry[] }> {
  const text = /^[\w-]+$/.test(run) ? await readFile(pathOf(folder, run), 'utf8').catch(() => null) : null
  if (text === null) {
    throw new Failure(
      `There is no import ${run} to undo. It is undone on the machine that it ran on, from its file in ${folder}.`,
    )
  }
  const [first = '', ...rest] = text.split('\n')
  // A killed import may leave an incomplete last line. Its records were not stored.
  const whole = rest.slice(0, -1)
  const entries = whole.map((line) => z.parse(entrySchema, JSON.parse(line)))
  return {
    head: z.parse(headSchema, JSON.parse(first)),
    // A retried chunk has two entries per artifact, of which the last one was stored.
    entries: [...new Map(entries.map((entry) => [entry.id, entry])).values()],
  }
}

/** Deletes the journal of a run after it was undone. */
export const removeJournal = (folder: string, run: string) => rm(pathOf(folder, run), { force: true })
