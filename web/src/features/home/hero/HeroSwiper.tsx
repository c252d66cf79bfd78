import { t } from '@lingui/core/macro'
import type { Swiper as SwiperClass } from 'swiper'
import { A11y, Autoplay, Keyboard } from 'swiper/modules'
import { Swiper, SwiperSlide } from 'swiper/react'
import { HeroSlide, type HeroSlidesProps } from './HeroSlide.tsx'
import { AUTOPLAY_MS, slideAria, slidePlace, SLIDES, TRANSITION_MS } from './slides.ts'

/** The slides, moved by Swiper. */
export function HeroSwiper({ current, isInView, isStill, wordsTime, onSwiper, onChange }: HeroSlidesProps) {
  const start = (swiper: SwiperClass) => {
    // The first slide continues the text animation that started before Swiper loaded.
    for (const animation of swiper.el.getAnimations({ subtree: true }))
      animation.currentTime = wordsTime.current
    onSwiper(swiper)
  }
  return (
    <Swiper
      modules={[Autoplay, A11y, Keyboard]}
      loop
      // Buttons also work during a transition.
      loopPreventsSliding={false}
      speed={isStill ? 0 : TRANSITION_MS}
      // Without a transition, `transitionend` does not fire.
      autoplay={{ delay: AUTOPLAY_MS, disableOnInteraction: false, waitForTransition: !isStill }}
      // useHeroSwiper.ts enables it while the hero has the focus. Page Up and Page Down must scroll the page.
      keyboard={{ enabled: false, pageUpDown: false }}
      a11y={{
        slideLabelMessage: slidePlace('{{index}}', '{{slidesLength}}'),
        itemRoleDescriptionMessage: t`slide`,
      }}
      maxBackfaceHiddenSlides={0}
      onSwiper={start}
      onRealIndexChange={({ realIndex }) => onChange(realIndex)}
    >
      {SLIDES.map(({ headline }, index) => (
        <SwiperSlide key={headline} {...slideAria(index, current)}>
          <HeroSlide index={index} isShown={index === current && isInView} hasImage />
        </SwiperSlide>
      ))}
    </Swiper>
  )
}
