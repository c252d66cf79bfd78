import type { Artifact } from '@tracker/domain/artifact.ts'
import { keyframes } from '@emotion/react'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { type Viewer, useAccount } from '#data/account.ts'
import { LikesCount } from '#catalogue/LikesCount.tsx'
import { VISUALLY_HIDDEN } from '#elements/visuallyHidden.ts'
import { Heart } from '#illustrations/icons/Heart.tsx'
import { HeartFilled } from '#illustrations/icons/HeartFilled.tsx'
import { useLike } from './useLike.ts'

const beat = keyframes({ '50%': { transform: 'scale(1.15)' } })

const Control = styled(Button)(({ theme }) => ({
  minWidth: 132,
  gap: theme.spacing(1),
  fontVariantNumeric: 'lining-nums tabular-nums',
  '& .count': { paddingLeft: theme.spacing(1), borderLeft: '1px solid currentColor' },
  '& .beating': {
    '@media (prefers-reduced-motion: no-preference)': { animation: `${beat} 250ms ease-out` },
  },
}))

/** Likes and unlikes an artifact; who is not signed in sees the count. */
export default function LikeButton({ artifact }: { artifact: Artifact }) {
  const account = useAccount()
  if (account.status !== 'signed-in') return <LikesCount count={artifact.likes_count} />
  return <Toggle key={`${account.user.uid} ${artifact._id}`} artifact={artifact} user={account.user} />
}

function Toggle({ artifact, user }: { artifact: Artifact; user: Viewer }) {
  const { isLiked, isKnown, count, toggle } = useLike(artifact, user)
  const [taps, setTaps] = useState(0)
  const Icon = isLiked ? HeartFilled : Heart
  return (
    <Control
      color="secondary"
      variant={isLiked ? 'contained' : 'outlined'}
      aria-pressed={isLiked}
      aria-disabled={!isKnown}
      onClick={() => {
        if (!isKnown) return
        setTaps(taps + 1)
        toggle()
      }}
    >
      <span key={taps} className={taps > 0 && isLiked ? 'beating' : ''} style={{ lineHeight: 0 }}>
        <Icon size={20} />
      </span>
      <span>{isLiked ? 'Liked' : 'Like'}</span>
      <span className="count">
        {count.toLocaleString('en')}
        <span style={VISUALLY_HIDDEN}>{count === 1 ? ' like' : ' likes'}</span>
      </span>
    </Control>
  )
}
