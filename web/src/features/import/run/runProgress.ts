/** The displayed run and its progress. */
import { createStore } from '#utils/createStore.ts'
import type { Item, Run } from './importStore.ts'

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
  /** True if another tab works on the run. */
  readonly isElsewhere: boolean
}

/** The displayed run, or null. */
export const progress = createStore<Progress | null>(null)

/** Returns true if an item is still to be sent or undone. */
export const isOpen = (run: Run) => (item: Item) =>
  item.state === (run.mode === 'import' ? 'waiting' : 'done')
const isPart = (run: Run) => (item: Item) =>
  run.mode === 'import' ? item.kind !== 'refuse' : ['done', 'undone', 'left'].includes(item.state)

/** Counts the settled items of a run. */
export function stateOf(run: Run, items: readonly Item[], stopped = ''): Progress {
  const parts = items.filter(isPart(run))
  return {
    run,
    items,
    done: parts.filter((item) => !isOpen(run)(item)).length,
    total: parts.length,
    waits: null,
    stopped,
    isElsewhere: false,
  }
}
