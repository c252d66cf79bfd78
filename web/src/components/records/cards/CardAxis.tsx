import { createElement, useDeferredValue, useEffect } from 'react'
import { AxisMark } from '#components/records/AxisMark.tsx'
import { useStore } from '#utils/createStore.ts'
import { optionalModule } from '#utils/optionalModule.ts'
import { cardClasses } from './cardLayout.ts'
import { knownBar } from './knownBars.ts'

/** The bar with the date parser. Without it the axis has no bar. */
const mark = optionalModule(async () => (await import('./DateMark.tsx')).DateMark)

/** The line between plate and label, with the period as a bar on a time axis. The date parser loads later, if it is needed. */
export function CardAxis({ text }: { text: string }) {
  const known = knownBar(text)
  // Deferred: the dates of all cards at once would be one long task.
  const Mark = useDeferredValue(useStore(mark.loaded))
  useEffect(() => {
    if (known === undefined) mark.request()
  }, [known])
  return (
    <div className={cardClasses.axis} aria-hidden>
      {known === undefined ? Mark && createElement(Mark, { text }) : known && <AxisMark {...known} />}
    </div>
  )
}
