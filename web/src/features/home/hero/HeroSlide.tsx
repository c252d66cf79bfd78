import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { Column } from '#components/layout/Page.tsx'
import type { Swiper } from 'swiper'
import { siteText } from '#i18n/siteText.ts'
import { SLIDES, TEXT_SECONDS } from './slides.ts'
import { theme } from '#theme/theme.ts'

const Frame = styled('div')({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  backgroundColor: theme.vars.palette.night.ground,
  [theme.breakpoints.down('md')]: { gridTemplateRows: 'minmax(170px, 1fr) auto' },
  [theme.breakpoints.up('md')]: { alignContent: 'center' },
})

/**
 * The drawing is above the text on small screens, to its right on wide ones. Its subject spans 120 to 830 of
 * 900 units of height.
 */
const Drawing = styled('img')<{ $centre: number }>(({ theme, $centre }) => ({
  position: 'absolute',
  zIndex: -1,
  [theme.breakpoints.down('md')]: {
    gridArea: '1 / 1 / 2 / 2',
    top: '-12%',
    left: '50%',
    width: 'auto',
    maxWidth: 'none',
    height: '116%',
    transform: `translateX(-${$centre}%)`,
  },
  [theme.breakpoints.up('md')]: {
    right: 0,
    width: '88%',
    height: '100%',
    objectFit: 'contain',
    objectPosition: 'right center',
  },
}))

/** Gradient behind the text. */
const Scrim = styled('div')(({ theme }) => {
  const night = (percent: number) =>
    `color-mix(in srgb, ${theme.vars.palette.night.ground} ${percent}%, transparent)`
  return {
    [theme.breakpoints.up('md')]: {
      position: 'absolute',
      zIndex: -1,
      inset: 0,
      background: `linear-gradient(to right, ${night(100)} 0 14%, ${night(94)} 38%, ${night(78)} 50%, ${night(0)} 68%)`,
      '@media (forced-colors: active)': { right: '50%', backgroundColor: 'Canvas' },
    },
  }
})

const Words = styled(Column)({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(1.25),
  color: theme.vars.palette.night.ink,
  '& h2': { maxWidth: '22ch' },
  '& p': { maxWidth: '34em', textWrap: 'balance' },
  // Space for the search form and the controls.
  [theme.breakpoints.down('md')]: {
    gridRow: 2,
    paddingBlock: theme.spacing(0.75, 15),
    '& h2': { fontSize: '2rem' },
    '& p': { lineHeight: 1.5 },
  },
  [theme.breakpoints.up('md')]: {
    gap: theme.spacing(2),
    paddingBlock: theme.spacing(6, 20),
    '& p': { fontSize: '1.1875rem' },
  },
})

/** Animates the text of the current slide while the hero is in view. Static with reduced motion. */
const Settling = styled('div')({
  maxWidth: '46rem',
  '@media (prefers-reduced-motion: no-preference)': {
    '[data-in-view="true"] .swiper-slide-active &': {
      animation: `settle ${TEXT_SECONDS}s cubic-bezier(0.2, 0.7, 0.2, 1) backwards`,
    },
    '[data-in-view="true"] .swiper-slide-active & + &': { animationDelay: '120ms' },
  },
})

/** Props shared by the static slides and Swiper's. */
export interface HeroSlidesProps {
  /** True to omit transitions, for users who prefer reduced motion. */
  isStill: boolean
  /** Elapsed time of the text animation in milliseconds, when Swiper replaced the static slides. */
  wordsTime: { current: number }
  onSwiper: (swiper: Swiper) => void
  /** Called with the index of the new slide. */
  onChange: (index: number) => void
}

interface Props {
  index: number
  /** False delays the image, so that it does not compete with the first slide's. */
  hasImage: boolean
}

/** The content of a slide: its image, headline and subtitle. */
export function HeroSlide({ index, hasImage }: Props) {
  const slide = SLIDES[index]
  if (!slide) return null
  return (
    <Frame>
      <Words>
        <Settling>
          <Typography variant="hero" component="h2">
            {siteText(slide.headline)}
          </Typography>
        </Settling>
        <Settling>
          <Typography>{siteText(slide.subtitle)}</Typography>
        </Settling>
      </Words>
      {/* After the words, on whose height its place depends: the first paint may fall between them. */}
      {hasImage && (
        <Drawing
          $centre={slide.centre ?? 50}
          src={slide.image}
          alt=""
          width={1600}
          height={900}
          draggable={false}
          fetchPriority={index === 0 ? 'high' : 'auto'}
        />
      )}
      <Scrim />
    </Frame>
  )
}
