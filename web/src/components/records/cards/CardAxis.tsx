import type { axisBar } from '@tracker/domain/time/axis.ts'
import { useEffect } from 'react'
import { createStore, useStore } from '#utils/createStore.ts'
import { isSavingData, whenIdle } from '#utils/whenIdle.ts'
import { AxisMark } from '#components/records/AxisMark.tsx'
import { cardClasses } from './cardLayout.ts'

/** Date parser; null until it is loaded. */
const reader = createStore<typeof axisBar | null>(null)
let isRequested = false

function loadReader() {
  if (isRequested || isSavingData()) return
  isRequested = true
  whenIdle(() => {
    import('@tracker/domain/time/axis.ts').then(
      (module) => reader.set(module.axisBar),
      // Without the parser the axis has no bar. The next card tries again.
      (error: unknown) => {
        console.warn(error)
        isRequested = false
      },
    )
  })
}

/** The line between plate and label, with the period as a bar on a time axis. The date parser loads later. */
export function CardAxis({ text }: { text: string }) {
  const readBar = useStore(reader)
  useEffect(loadReader, [])
  const bar = readBar?.(text)
  return (
    <div className={cardClasses.axis} aria-hidden>
      {bar && <AxisMark {...bar} />}
    </div>
  )
}
