import { keyframes } from '@emotion/react'
import { styled } from '#theme/styled.ts'
import { Typography } from '#components/Typography.tsx'
import { Column } from '#components/Page.tsx'
import { type Slide, TEXT_SECONDS } from './slides.ts'

// Legible within half a second; the rest is a slow settle. It never starts from nothing, so that the first paint counts.
const settle = keyframes({
  '0%': { opacity: 0.05, transform: 'translateY(16px)' },
  '17%': { opacity: 1, transform: 'translateY(4px)' },
  '100%': { opacity: 1, transform: 'none' },
})

const Frame = styled('div')(({ theme }) => ({
  position: 'relative',
  flex: '0 0 100%',
  width: '100%',
  boxSizing: 'border-box',
  overflow: 'hidden',
  display: 'flex',
  alignItems: 'flex-end',
  backgroundColor: theme.vars.palette.night.ground,
  [theme.breakpoints.up('md')]: { alignItems: 'center' },
}))

/** On phones the drawing stands above the words, on wide screens at their right. */
const Drawing = styled('img')(({ theme }) => ({
  position: 'absolute',
  top: 0,
  right: 0,
  width: '100%',
  height: '62%',
  objectFit: 'cover',
  objectPosition: 'right center',
  [theme.breakpoints.up('md')]: {
    width: '88%',
    height: '100%',
    objectFit: 'contain',
    objectPosition: 'right center',
  },
}))

/** Night lapis under the words: from below on phones, from the left beside the drawing. */
const Scrim = styled('div')(({ theme }) => {
  const night = (percent: number) =>
    `color-mix(in srgb, ${theme.vars.palette.night.ground} ${percent}%, transparent)`
  return {
    position: 'absolute',
    inset: 0,
    background: `linear-gradient(to top, ${night(100)} 0 40%, ${night(88)} 52%, ${night(60)} 66%, ${night(0)} 86%)`,
    [theme.breakpoints.up('md')]: {
      background: `linear-gradient(to right, ${night(100)} 0 14%, ${night(94)} 38%, ${night(78)} 50%, ${night(0)} 68%)`,
    },
  }
})

const Words = styled(Column)(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2),
  paddingBlock: theme.spacing(4, 11),
  color: theme.vars.palette.night.ink,
  // The start of a search stands below the words.
  [theme.breakpoints.up('md')]: { paddingBlock: theme.spacing(6, 20) },
}))

/** Plays when the slide comes into view. Without motion the words are in place from the start. */
const Settling = styled('div')<{ $isShown: boolean; $delay?: number }>(({ $isShown, $delay = 0 }) => ({
  maxWidth: '46rem',
  '@media (prefers-reduced-motion: no-preference)': $isShown
    ? { animation: `${settle} ${TEXT_SECONDS}s cubic-bezier(0.2, 0.7, 0.2, 1) ${$delay}ms backwards` }
    : {},
}))

interface Props {
  slide: Slide
  index: number
  count: number
  /** How many places it is moved to the right: slides repeat for ever. */
  shift: number
  /** On show, and the hero is in view. */
  isShown: boolean
  isCurrent: boolean
  /** The drawings of later slides wait until the first is painted. */
  hasDrawing: boolean
}

export function HeroSlide({ slide, index, count, shift, isShown, isCurrent, hasDrawing }: Props) {
  return (
    <Frame
      style={shift === 0 ? {} : { transform: `translateX(${100 * shift}%)` }}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no element stands for a slide among slides
      role="group"
      aria-roledescription="slide"
      aria-label={`${index + 1} of ${count}`}
      aria-hidden={!isCurrent}
    >
      {hasDrawing && (
        <Drawing
          src={slide.image}
          alt=""
          width={1600}
          height={900}
          draggable={false}
          fetchPriority={index === 0 ? 'high' : 'auto'}
        />
      )}
      <Scrim />
      <Words>
        <Settling $isShown={isShown}>
          <Typography variant="hero" component="h2" sx={{ maxWidth: '22ch' }}>
            {slide.headline}
          </Typography>
        </Settling>
        <Settling $isShown={isShown} $delay={120}>
          <Typography sx={{ maxWidth: '34em', fontSize: '1.1875rem', textWrap: 'balance' }}>
            {slide.subtitle}
          </Typography>
        </Settling>
      </Words>
    </Frame>
  )
}
