import { t } from '@lingui/core/macro'
import { styled } from '@mui/material/styles'
import { Column } from '#components/layout/Page.tsx'
import { useHydrated } from '#components/hooks/useHydrated.ts'
import { ArrowLeft, ArrowRight, Pause, Play } from '#icons/icons.tsx'
import { SLIDES } from './slides.ts'
import type { HeroSwiperHandle } from './useHeroSwiper.ts'
import { PLAIN_BUTTON } from '#theme/components/buttons.ts'
import { theme } from '#theme/theme.ts'

const Root = styled('div')({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  zIndex: 1,
  pointerEvents: 'none',
})

const Row = styled(Column)({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  paddingBottom: theme.spacing(0.75),
  // Aligns the icons with the text.
  '& > :first-of-type': { marginLeft: -14 },
  [theme.breakpoints.up('md')]: { paddingBottom: theme.spacing(4) },
  '& > button': {
    ...PLAIN_BUTTON,
    pointerEvents: 'auto',
    color: theme.vars.palette.night.ink,
    '&:focus-visible': { outline: `2px solid ${theme.vars.palette.night.focus}`, outlineOffset: -2 },
    '@media (hover: hover)': { '&:hover': { color: theme.vars.palette.night.gold } },
  },
  '& > .dot': {
    width: 28,
    '&::before': {
      content: '""',
      width: 12,
      height: 12,
      boxSizing: 'border-box',
      border: `1.5px solid ${theme.vars.palette.night.ink}`,
      transform: 'rotate(45deg)',
    },
    '&[aria-current="true"]::before': {
      // The border fills the diamond, because forced colours keep borders.
      border: `6px solid ${theme.vars.palette.night.gold}`,
    },
  },
})

/** Pause, previous, next, and one diamond per slide. */
export function HeroControls({ hero }: { hero: HeroSwiperHandle }) {
  const { current, isPlaying, isWaiting, setPlaying, run } = hero
  const disabled = !useHydrated()
  return (
    <Root>
      <Row>
        <button
          type="button"
          disabled={disabled}
          aria-label={isPlaying ? t`Pause slides` : t`Play slides`}
          onClick={() => setPlaying(!isPlaying)}
        >
          {isPlaying ? <Pause size={24} /> : <Play size={24} />}
        </button>
        <button
          type="button"
          disabled={disabled}
          aria-label={t`Previous slide`}
          onClick={() => run((swiper) => swiper.slidePrev())}
        >
          <ArrowLeft size={24} />
        </button>
        {SLIDES.map(({ headline }, index) => (
          <button
            type="button"
            className="dot"
            key={headline}
            disabled={disabled}
            aria-label={t`Slide ${{ number: index + 1 }}`}
            aria-current={index === current}
            onClick={() => run((swiper) => swiper.slideToLoop(index))}
          />
        ))}
        <button
          type="button"
          disabled={disabled}
          aria-label={t`Next slide`}
          onClick={() => run((swiper) => swiper.slideNext())}
        >
          <ArrowRight size={24} />
        </button>
        {isWaiting && <output>{t`Loading`}</output>}
      </Row>
    </Root>
  )
}
