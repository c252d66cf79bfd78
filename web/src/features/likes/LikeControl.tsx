import { plural, t } from '@lingui/core/macro'
import { formatNumber } from '#i18n/format.ts'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Heart, HeartFilled } from '#icons/screenIcons.tsx'
import { theme } from '#theme/theme.ts'

const Control = styled(Button)({
  minWidth: 132,
  gap: theme.spacing(1),
  fontVariantNumeric: 'lining-nums tabular-nums',
  '& .count': { paddingLeft: theme.spacing(1), borderLeft: '1px solid currentColor' },
  '& .beating': {
    '@media (prefers-reduced-motion: no-preference)': { animation: 'beat 250ms ease-out' },
  },
})

interface Props {
  isLiked: boolean
  /** False until the like has loaded. A press before that likes the artifact once it has. */
  isKnown: boolean
  count: number
  onToggle: () => void
}

/** The toggle with heart, word and count. */
export function LikeControl({ isLiked, isKnown, count, onToggle }: Props) {
  const [taps, setTaps] = useState(0)
  const isWanted = useRef(false)
  const press = () => {
    setTaps(taps + 1)
    onToggle()
  }
  const likeAtLast = useEffectEvent(() => {
    if (isWanted.current && !isLiked) press()
    isWanted.current = false
  })
  useEffect(() => {
    if (isKnown) likeAtLast()
  }, [isKnown])
  const Icon = isLiked ? HeartFilled : Heart
  return (
    <Control
      color="secondary"
      variant={isLiked ? 'contained' : 'outlined'}
      aria-pressed={isLiked}
      aria-disabled={!isKnown}
      onClick={() => {
        if (isKnown) press()
        else isWanted.current = true
      }}
    >
      <span key={taps} className={taps > 0 && isLiked ? 'beating' : ''} style={{ lineHeight: 0 }}>
        <Icon size={20} />
      </span>
      <span>{isLiked ? t`Liked` : t`Like`}</span>
      <span className="count">
        {formatNumber(count)}
        <span className="visually-hidden">{plural(count, { one: ' like', other: ' likes' })}</span>
      </span>
    </Control>
  )
}
