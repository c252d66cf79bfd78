import { type AxisBar, axisBarOf } from '@tracker/domain/time/axis.ts'
import { isUndated } from '@tracker/domain/time/undated.ts'
import { readYears } from '@tracker/domain/time/years.ts'
import type { Years } from '@tracker/domain/time/yearRange.ts'
import { useEffect } from 'react'
import { useStore } from '#utils/createStore.ts'
import { optionalModule } from '#utils/optionalModule.ts'

/** Reader of the names of periods. Its table is needed by few pages; without it a period has no years. */
const reader = optionalModule(async () => (await import('@tracker/domain/time/periods/readDate.ts')).readDate)

/** Returns the years of a date; at first null for a name of a period, whose table is loaded then. */
export function useYears(text: string): Years | null {
  const readDate = useStore(reader.loaded)
  const written = readYears(text)
  const mayBePeriod = written === null && /\p{L}{2}/u.test(text) && !isUndated(text)
  useEffect(() => {
    if (mayBePeriod) reader.request()
  }, [mayBePeriod])
  return written ?? (mayBePeriod ? (readDate?.(text) ?? null) : null)
}

/** Returns the bar of a date on the time axis, like `useYears`. */
export function useAxisBar(text: string): AxisBar | null {
  const years = useYears(text)
  return years && axisBarOf(years)
}
