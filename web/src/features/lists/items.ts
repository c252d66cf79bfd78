/** The entries of a list with their artifacts. */
import { t } from '@lingui/core/macro'
import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import type { List, ListEntry } from '@tracker/domain/lists/list.ts'
import { isolate } from '@tracker/domain/text/direction.ts'
import type { AxisBar } from '@tracker/domain/time/axis.ts'
import { dateBar, readDate } from '@tracker/domain/time/periods/readDate.ts'
import { distinctBars } from './distinctBars.ts'

export interface Item {
  readonly entry: ListEntry
  /** Undefined if the artifact is hidden or deleted. */
  readonly artifact: Artifact | undefined
}

/** An item with a visible artifact. */
export type ShownItem = Item & { readonly artifact: Artifact }

export const withdrawnText = () => t`This artifact is not shown any more.`

export function itemsOf({ entries }: List, artifacts: readonly Artifact[]): Item[] {
  const byId = new Map(artifacts.map((artifact) => [artifact._id, artifact]))
  return entries.map((entry) => ({ entry, artifact: byId.get(entry.artifactId) }))
}

export const isShown = (item: Item): item is ShownItem => item.artifact !== undefined

/** Returns the name of an item for labels of buttons and fields. */
export const nameOf = ({ artifact }: Item) =>
  artifact ? isolate(artifact.artifact_name) : t`an artifact that is not shown any more`

/** Returns the first year of the artifact's period; undefined if it cannot be parsed. */
export const yearOf = ({ artifact }: Item) => readDate(artifact?.created_at ?? '')?.begin

/** Sorts items by date, oldest first. Undated ones come last in their previous order. */
export function byDate<T extends Item>(items: readonly T[]): T[] {
  const keyed = items.map((item) => [yearOf(item) ?? Infinity, item] as const)
  return keyed.toSorted(([one], [other]) => (one === other ? 0 : one - other)).map(([, item]) => item)
}

/** Returns the bars of all dates on the time axis, each once. */
export const barsOf = (artifacts: readonly Pick<Artifact, 'created_at'>[]): AxisBar[] =>
  distinctBars(artifacts.flatMap(({ created_at }) => dateBar(created_at) ?? []))
