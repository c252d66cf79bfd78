/**
 * Sends or undoes the rows of an import while the app is open, on any screen. All state is in IndexedDB, so
 * that a run continues after the tab was closed.
 */
import { t } from '@lingui/core/macro'
import { adderName } from '@tracker/domain/account/account.ts'
import { contentSchemaWith } from '@tracker/domain/artifact/artifact.ts'
import * as z from 'zod/mini'
import { SignInExpired } from '#firebase/signInExpired.ts'
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
import type { Connection } from '../useImportConnection.ts'
import { adoptSent } from './adoptSent.ts'
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
}

/** The displayed run, or null. */
export const progress = createStore<Progress | null>(null)
/** The active run. `ended` resolves when its last calls are settled. */
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
    await api.updateArtifact(item.id, patchOf(item.after))
    return { ...item, state: 'done' }
  }
  const adder = { adder_name: adderName(user.displayName, undefined, user.email), adder_email: user.email }
  const payload = { ...z.parse(contentSchemaWith({ site: location.host }), item.after), ...adder }
  const { insertedId } = await api.addArtifact(payload, `import-${run.id}-${item.at}`)
  return { ...item, state: 'done', id: insertedId }
}

/**
 * Sends an item until it is settled.
 * @returns null if the run was stopped before
 */
async function settle(
  connection: Connection,
  run: Run,
  waiting: Item,
  sendPicture: (item: Item) => Promise<Item>,
  signal: AbortSignal,
): Promise<Item | null> {
  let item = waiting
  for (let attempt = 1; !signal.aborted; attempt += 1) {
    try {
      if (run.mode === 'undo') return await undoItem(connection.api, item)
      item = await sendPicture(item)
      return await sendItem(connection, run, item)
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
  const sendPicture = createPictureSender(connection, run, signal)
  let failure: unknown = null
  const next = () => (signal.aborted || failure !== null ? undefined : queue.shift())
  const lane = async () => {
    for (let item = next(); item; item = next()) {
      try {
        const settled = await settle(connection, run, item, sendPicture, signal)
        if (settled === null) return
        run.activeAt = Date.now()
        await saveItem(run, settled)
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

/** Starts or continues a run, in one tab only. Resolves when it is done or paused. */
export async function startRun(connection: Connection, stored: Run): Promise<void> {
  // A run that was just paused must finish its last calls first.
  while (working?.stop.signal.aborted) await working.ended
  if (working) return
  const run = { ...stored, isRunning: true }
  const stop = new AbortController()
  const { promise: ended, resolve } = Promise.withResolvers<void>()
  working = { run, stop, ended }
  try {
    await navigator.locks.request(`import ${run.id}`, { ifAvailable: true }, async (lock) => {
      if (lock === null) {
        progress.set(stateOf(run, await readItems(run), t`This import goes on in another tab.`))
        return
      }
      await saveRun(run)
      noteRunning(run.uid)
      await work(connection, run, stop.signal)
    })
  } finally {
    working = null
    resolve()
    connection.onChanged()
  }
}

/** Pauses the run. Rows already sent are still stored. */
export async function pauseRun(): Promise<void> {
  const current = progress.get()
  if (!working || !current) return
  working.stop.abort()
  const { run } = working
  run.isRunning = false
  progress.set({ ...current, run, waits: null })
  await saveRun(run)
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
