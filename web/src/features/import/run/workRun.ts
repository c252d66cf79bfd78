/** Sends or undoes the items of a run. */
import { t } from '@lingui/core/macro'
import { adderName } from '@tracker/domain/account/account.ts'
import { contentSchemaWith } from '@tracker/domain/artifact/content.ts'
import * as z from 'zod/mini'
import { SignInExpired } from '#utils/signInExpired.ts'
import type { Connection } from '../useImportConnection.ts'
import { resumeSent } from './resumeSent.ts'
import { type Item, patchOf, readItems, removeZip, type Run, saveItem, saveRun } from './importStore.ts'
import { createPhotoRestorer, saveReplacedPhotos } from './replacedPhotos.ts'
import { retryDelay, stopReason } from './retries.ts'
import { setRunning } from './runningImport.ts'
import { isOpen, progress, stateOf } from './runProgress.ts'
import { createPictureSender } from './sendPicture.ts'
import { undoItem } from './undoItem.ts'

/** Maximum concurrent calls. */
const CONCURRENCY = 4

const sleep = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/**
 * Adds or changes an artifact.
 * @returns the item with its new state
 */
async function sendItem({ api, user }: Connection, run: Run, item: Item): Promise<Item> {
  const further = item.photographs && { more_photos: [...item.photographs.after] }
  if (item.kind === 'change') {
    if (Object.keys(item.after).length === 0 && item.photographs === null)
      return { ...item, state: 'refused' }
    await saveReplacedPhotos(api, run, item)
    await api.updateArtifact(item.id, { ...patchOf(item.after), ...further })
    return { ...item, state: 'done' }
  }
  const adder = { adder_name: adderName(user.displayName, undefined, user.email), adder_email: user.email }
  const payload = { ...z.parse(contentSchemaWith({ site: location.host }), item.after), ...further, ...adder }
  const { insertedId } = await api.addArtifact(payload, `import-${run.id}-${item.at}`)
  return { ...item, state: 'done', id: insertedId }
}

/** Returns a function that sends or undoes one item, and returns it with its new state. */
async function createStep(connection: Connection, run: Run, signal: AbortSignal) {
  if (run.mode === 'undo') {
    const photos = await createPhotoRestorer(connection.api, run, signal)
    return (item: Item) => undoItem(connection.api, photos, item)
  }
  const sendPicture = createPictureSender(connection, run, signal)
  return async (item: Item) => sendItem(connection, run, await sendPicture(item))
}

/**
 * Repeats a step until the item is settled.
 * @returns null if the run was stopped before
 */
async function settle(
  run: Run,
  item: Item,
  step: (item: Item) => Promise<Item>,
  signal: AbortSignal,
): Promise<Item | null> {
  for (let attempt = 1; !signal.aborted; attempt += 1) {
    try {
      return await step(item)
    } catch (error) {
      if (signal.aborted) return null
      if (error instanceof SignInExpired || stopReason(error) !== null) throw error
      const wait = retryDelay(error, attempt)
      const why = error instanceof Error ? error.message : String(error)
      if (wait === null) return { ...item, state: run.mode === 'import' ? 'refused' : 'left', reason: why }
      const current = progress.get()
      if (current) progress.set({ ...current, waits: { why, until: Date.now() + wait } })
      await sleep(wait, signal)
    }
  }
  return null
}

/** Processes the open items of a run until they are settled or the signal stops it. */
export async function workOn(connection: Connection, run: Run, signal: AbortSignal): Promise<void> {
  const items = await readItems(run)
  if (run.mode === 'import') await resumeSent(connection, run, items)
  /** Indexes of the open items. */
  const queue = items.flatMap((item, at) => (isOpen(run)(item) ? [at] : []))
  progress.set(stateOf(run, items))
  const step = await createStep(connection, run, signal)
  let failure: unknown = null
  const next = () => (signal.aborted || failure !== null ? undefined : queue.shift())
  const lane = async () => {
    for (let at = next(); at !== undefined; at = next()) {
      const item = items[at]
      if (!item) return
      try {
        const settled = await settle(run, item, step, signal)
        if (settled === null) return
        run.activeAt = Date.now()
        await saveItem(run, settled)
        items[at] = settled
        progress.set(stateOf(run, items))
      } catch (error) {
        failure ??= error
      }
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, lane))
  if (failure === null && signal.aborted) return
  run.isRunning = false
  await saveRun(run)
  if (!items.some(isOpen(run))) await removeZip(run)
  setRunning(null)
  const reason =
    failure instanceof SignInExpired
      ? t`Your sign-in has expired.`
      : failure instanceof Error
        ? failure.message
        : ''
  progress.set(stateOf(run, items, reason))
}
