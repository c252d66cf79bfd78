import { createElement, useEffect } from 'react'
import { createStore, useStore } from '#utils/createStore.ts'
import { isSavingData } from '#utils/whenIdle.ts'
import { whenLoaded } from '#utils/whenLoaded.ts'
import { cardClasses } from './cardLayout.ts'
import type { DateMark } from './DateMark.tsx'

/** The bar with the date parser; null until it is loaded. */
const mark = createStore<typeof DateMark | null>(null)
let isRequested = false

function loadMark() {
  if (isRequested || isSavingData()) return
  isRequested = true
  whenLoaded(() => {
    import('./DateMark.tsx').then(
      (module) => mark.set(module.DateMark),
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
  const Mark = useStore(mark)
  useEffect(loadMark, [])
  return (
    <div className={cardClasses.axis} aria-hidden>
      {Mark && createElement(Mark, { text })}
    </div>
  )
}
