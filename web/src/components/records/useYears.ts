import { type AxisBar, axisBarOf } from '@tracker/domain/time/axis.ts'
import type { readDate } from '@tracker/domain/time/periods/readDate.ts'
import { isUndated } from '@tracker/domain/time/undated.ts'
import { readYears } from '@tracker/domain/time/years.ts'
import type { Years } from '@tracker/domain/time/yearRange.ts'
import { useEffect } from 'react'
import { createStore, useStore } from '#utils/createStore.ts'
import { isSavingData, whenIdle } from '#utils/whenIdle.ts'

/** Reader of the names of periods; null until it is loaded. */
const reader = createStore<typeof readDate | null>(null)
let isRequested = false

/** Loads the table of periods, which few pages need. */
function loadReader() {
  if (isRequested || isSavingData()) return
  isRequested = true
  whenIdle(() => {
    import('@tracker/domain/time/periods/readDate.ts').then(
      (module) => reader.set(module.readDate),
      // Without the table a period has no years. The next date tries again.
      (error: unknown) => {
        console.warn(error)
        isRequested = false
      },
    )
  })
}

/** Returns the years of a date; at first null for a name of a period, whose table is loaded then. */
export function useYears(text: string): Years | null {
  const readDate = useStore(reader)
  const written = readYears(text)
  const mayBePeriod = written === null && /\p{L}{2}/u.test(text) && !isUndated(text)
  useEffect(() => {
    if (mayBePeriod) loadReader()
  }, [mayBePeriod])
  return written ?? (mayBePeriod ? (readDate?.(text) ?? null) : null)
}

/** Returns the bar of a date on the time axis, like `useYears`. */
export function useAxisBar(text: string): AxisBar | null {
  const years = useYears(text)
  return years && axisBarOf(years)
}
