import useMediaQuery from '@mui/material/useMediaQuery'
import { type ComponentType, startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Swiper } from 'swiper'
import { toast } from '#notifications/toast.ts'
import { isSavingData } from '#utils/whenIdle.ts'
import type { HeroSlidesProps } from './HeroSlide.tsx'
import { HeroStill } from './HeroStill.tsx'
import { AUTOPLAY_MS } from './slides.ts'
import { whenLoaded } from '#utils/whenLoaded.ts'

export interface HeroSwiperHandle {
  current: number
  isPlaying: boolean
  /** True while a pressed control waits for Swiper. */
  isWaiting: boolean
  setPlaying: (isPlaying: boolean) => void
  /** Runs an action on Swiper, which is loaded first if necessary. */
  run: (action: (swiper: Swiper) => void) => void
}

/** Events of Swiper that restart the time of the slide. */
const RESTARTS = ['realIndexChange', 'slideChangeTransitionEnd', 'touchEnd'] as const

/**
 * Shows the next slide at intervals, in a visible tab and unless a finger holds the slide. Swiper's Autoplay would
 * request every frame. Returns a function that stops it.
 */
function startAutoplay(swiper: Swiper): () => void {
  let timer: ReturnType<typeof setInterval> | undefined
  const stop = () => clearInterval(timer)
  const restart = () => {
    stop()
    timer = setInterval(() => !document.hidden && swiper.slideNext(), AUTOPLAY_MS)
  }
  for (const event of RESTARTS) swiper.on(event, restart)
  swiper.on('touchStart', stop)
  restart()
  return () => {
    stop()
    swiper.off('touchStart', stop)
    for (const event of RESTARTS) swiper.off(event, restart)
  }
}

/**
 * Loads Swiper when the page is idle or on first interaction; until then the slides are static. On a slow
 * connection or with data saving, only an interaction loads it.
 */
export function useHeroSwiper() {
  const [Slides, setSlides] = useState<ComponentType<HeroSlidesProps>>(() => HeroStill)
  const [swiper, setSwiper] = useState<Swiper>()
  const [current, setCurrent] = useState(0)
  const [chosen, setChosen] = useState<boolean>()
  const [hasFocus, setFocus] = useState(false)
  const waiting = useRef<((swiper: Swiper) => void)[]>([])
  const [isWaiting, setWaiting] = useState(false)
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)')
  const isPlaying = chosen ?? !isStill

  const load = useCallback((onFailure: (error: unknown) => void) => {
    import('./HeroSwiper.tsx')
      // In a transition, React renders the slides in steps.
      .then(({ HeroSwiper }) => startTransition(() => setSlides(() => HeroSwiper)))
      .catch(onFailure)
  }, [])
  useEffect(() => (isSavingData() ? undefined : whenLoaded(() => load(console.warn))), [load])

  useEffect(() => {
    if (!swiper) return undefined
    // Automatic slide changes are not announced.
    swiper.wrapperEl.setAttribute('aria-live', isPlaying ? 'off' : 'polite')
    return isPlaying ? startAutoplay(swiper) : undefined
  }, [swiper, isPlaying])
  useEffect(() => {
    if (hasFocus) swiper?.keyboard.enable()
    else swiper?.keyboard.disable()
  }, [swiper, hasFocus])

  const run: HeroSwiperHandle['run'] = (action) => {
    if (swiper) return action(swiper)
    waiting.current.push(action)
    setWaiting(true)
    load((error) => {
      waiting.current = []
      setWaiting(false)
      toast.failure(error)
    })
  }
  const slidesProps = useMemo(
    () => ({
      isStill,
      onChange: setCurrent,
      onSwiper(ready: Swiper) {
        setSwiper(ready)
        setWaiting(false)
        for (const action of waiting.current.splice(0)) action(ready)
      },
    }),
    [isStill],
  )
  const setPlaying = (next: boolean) => {
    setChosen(next)
    load(toast.failure)
  }
  return {
    Slides,
    slidesProps,
    sectionProps: {
      onPointerEnter: () => load(console.warn),
      onFocus() {
        setFocus(true)
        load(console.warn)
      },
      onBlur: () => setFocus(false),
    },
    handle: { current, isPlaying, isWaiting, setPlaying, run },
  }
}
