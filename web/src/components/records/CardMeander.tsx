import type { meanderTurns } from '@tracker/domain/time/meander.ts'
import { useEffect } from 'react'
import { createStore, useStore } from '#utils/createStore.ts'
import { isSavingData, whenIdle } from '#utils/whenIdle.ts'
import { markedTurns } from './TimeMeander.tsx'

/** The date parser; null until it is loaded. */
const reader = createStore<typeof meanderTurns | null>(null)
let isAsked = false

function askForReader() {
  if (isAsked || isSavingData()) return
  isAsked = true
  whenIdle(() => {
    import('@tracker/domain/time/meander.ts').then(
      (module) => reader.set(module.meanderTurns),
      // The ornament stays plain.
      (error: unknown) => console.warn(error),
    )
  })
}

/** The time axis of a card; the date parser is loaded later. */
export function CardMeander({ text }: { text: string }) {
  const readTurns = useStore(reader)
  useEffect(askForReader, [])
  return (
    <div className="time" aria-hidden>
      {markedTurns(readTurns?.(text) ?? null)}
    </div>
  )
}
