import { createElement, useDeferredValue, useEffect } from 'react'
import { useStore } from '#utils/createStore.ts'
import { optionalModule } from '#utils/optionalModule.ts'
import { cardClasses } from './cardLayout.ts'

/** The bar with the date parser. Without it the axis has no bar. */
const mark = optionalModule(async () => (await import('./DateMark.tsx')).DateMark)

/** The line between plate and label, with the period as a bar on a time axis. The date parser loads later. */
export function CardAxis({ text }: { text: string }) {
  // Deferred: the dates of all cards at once would be one long task.
  const Mark = useDeferredValue(useStore(mark.loaded))
  useEffect(() => mark.request(), [])
  return (
    <div className={cardClasses.axis} aria-hidden>
      {Mark && createElement(Mark, { text })}
    </div>
  )
}
