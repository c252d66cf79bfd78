import { useLayoutEffect, useRef } from 'react'
import { HeroSlide, type HeroSlidesProps } from './HeroSlide.tsx'
import { slideAria, SLIDES } from './slides.ts'

/** Static slides shown until Swiper is loaded, with the same markup as Swiper's. */
export function HeroStill({ wordsTime }: HeroSlidesProps) {
  const root = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current: element } = root
    return () => {
      const animation = element?.getAnimations({ subtree: true }).at(0)
      wordsTime.current = Number(animation?.currentTime ?? Number.MAX_SAFE_INTEGER)
    }
  }, [wordsTime])
  return (
    <div ref={root} className="swiper">
      <div className="swiper-wrapper">
        {SLIDES.map(({ headline }, index) => (
          <div
            key={headline}
            className={index === 0 ? 'swiper-slide swiper-slide-active' : 'swiper-slide'}
            {...slideAria(index)}
          >
            <HeroSlide index={index} hasImage={index === 0} />
          </div>
        ))}
      </div>
    </div>
  )
}
