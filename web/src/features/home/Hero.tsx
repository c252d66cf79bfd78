import { styled } from '@mui/material/styles'
import { useRef } from 'react'
import { HeroControls } from './HeroControls.tsx'
import { HeroSlide } from './HeroSlide.tsx'
import { HeroStart } from './HeroStart.tsx'
import { SLIDES } from './slides.ts'
import { useCarousel } from './useCarousel.ts'
import { useInView } from './useInView.ts'

const Ground = styled('div')({ position: 'relative', '@media print': { display: 'none' } })

const Section = styled('section')(({ theme }) => ({
  position: 'relative',
  color: theme.vars.palette.night.ink,
  backgroundColor: theme.vars.palette.night.ground,
}))

const Frame = styled('div')({ overflow: 'hidden', touchAction: 'pan-y' })

// The height of the specification is a minimum: enlarged text makes the slides grow instead of overflow.
const Track = styled('div')({
  display: 'flex',
  alignItems: 'stretch',
  minHeight: 'max(70vh, 440px)',
  transitionProperty: 'transform',
  '@supports (height: 1dvh)': { minHeight: 'max(70dvh, 440px)' },
  '& > *': { minHeight: 'inherit' },
})

/** The hero: three slides that change by themselves until somebody pauses them. */
export function Hero() {
  const frame = useRef<HTMLDivElement>(null)
  const section = useRef<HTMLElement>(null)
  const { index, isPlaying, isReady, withCarousel } = useCarousel(frame)
  const isInView = useInView(section)
  return (
    <Ground>
      <Section ref={section} aria-roledescription="carousel" aria-label="Highlights">
        <HeroControls index={index} isPlaying={isPlaying} withCarousel={withCarousel} />
        <Frame ref={frame} className="swiper">
          <Track className="swiper-wrapper">
            {SLIDES.map((slide, position) => (
              <HeroSlide
                key={slide.headline}
                slide={slide}
                index={position}
                count={SLIDES.length}
                isCurrent={position === index}
                isShown={position === index && isInView}
                hasDrawing={position === 0 || isReady}
              />
            ))}
          </Track>
        </Frame>
      </Section>
      <HeroStart />
    </Ground>
  )
}
