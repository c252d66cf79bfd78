/** Time and disk of the machine that the tests run on. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished, vi } from 'vitest'

/** For what takes a second or two on an idle machine. */
const TIMEOUT_MS = 60_000

/** Waits for a condition, as long as a busy machine may need. */
export const eventually = (condition: () => unknown) =>
  vi.waitUntil(condition, { timeout: TIMEOUT_MS, interval: 5 })

/** A folder that goes with the test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'local-firestore-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}
