import { availableParallelism, loadavg } from 'node:os'
import { vi } from 'vitest'
import * as z from 'zod/mini'
import { PROJECT_ID } from '../../../tools/cli/paths.ts'
import { TIMEOUT_MS } from './expectations.ts'
import { services } from './services.ts'

const usageSchema = z.object({ documentsRead: z.number(), documentsWritten: z.number() })
type Usage = z.infer<typeof usageSchema>

async function usage(): Promise<Usage> {
  const response = await fetch(
    `http://127.0.0.1:${services.firestorePort}/emulator/v1/projects/${PROJECT_ID}:usage`,
  )
  return z.parse(usageSchema, await response.json())
}

/** Milliseconds without a read after which a page counts as idle; longer on a busy machine. */
function pauseMs(): number {
  const load = (loadavg()[0] ?? 0) / availableParallelism()
  return 500 * Math.min(10, Math.max(1, load))
}

/** Returns the usage once it has stopped growing. */
async function usageAtRest(): Promise<Usage> {
  let before: Usage | null = null
  return vi.waitUntil(
    async () => {
      const now = await usage()
      // A first value has no earlier one to compare with.
      const isAtRest = now.documentsRead === before?.documentsRead
      before = now
      return isAtRest && now
    },
    { interval: pauseMs(), timeout: TIMEOUT_MS },
  )
}

/** Documents of the whole store that an action reads and writes, as Firestore bills them. */
export async function costOf(act: () => Promise<void>): Promise<{ read: number; written: number }> {
  const before = await usageAtRest()
  await act()
  const after = await usageAtRest()
  return {
    read: after.documentsRead - before.documentsRead,
    written: after.documentsWritten - before.documentsWritten,
  }
}
