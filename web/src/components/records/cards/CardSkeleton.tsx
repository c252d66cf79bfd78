import Skeleton from '@mui/material/Skeleton'
import { cardClasses, CardFrame } from './cardLayout.ts'

/** Placeholder of a card, in its final size. */
export function CardSkeleton() {
  return (
    <CardFrame component="article" variant="outlined" className={cardClasses.root} aria-hidden>
      <div className={cardClasses.plate}>
        <div style={{ aspectRatio: '4 / 3' }}>
          <Skeleton style={{ height: '100%', backgroundColor: 'transparent' }} />
        </div>
      </div>
      <div className={cardClasses.axis} />
      <div className={cardClasses.body}>
        <Skeleton width="45%" height={14} />
        <Skeleton width="80%" height={24} />
        <Skeleton width="60%" height={16} />
        <Skeleton height={60} />
      </div>
      <div className={cardClasses.foot}>
        <Skeleton width={40} height={18} />
        <Skeleton width={110} height={18} style={{ marginLeft: 'auto' }} />
      </div>
    </CardFrame>
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
