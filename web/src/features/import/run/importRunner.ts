/**
 * Sends or undoes the rows of an import while the app is open, on any screen. All state is in IndexedDB, so
 * that a run continues after the tab was closed. One tab works; others show its progress and take over when it
 * is closed.
 */
import type { Connection } from '../useImportConnection.ts'
import { readItems, readRuns, type Item, type Run, saveRun } from './importStore.ts'
import { onMessage, post } from './runChannel.ts'
import { setRunning } from './runningImport.ts'
import { progress, stateOf } from './runProgress.ts'
import { workOn } from './workRun.ts'

/** The run of this tab, or of another tab for which this one waits. `ended` resolves when its last calls are settled. */
let working: { readonly run: Run; readonly stop: AbortController; readonly ended: Promise<void> } | null =
  null

/** Shows a run without starting it. */
export async function showRun(run: Run): Promise<void> {
  if (working?.run.id === run.id) return
  const items = await readItems(run)
  progress.set(stateOf(run, items))
}

/** Works on a run until it is done or paused, here or in another tab. */
async function workHere(connection: Connection, run: Run, signal: AbortSignal): Promise<void> {
  const stopListening = onMessage((message) => {
    if (message.run === run.id && message.item === undefined) void pauseRun()
  })
  try {
    setRunning(run.uid)
    await workOn(connection, run, signal)
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
  setRunning(null)
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
