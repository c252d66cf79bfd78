import { t } from '@lingui/core/macro'
import { Problem } from '@tracker/domain/api/problem.ts'
import type { ReadOptions, Table } from '@tracker/domain/import/file/table.ts'
import { IMPORT_MAX } from '@tracker/domain/limits.ts'
import { translateDomainText } from '#i18n/domainTexts.ts'
import { formatNumber } from '#i18n/format.ts'
import type { ReadRequest, ReadResult } from './readTable.worker.ts'
// oxlint-disable-next-line import/default -- the build makes this address
import workerAddress from './readTable.worker.ts?worker&url'

const BYTES_MAX = 20_000_000

/** Trusted Types (web/src/app/trustedScripts.ts) require a policy for worker URLs. */
const trusted = globalThis.trustedTypes?.createPolicy('import', { createScriptURL: (address) => address })

function readInWorker(request: ReadRequest): Promise<ReadResult> {
  const { promise, resolve } = Promise.withResolvers<ReadResult>()
  const worker = new Worker(trusted?.createScriptURL(workerAddress) ?? workerAddress, { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<ReadResult>) => resolve(data))
  // Fires if the script does not load; errors while it runs are sent as messages.
  worker.addEventListener('error', () => resolve({ isMissing: true }))
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target
  worker.postMessage(request)
  return promise.finally(() => worker.terminate())
}

/**
 * Reads a file as a table, in a worker.
 * @throws Problem `invalid` with a user-facing message
 */
export async function readFile(file: File, options: ReadOptions = {}): Promise<Table> {
  if (file.size > BYTES_MAX) throw new Problem('invalid', t`This file is larger than 20 MB. Please split it.`)
  const { table, problem, isMissing } = await readInWorker({ file, options })
  if (isMissing)
    throw new Problem(
      'invalid',
      t`What reads the file could not be loaded. Check your connection and try again.`,
    )
  if (!table)
    throw new Problem('invalid', problem ? translateDomainText(problem) : t`This file could not be read.`)
  if (table.rows.length > IMPORT_MAX) {
    const [count, max] = [formatNumber(table.rows.length), formatNumber(IMPORT_MAX)]
    throw new Problem(
      'invalid',
      t`This file has ${count} rows. Up to ${max} can be imported at once: please split it.`,
    )
  }
  return table
}
