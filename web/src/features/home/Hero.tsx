import 'swiper/css'
import 'swiper/css/a11y'
import { styled } from '@mui/material/styles'
import { useRef } from 'react'
import { HeroControls } from './HeroControls.tsx'
import { HeroStart } from './HeroStart.tsx'
import { useHeroSwiper } from './useHeroSwiper.ts'
import { useInView } from './useInView.ts'

const Ground = styled('div')({ position: 'relative', '@media print': { display: 'none' } })

const Section = styled('section')(({ theme }) => ({
  position: 'relative',
  color: theme.vars.palette.night.ink,
  backgroundColor: theme.vars.palette.night.ground,
  '--swiper-wrapper-transition-timing-function': 'ease',
  // A mouse drags slides as a finger does.
  '@media (pointer: fine)': { '& .swiper': { userSelect: 'none' } },
  // The controls and the search are drawn over the slides.
  '& .swiper, & .swiper-wrapper': { zIndex: 'auto' },
  // The height of the specification is a minimum: enlarged text makes the slides grow instead of overflow.
  '& .swiper-wrapper': {
    minHeight: 'max(70vh, 440px)',
    '@supports (height: 1dvh)': { minHeight: 'max(70dvh, 440px)' },
  },
  '& .swiper-slide': { display: 'grid', height: 'auto' },
}))

/** The hero: three slides that change by themselves until somebody pauses them. */
export function Hero() {
  const section = useRef<HTMLElement>(null)
  const wordsTime = useRef(0)
  const isInView = useInView(section)
  const { Slides, slidesProps, sectionProps, handle } = useHeroSwiper()
  return (
    <Ground>
      <Section ref={section} aria-roledescription="carousel" aria-label="Highlights" {...sectionProps}>
        <HeroControls hero={handle} />
        <Slides {...slidesProps} isInView={isInView} wordsTime={wordsTime} />
      </Section>
      <HeroStart />
    </Ground>
  )
}
