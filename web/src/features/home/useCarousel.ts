import { type RefObject, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { toast } from '#notifications/toast.ts'
import { isSavingData } from '#whenIdle.ts'
import type { Carousel } from './carousel.ts'
import { whenLoaded } from './whenLoaded.ts'

const wantsStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches
const unwatched = () => () => {}

interface Controls {
  /** The slide on show. */
  index: number
  isPlaying: boolean
  /** Whether the engine has taken over. */
  isReady: boolean
  /** Does something with the engine, loading it when it is not there yet. */
  withCarousel: (act: (carousel: Carousel) => void) => void
}

/** Starts the engine on a frame of slides once the browser is idle and may load it, or as soon as somebody uses a control. */
export function useCarousel(frame: RefObject<HTMLElement | null>): Controls {
  const [index, setIndex] = useState(0)
  const [isReady, setReady] = useState(false)
  const [chosen, setPlaying] = useState<boolean>()
  // What is rendered while building plays: it knows nobody's wishes.
  const isStill = useSyncExternalStore(unwatched, wantsStillness, () => false)
  const starting = useRef<() => Promise<Carousel | null>>(() => Promise.resolve(null))

  useEffect(() => {
    const element = frame.current
    if (!element) return undefined
    let started: Promise<Carousel | null> | undefined
    let isGone = false
    const start = () => {
      started ??= import('./carousel.ts').then(({ startCarousel }) => {
        if (isGone) return null
        const carousel = startCarousel(element, wantsStillness(), {
          onSlide: setIndex,
          onPlaying: setPlaying,
        })
        setReady(true)
        return carousel
      })
      return started
    }
    starting.current = start
    // Without its engine the hero shows its first slide; a control that is pressed tells why.
    const cancel = isSavingData() ? undefined : whenLoaded(() => void start().catch(() => undefined))
    return () => {
      isGone = true
      cancel?.()
      void started?.then((carousel) => carousel?.destroy()).catch(() => undefined)
    }
  }, [frame])

  const withCarousel = useCallback((act: (carousel: Carousel) => void) => {
    starting.current().then(
      (carousel) => carousel && act(carousel),
      (error: unknown) => toast.failure(error),
    )
  }, [])
  return { index, isPlaying: chosen ?? !isStill, isReady, withCarousel }
}
