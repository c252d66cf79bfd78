import { CONTENT_FIELDS } from '@tracker/domain/artifact/artifact.ts'
import { contentSchema } from '@tracker/domain/artifact/content.ts'
import * as z from 'zod/mini'
import { readOwn } from './readOwn.ts'
import type { Connection } from '../useImportConnection.ts'
import { type Item, type Run, saveItem } from './importStore.ts'

/** The server stores idempotency keys for a day. */
const KEYS_EXPIRE_MS = 23 * 3_600_000

/** The non-empty values of an artifact as one text. */
const textOf = (value: unknown) => {
  const { data } = z.safeParse(contentSchema, value)
  const values: readonly unknown[] = CONTENT_FIELDS.map((field) => data?.[field] ?? '')
  return data ? JSON.stringify(values) : ''
}

/**
 * Finds artifacts that an interrupted run added and whose idempotency keys have expired on the server;
 * otherwise they would be added again. Modifies the items in place.
 */
export async function resumeSent({ api, user }: Connection, run: Run, items: Item[]): Promise<void> {
  if (Date.now() - run.activeAt < KEYS_EXPIRE_MS) return
  const known = new Set(items.map(({ id }) => id))
  const own = (await readOwn(api, user.email)).filter(({ _id }) => !known.has(_id))
  const byText = new Map(own.map((artifact) => [textOf(artifact), artifact._id]))
  for (const [at, item] of items.entries()) {
    const text = textOf(item.after)
    const id = byText.get(text)
    if (item.state !== 'waiting' || item.kind !== 'add' || id === undefined) continue
    byText.delete(text)
    const resumed: Item = { ...item, state: 'done', id }
    items[at] = resumed
    await saveItem(run, resumed)
  }
}
