import { styled } from '@mui/material/styles'
import { useRef } from 'react'
import { HeroControls } from './HeroControls.tsx'
import { HeroSlide } from './HeroSlide.tsx'
import { HeroStart } from './HeroStart.tsx'
import { SLIDE_MS, SLIDES } from './slides.ts'
import { nearestPlace, slideAt, useCarousel } from './useCarousel.ts'
import { useInView } from './useInView.ts'
import { useSlideDrag } from './useSlideDrag.ts'

const Ground = styled('div')({ position: 'relative', '@media print': { display: 'none' } })

const Section = styled('section')(({ theme }) => ({
  position: 'relative',
  color: theme.vars.palette.night.ink,
  backgroundColor: theme.vars.palette.night.ground,
}))

const Frame = styled('div')({
  overflow: 'hidden',
  touchAction: 'pan-y',
  // A mouse drags slides as a finger does.
  '@media (pointer: fine)': { userSelect: 'none' },
})

// The height of the specification is a minimum: enlarged text makes the slides grow instead of overflow.
const Track = styled('div')({
  display: 'flex',
  alignItems: 'stretch',
  minHeight: 'max(70vh, 440px)',
  '@media (prefers-reduced-motion: no-preference)': { transition: `transform ${SLIDE_MS}ms ease` },
  '[data-held] > &': { transition: 'none' },
  '@supports (height: 1dvh)': { minHeight: 'max(70dvh, 440px)' },
  '& > *': { minHeight: 'inherit' },
})

/** The hero: three slides that change by themselves until somebody pauses them. */
export function Hero() {
  const section = useRef<HTMLElement>(null)
  const carousel = useCarousel()
  const { place, isReady, step, setHeld } = carousel
  const swipe = useSlideDrag({ onHold: setHeld, onSwipe: step })
  const isInView = useInView(section)
  const current = slideAt(place)
  return (
    <Ground>
      <Section ref={section} aria-roledescription="carousel" aria-label="Highlights">
        <HeroControls carousel={carousel} />
        <Frame {...swipe}>
          <Track
            className="track"
            style={{ transform: `translateX(calc(${-100 * place}% + var(--drag, 0px)))` }}
          >
            {SLIDES.map((slide, index) => (
              <HeroSlide
                key={slide.headline}
                slide={slide}
                index={index}
                count={SLIDES.length}
                shift={nearestPlace(index, place) - index}
                isCurrent={index === current}
                isShown={index === current && isInView}
                hasDrawing={index === 0 || isReady}
              />
            ))}
          </Track>
        </Frame>
      </Section>
      <HeroStart />
    </Ground>
  )
}
