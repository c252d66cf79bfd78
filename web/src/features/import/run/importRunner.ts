/**
 * Sends or undoes the rows of an import while the app is open, on any screen. All state is in IndexedDB, so
 * that a run continues after the tab was closed. One tab imports; in another one it can go on once that tab is closed.
 */
import type { Connection } from '../useImportConnection.ts'
import { readItems, readRuns, type Run, saveRun } from './importStore.ts'
import { setRunning } from './runningImport.ts'
import { progress, stateOf } from './runProgress.ts'
import { workOn } from './workRun.ts'

/** Web Lock of the tab that imports. */
const LOCK = 'import'

/** The run of this tab. `ended` resolves when its last calls are settled. */
let working: { readonly run: Run; readonly stop: AbortController; readonly ended: Promise<void> } | null =
  null

/**
 * Works with the lock of this browser's imports.
 * @returns false if another tab imports. One that only looks holds the lock for a moment, and is waited for.
 */
async function exclusively(work: () => Promise<void>): Promise<boolean> {
  for (;;) {
    const isDone = await navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
      if (lock) await work()
      return lock !== null
    })
    if (isDone) return true
    const { held = [] } = await navigator.locks.query()
    if (held.some(({ name, mode }) => name === LOCK && mode === 'exclusive')) return false
    await navigator.locks.request(LOCK, () => undefined)
  }
}

/** Shows a run without starting it. */
export async function showRun(run: Run): Promise<void> {
  if (working?.run.id === run.id) return
  progress.set(stateOf(run, await readItems(run)))
}

/** Starts or continues a run until it is done or paused. If another tab imports, only says so. */
export async function startRun(connection: Connection, stored: Run): Promise<void> {
  // A run that was just paused must finish its last calls first.
  while (working?.stop.signal.aborted) await working.ended
  if (working) return
  const run = { ...stored, isRunning: true }
  const stop = new AbortController()
  const { promise: ended, resolve } = Promise.withResolvers<void>()
  working = { run, stop, ended }
  try {
    const isOurs = await exclusively(async () => {
      if (!stored.isRunning) await saveRun(run)
      setRunning(run.uid)
      await workOn(connection, run, stop.signal)
    })
    if (!isOurs) progress.set({ ...stateOf(stored, await readItems(stored)), isElsewhere: true })
  } finally {
    working = null
    resolve()
    connection.onChanged()
  }
}

/** Waits until no other tab imports, and shows the run as that tab left it. */
export async function waitForOtherTab({ uid, id }: Run, signal: AbortSignal): Promise<void> {
  await navigator.locks.request(LOCK, { signal, mode: 'shared' }, async () => {
    const stored = (await readRuns(uid)).find((one) => one.id === id)
    progress.set(stored ? stateOf({ ...stored, isRunning: false }, await readItems(stored)) : null)
  })
}

/** Pauses the run of this tab. Rows already sent are still stored. */
export async function pauseRun(): Promise<void> {
  const current = progress.get()
  if (!working || !current) return
  const { run, stop } = working
  run.isRunning = false
  progress.set({ ...current, run, waits: null })
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
  if (!working) return
  working.stop.abort()
  progress.set(null)
}
