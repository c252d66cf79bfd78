/** The stack that a test file visits: the one of its worker, unless the file starts one to break it. */
import { inject } from 'vitest'

export interface Services {
  readonly app: string
  readonly authUrl: string
  readonly firestorePort: number
}

function ofThisWorker(): Services {
  const stacks = inject('stacks')
  const found = stacks[(Number(process.env.VITEST_POOL_ID) - 1) % stacks.length]
  if (!found) throw new Error('There is no stack for this worker.')
  return found
}

export const services = { ...ofThisWorker() }

/** Visits the stack of this worker again. */
export function visitOwnWorker(): void {
  Object.assign(services, ofThisWorker())
}
