/**
 * The carousel's engine. It takes over the slides that React has drawn and moves them; with three of them in a loop it
 * changes their order in the page, which React does not look at again. Loaded after the first paint.
 */
import Swiper from 'swiper'
import { Autoplay } from 'swiper/modules'
import { AUTOPLAY_MS, SLIDE_MS } from './slides.ts'

export interface CarouselEvents {
  onSlide: (index: number) => void
  onPlaying: (isPlaying: boolean) => void
}

export interface Carousel {
  go: (index: number) => void
  step: (direction: 1 | -1) => void
  play: () => void
  pause: () => void
  destroy: () => void
}

/** @param isStill nothing moves by itself, and slides change without travel */
export function startCarousel(frame: HTMLElement, isStill: boolean, events: CarouselEvents): Carousel {
  const speed = isStill ? 0 : SLIDE_MS
  const swiper = new Swiper(frame, {
    modules: [Autoplay],
    direction: 'horizontal',
    loop: true,
    speed,
    autoplay: isStill ? false : { delay: AUTOPLAY_MS, disableOnInteraction: false },
    on: {
      slideChange: ({ realIndex }) => events.onSlide(realIndex),
      autoplayStart: () => events.onPlaying(true),
      autoplayStop: () => events.onPlaying(false),
    },
  })
  return {
    go: (index) => void swiper.slideToLoop(index, speed),
    step: (direction) => void (direction === 1 ? swiper.slideNext(speed) : swiper.slidePrev(speed)),
    play: () => {
      swiper.params.autoplay = { delay: AUTOPLAY_MS, disableOnInteraction: false }
      swiper.autoplay.start()
    },
    pause: () => void swiper.autoplay.stop(),
    destroy: () => swiper.destroy(true, false),
  }
}
