/** The stack that a test file visits: the shared one, or its own. */
import { inject } from 'vitest'

export interface Services {
  readonly app: string
  readonly authUrl: string
  readonly firestorePort: number
}

export const services = { ...inject('services') }

/** Visits the shared stack again. */
export function visitSharedStack(): void {
  Object.assign(services, inject('services'))
}
