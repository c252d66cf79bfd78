import { useEffect, useState, useSyncExternalStore } from 'react'
import { isSavingData } from '#whenIdle.ts'
import { AUTOPLAY_MS, SLIDE_MS, SLIDES } from './slides.ts'
import { whenLoaded } from './whenLoaded.ts'

const wantsStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches
const unwatched = () => () => {}

/** The slide at a place: slides repeat for ever, to the left as well. */
export const slideAt = (place: number) => ((place % SLIDES.length) + SLIDES.length) % SLIDES.length

/** The place of a slide that is nearest to the one on show. */
export function nearestPlace(slide: number, place: number): number {
  const around = [place, place + 1, place - 1]
  return around.find((one) => slideAt(one) === slide) ?? place
}

export interface Carousel {
  /** The place on show: it grows to the right without end. */
  place: number
  isPlaying: boolean
  /** Whether it goes on by itself, and shows what later slides have. */
  isReady: boolean
  go: (slide: number) => void
  step: (direction: 1 | -1) => void
  setPlaying: (isPlaying: boolean) => void
  /** Nothing moves by itself while somebody holds it. */
  setHeld: (isHeld: boolean) => void
}

/** Slides in a loop that go on by themselves once the page has loaded, unless somebody wants stillness or saves data. */
export function useCarousel(): Carousel {
  const [place, setPlace] = useState(0)
  const [isReady, setReady] = useState(false)
  const [isHeld, setHeld] = useState(false)
  const [chosen, setChosen] = useState<boolean>()
  // What is rendered while building plays: it knows nobody's wishes.
  const isStill = useSyncExternalStore(unwatched, wantsStillness, () => false)
  const isPlaying = chosen ?? !isStill
  useEffect(() => (isSavingData() ? undefined : whenLoaded(() => setReady(true))), [])
  useEffect(() => {
    if (!isReady || !isPlaying || isHeld) return undefined
    const goOn = () => {
      if (!document.hidden) setPlace((before) => before + 1)
    }
    // A slide stands as long as the first, once it has arrived.
    const timer = setInterval(goOn, AUTOPLAY_MS + (place === 0 ? 0 : SLIDE_MS))
    return () => clearInterval(timer)
  }, [place, isReady, isPlaying, isHeld])

  return {
    place,
    isPlaying,
    isReady,
    go(slide) {
      setReady(true)
      setPlace((before) => nearestPlace(slide, before))
    },
    step(direction) {
      setReady(true)
      setPlace((before) => before + direction)
    },
    setPlaying(next) {
      setReady(true)
      setChosen(next)
    },
    setHeld,
  }
}
