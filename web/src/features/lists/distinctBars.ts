import type { AxisBar } from '@tracker/domain/time/axis.ts'

/** Returns each of the bars once. Apart from items.ts, because artifacts' pages have covers, and no reader of dates. */
export const distinctBars = (bars: readonly AxisBar[]): AxisBar[] => [
  ...new Map(bars.map((bar) => [`${bar.from} ${bar.to}`, bar])).values(),
]
