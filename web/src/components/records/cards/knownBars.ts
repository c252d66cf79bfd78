/** Bars of dates that came with the page, so that its first cards need no reader of dates. */
import type { AxisBar } from '@tracker/domain/time/axis.ts'

let bars: ReadonlyMap<string, AxisBar | null> = new Map()

/** @param known bars by the text of a date; null for a date that cannot be read. They replace earlier ones. */
export function setKnownBars(known: Iterable<readonly [text: string, bar: AxisBar | null]>): void {
  bars = new Map(known)
}

/** Returns the bar of a date; undefined if it is not known. */
export const knownBar = (text: string): AxisBar | null | undefined => bars.get(text)
