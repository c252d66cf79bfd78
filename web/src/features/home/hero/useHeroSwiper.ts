import useMediaQuery from '@mui/material/useMediaQuery'
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react'
import type { Swiper } from 'swiper'
import { isSavingData } from '#utils/whenIdle.ts'
import type { HeroSlidesProps } from './HeroSlide.tsx'
import { HeroStill } from './HeroStill.tsx'
import { whenLoaded } from '#utils/whenLoaded.ts'

export interface HeroSwiperHandle {
  current: number
  isPlaying: boolean
  setPlaying: (isPlaying: boolean) => void
  /** Runs an action on Swiper, which is loaded first if necessary. */
  run: (action: (swiper: Swiper) => void) => void
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
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)')
  const isPlaying = chosen ?? !isStill

  const load = useCallback(() => {
    import('./HeroSwiper.tsx').then(({ HeroSwiper }) => setSlides(() => HeroSwiper)).catch(console.warn)
  }, [])
  useEffect(() => (isSavingData() ? undefined : whenLoaded(load)), [load])

  useEffect(() => {
    if (!swiper) return
    if (isPlaying) swiper.autoplay.start()
    else swiper.autoplay.stop()
    // Automatic slide changes are not announced.
    swiper.wrapperEl.setAttribute('aria-live', isPlaying ? 'off' : 'polite')
  }, [swiper, isPlaying])
  useEffect(() => {
    if (hasFocus) swiper?.keyboard.enable()
    else swiper?.keyboard.disable()
  }, [swiper, hasFocus])

  const run: HeroSwiperHandle['run'] = (action) => {
    if (swiper) return action(swiper)
    waiting.current.push(action)
    load()
  }
  const onSwiper = (ready: Swiper) => {
    setSwiper(ready)
    for (const action of waiting.current.splice(0)) action(ready)
  }
  const setPlaying = (next: boolean) => {
    setChosen(next)
    load()
  }
  return {
    Slides,
    slidesProps: { current, isStill, onSwiper, onChange: setCurrent },
    sectionProps: {
      onPointerEnter: load,
      onFocus() {
        setFocus(true)
        load()
      },
      onBlur: () => setFocus(false),
    },
    handle: { current, isPlaying, setPlaying, run },
  }
}
