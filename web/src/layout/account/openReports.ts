/** Number of artifacts that wait for a decision, shown in a curator's menu. */
import { createStore } from '#utils/createStore.ts'

export interface OpenReports {
  /** The curator who requested the number. */
  readonly uid: string
  readonly count: number
}

/** Null until it has loaded. */
export const openReports = createStore<OpenReports | null>(null)
