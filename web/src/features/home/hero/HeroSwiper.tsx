import { t } from '@lingui/core/macro'
import type { Swiper as SwiperClass } from 'swiper'
import { A11y, Keyboard } from 'swiper/modules'
import { Swiper, SwiperSlide } from 'swiper/react'
import { HeroSlide, type HeroSlidesProps } from './HeroSlide.tsx'
import { slideAria, slidePlace, SLIDES, TRANSITION_MS } from './slides.ts'

// Constant, because Swiper renders its slides twice at the start.
const CONTENTS = SLIDES.map(({ headline }, index) => <HeroSlide key={headline} index={index} hasImage />)

/** The slides, moved by Swiper. */
export function HeroSwiper({ isStill, wordsTime, onSwiper, onChange }: HeroSlidesProps) {
  const start = (swiper: SwiperClass) => {
    // The first slide continues the text animation that started before Swiper loaded.
    for (const animation of swiper.el.getAnimations({ subtree: true }))
      animation.currentTime = wordsTime.current
    onSwiper(swiper)
  }
  return (
    <Swiper
      modules={[A11y, Keyboard]}
      loop
      // Buttons also work during a transition.
      loopPreventsSliding={false}
      speed={isStill ? 0 : TRANSITION_MS}
      // useHeroSwiper.ts enables it while the hero has the focus. Page Up and Page Down must scroll the page.
      keyboard={{ enabled: false, pageUpDown: false }}
      a11y={{
        slideLabelMessage: slidePlace('{{index}}', '{{slidesLength}}'),
        itemRoleDescriptionMessage: t`slide`,
      }}
      maxBackfaceHiddenSlides={0}
      onSwiper={start}
      onRealIndexChange={({ realIndex, slides }) => {
        // Without rendering the slides again.
        for (const slide of slides)
          slide.ariaHidden = String(slide.dataset['swiperSlideIndex'] !== String(realIndex))
        onChange(realIndex)
      }}
    >
      {SLIDES.map(({ headline }, index) => (
        <SwiperSlide key={headline} {...slideAria(index)}>
          {CONTENTS[index]}
        </SwiperSlide>
      ))}
    </Swiper>
  )
}
