import { styled } from '@mui/material/styles'
import { theme } from '#theme/theme.ts'
import { cardClasses, CardFrame } from './cardLayout.ts'

const { palette } = theme.vars

/** A card with the look of MUI's `Skeleton`, in one component instead of eight. */
const Frame = styled(CardFrame)({
  '& .bone': {
    display: 'block',
    position: 'relative',
    overflow: 'hidden',
    borderRadius: 2,
    backgroundColor: palette.rule,
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      background: `linear-gradient(90deg, transparent, ${palette.action.hover}, transparent)`,
      transform: 'translateX(-100%)',
      animation: 'wave 2s linear 0.5s infinite',
    },
    '@media (prefers-reduced-motion: reduce)': { '&::after': { display: 'none' } },
  },
})

/** Placeholder of a card, in its final size. */
export function CardSkeleton() {
  return (
    <Frame className={cardClasses.root} aria-hidden>
      <div className={cardClasses.plate}>
        <div style={{ aspectRatio: '4 / 3' }}>
          <span className="bone" style={{ height: '100%', backgroundColor: 'transparent' }} />
        </div>
      </div>
      <div className={cardClasses.axis} />
      <div className={cardClasses.body}>
        <span className="bone" style={{ width: '45%', height: 14 }} />
        <span className="bone" style={{ width: '80%', height: 24 }} />
        <span className="bone" style={{ width: '60%', height: 16 }} />
        <span className="bone" style={{ height: 60 }} />
      </div>
      <div className={cardClasses.foot}>
        <span className="bone" style={{ width: 40, height: 18 }} />
        <span className="bone" style={{ width: 110, height: 18, marginLeft: 'auto' }} />
      </div>
    </Frame>
  )
}

/**
 * Placeholders of cards in a grid.
 * @param count number of cards and placeholders together
 * @param from number of cards before them; as it grows, the other placeholders keep their places
 */
export function CardSkeletons({ count, from = 0 }: { count: number; from?: number }) {
  return Array.from({ length: count - from }, (_, index) => (
    <li key={from + index} aria-hidden>
      <CardSkeleton />
    </li>
  ))
}
