/** How many artifacts wait for a decision, shown at a curator's menu entry. */
import { createStore } from '#utils/createStore.ts'

export interface OpenReports {
  /** The curator for whom it was counted. */
  readonly uid: string
  readonly count: number
}

/** Null until it is known. */
export const openReports = createStore<OpenReports | null>(null)
