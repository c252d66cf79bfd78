/** The entries of a list with their artifacts. */
import { t } from '@lingui/core/macro'
import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import type { List, ListEntry } from '@tracker/domain/lists/list.ts'
import { isolate } from '@tracker/domain/text/direction.ts'
import { readYears } from '@tracker/domain/time/years.ts'

export interface Item {
  readonly entry: ListEntry
  /** Undefined if it is hidden or deleted. */
  readonly artifact: Artifact | undefined
}

/** An item whose artifact can be shown. */
export type ShownItem = Item & { readonly artifact: Artifact }

export const withdrawnText = () => t`This artifact is not shown any more.`

export function itemsOf({ entries }: List, artifacts: readonly Artifact[]): Item[] {
  const byId = new Map(artifacts.map((artifact) => [artifact._id, artifact]))
  return entries.map((entry) => ({ entry, artifact: byId.get(entry.artifactId) }))
}

export const isShown = (item: Item): item is ShownItem => item.artifact !== undefined

/** Names an item in labels of buttons and fields. */
export const nameOf = ({ artifact }: Item) =>
  artifact ? isolate(artifact.artifact_name) : t`an artifact that is not shown any more`

/** The first year of the artifact's period; undefined if it cannot be read. */
export const yearOf = ({ artifact }: Item) => readYears(artifact?.created_at ?? '')?.begin

/** The items by date, the oldest first; undated ones last, in their order. */
export function byDate<T extends Item>(items: readonly T[]): T[] {
  const keyed = items.map((item) => [yearOf(item) ?? Infinity, item] as const)
  return keyed.toSorted(([one], [other]) => (one === other ? 0 : one - other)).map(([, item]) => item)
}
