/**
 * Sends or undoes the rows of an import while the app is open, on any screen. All state is in IndexedDB, so
 * that a run continues after the tab was closed. One tab works; others show its progress and take over when it
 * is closed.
 */
import { t } from '@lingui/core/macro'
import { adderName } from '@tracker/domain/account/account.ts'
import { contentSchemaWith } from '@tracker/domain/artifact/artifact.ts'
import * as z from 'zod/mini'
import { SignInExpired } from '#firebase/auth/signInExpired.ts'
import { createStore } from '#utils/createStore.ts'
import {
  type Item,
  patchOf,
  readItems,
  readRuns,
  removeZip,
  type Run,
  saveItem,
  saveRun,
} from './importStore.ts'
import { createPictureSender } from './sendPicture.ts'
import { noteRunning } from './runningImport.ts'
import { onMessage, post } from './runChannel.ts'
import type { Connection } from '../useImportConnection.ts'
import { adoptSent } from './adoptSent.ts'
import { createPhotoRestorer, saveReplacedPhoto } from './replacedPhotos.ts'
import { retryDelay, stopReason } from './retries.ts'
import { undoItem } from './undoItem.ts'

/** Maximum concurrent calls. */
const CONCURRENCY = 4

export interface Progress {
  readonly run: Run
  readonly items: readonly Item[]
  /** Number of settled items of the current mode. */
  readonly done: number
  readonly total: number
  /** Reason and end (milliseconds since 1970) of a pause by limits; null if there is none. */
  readonly waits: { readonly why: string; readonly until: number } | null
  /** Reason why the run stopped by itself; empty if it did not. */
  readonly stopped: string
  /** True if another tab works on the run. */
  readonly isElsewhere: boolean
}

/** The displayed run, or null. */
export const progress = createStore<Progress | null>(null)
/** The run of this tab, or of another tab for which this one waits. `ended` resolves when its last calls are settled. */
let working: { readonly run: Run; readonly stop: AbortController; readonly ended: Promise<void> } | null =
  null

/** Returns true if an item is still to be sent or undone. */
const isOpen = (run: Run) => (item: Item) => item.state === (run.mode === 'import' ? 'waiting' : 'done')
const isPart = (run: Run) => (item: Item) =>
  run.mode === 'import' ? item.kind !== 'refuse' : ['done', 'undone', 'left'].includes(item.state)

/** Shows a run without starting it. */
export async function showRun(run: Run): Promise<void> {
  if (working?.run.id === run.id) return
  const items = await readItems(run)
  progress.set(stateOf(run, items))
}

function stateOf(run: Run, items: readonly Item[], stopped = ''): Progress {
  const parts = items.filter(isPart(run))
  return {
    run,
    items,
    done: parts.filter((item) => !isOpen(run)(item)).length,
    total: parts.length,
    waits: null,
    stopped,
    isElsewhere: false,
  }
}

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
  if (item.kind === 'change') {
    await saveReplacedPhoto(run, item)
    await api.updateArtifact(item.id, patchOf(item.after))
    return { ...item, state: 'done' }
  }
  const adder = { adder_name: adderName(user.displayName, undefined, user.email), adder_email: user.email }
  const payload = { ...z.parse(contentSchemaWith({ site: location.host }), item.after), ...adder }
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
async function work(connection: Connection, run: Run, signal: AbortSignal): Promise<void> {
  const items = await readItems(run)
  if (run.mode === 'import') await adoptSent(connection, run, items)
  const queue = items.filter(isOpen(run))
  progress.set(stateOf(run, items))
  const step = await createStep(connection, run, signal)
  let failure: unknown = null
  const next = () => (signal.aborted || failure !== null ? undefined : queue.shift())
  const lane = async () => {
    for (let item = next(); item; item = next()) {
      try {
        const settled = await settle(run, item, step, signal)
        if (settled === null) return
        run.activeAt = Date.now()
        await saveItem(run, settled)
        post({ run: run.id, item: settled })
        items[items.indexOf(item)] = settled
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
  noteRunning(null)
  const reason =
    failure instanceof SignInExpired
      ? t`Your sign-in has expired.`
      : failure instanceof Error
        ? failure.message
        : ''
  progress.set(stateOf(run, items, reason))
}

/** Works on a run until it is done or paused, here or in another tab. */
async function workHere(connection: Connection, run: Run, signal: AbortSignal): Promise<void> {
  const stopListening = onMessage((message) => {
    if (message.run === run.id && message.item === undefined) void pauseRun()
  })
  try {
    noteRunning(run.uid)
    await work(connection, run, signal)
  } finally {
    stopListening()
  }
}

/** Shows the progress of another tab. Continues the run when that tab is closed. */
async function workAfter(connection: Connection, run: Run, stop: AbortController): Promise<void> {
  const { signal } = stop
  let items: readonly Item[] = []
  const settled = new Map<number, Item>()
  const show = () => {
    const latest = items.map((item) => settled.get(item.at) ?? item)
    progress.set({ ...stateOf(run, latest), isElsewhere: true })
  }
  // Listens before it reads, so that no message is missed.
  const stopListening = onMessage(({ run: id, item }) => {
    if (id !== run.id || !item) return
    settled.set(item.at, item)
    if (items.length > 0) show()
  })
  try {
    items = await readItems(run)
    show()
    await navigator.locks.request(lockOf(run), { signal }, async () => {
      stopListening()
      const stored = (await readRuns(run.uid)).find(({ id }) => id === run.id)
      if (stored?.isRunning) {
        if (working) working = { ...working, run: stored }
        await workHere(connection, stored, signal)
      } else progress.set(stored ? stateOf(stored, await readItems(stored)) : null)
    })
  } catch (error) {
    if (!signal.aborted) throw error
  } finally {
    stopListening()
  }
}

const lockOf = ({ id }: Run) => `import ${id}`

/** Starts or continues a run, unless another tab works on it. Resolves when it is done or paused. */
export async function startRun(connection: Connection, stored: Run): Promise<void> {
  // A run that was just paused must finish its last calls first.
  while (working?.stop.signal.aborted) await working.ended
  if (working) return
  const run = { ...stored, isRunning: true }
  const stop = new AbortController()
  const { promise: ended, resolve } = Promise.withResolvers<void>()
  working = { run, stop, ended }
  try {
    // Before the lock, because a tab that has just taken it over must find the run running.
    if (!stored.isRunning) await saveRun(run)
    const isHere = await navigator.locks.request(lockOf(run), { ifAvailable: true }, async (lock) => {
      if (lock) await workHere(connection, run, stop.signal)
      return lock !== null
    })
    if (!isHere) await workAfter(connection, run, stop)
  } finally {
    working = null
    resolve()
    connection.onChanged()
  }
}

/** Pauses the run, also that of another tab. Rows already sent are still stored. */
export async function pauseRun(): Promise<void> {
  const current = progress.get()
  if (!working || !current) return
  const { run, stop } = working
  if (current.isElsewhere) {
    post({ run: run.id })
    return
  }
  run.isRunning = false
  progress.set({ ...current, run, waits: null })
  // Another tab that waits for this one must find the run paused.
  await saveRun(run)
  stop.abort()
  noteRunning(null)
}

/** Continues the user's interrupted run, if there is one. */
export async function resumeRunning(connection: Connection): Promise<void> {
  const run = (await readRuns(connection.user.uid)).find(({ isRunning }) => isRunning)
  if (run) await startRun(connection, run)
}

/** Stops the run of a user who signs out. It continues when the user returns. */
export function leaveRun(): void {
  working?.stop.abort()
  progress.set(null)
}
