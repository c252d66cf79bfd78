import type { meanderTurns } from '@tracker/domain/time/meander.ts'
import { useEffect } from 'react'
import { createStore, useStore } from '#utils/createStore.ts'
import { isSavingData, whenIdle } from '#utils/whenIdle.ts'
import { lit } from './TimeMeander.tsx'

/** What reads dates; null until it is there. Cards are painted without it. */
const reader = createStore<typeof meanderTurns | null>(null)
let isAsked = false

function askForReader() {
  if (isAsked || isSavingData()) return
  isAsked = true
  whenIdle(() => {
    import('@tracker/domain/time/meander.ts').then(
      (module) => reader.set(module.meanderTurns),
      // The ornament stays as it is.
      (error: unknown) => console.warn(error),
    )
  })
}

/** The meander of a card, which measures when its object was made a little after the card is there. */
export function CardMeander({ text }: { text: string }) {
  const readTurns = useStore(reader)
  useEffect(askForReader, [])
  return (
    <div className="time" aria-hidden>
      {lit(readTurns?.(text) ?? null)}
    </div>
  )
}
