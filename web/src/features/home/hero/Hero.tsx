import { t } from '@lingui/core/macro'
import 'swiper/css'
import 'swiper/css/a11y'
import { styled } from '@mui/material/styles'
import { useMemo, useRef } from 'react'
import { HeroControls } from './HeroControls.tsx'
import { HeroStart } from './HeroStart.tsx'
import { SLIDES } from './slides.ts'
import { useHeroSwiper } from './useHeroSwiper.ts'
import { useInView } from './useInView.ts'
import { theme } from '#theme/theme.ts'

const Ground = styled('div')({ position: 'relative', '@media print': { display: 'none' } })

const Section = styled('section')({
  position: 'relative',
  color: theme.vars.palette.night.ink,
  backgroundColor: theme.vars.palette.night.ground,
  '--swiper-wrapper-transition-timing-function': 'ease',
  // Slides can also be dragged with the mouse.
  '@media (pointer: fine)': { '& .swiper': { userSelect: 'none' } },
  // The controls and the search are drawn over the slides.
  '& .swiper, & .swiper-wrapper': { zIndex: 'auto' },
  // The specified height is a minimum, so that enlarged text does not overflow.
  '& .swiper-wrapper': {
    minHeight: 'max(70vh, 440px)',
    '@supports (height: 1dvh)': { minHeight: 'max(70dvh, 440px)' },
  },
  '& .swiper-slide': { display: 'grid', height: 'auto' },
})

// Constant, so that a change of slide does not render the search.
const START = <HeroStart />

/** The hero: three slides with autoplay. */
export function Hero() {
  const section = useRef<HTMLElement>(null)
  const wordsTime = useRef(0)
  const isInView = useInView(section)
  const { Slides, slidesProps, sectionProps, handle } = useHeroSwiper()
  const slides = useMemo(() => <Slides {...slidesProps} wordsTime={wordsTime} />, [Slides, slidesProps])
  return (
    <Ground>
      <Section
        ref={section}
        data-in-view={isInView}
        aria-roledescription={t`carousel`}
        aria-label={t`Highlights`}
        {...sectionProps}
      >
        {SLIDES.length > 1 && <HeroControls hero={handle} />}
        {slides}
      </Section>
      {START}
    </Ground>
  )
}
