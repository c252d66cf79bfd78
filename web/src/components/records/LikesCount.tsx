import { plural } from '@lingui/core/macro'
import { formatNumber } from '#i18n/format.ts'
import { styled } from '@mui/material/styles'
import { Heart } from '#icons/screenIcons.tsx'
import { theme } from '#theme/theme.ts'

const Count = styled('span')({
  ...theme.typography.small,
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(0.75),
  fontVariantNumeric: 'lining-nums tabular-nums',
  color: theme.vars.palette.text.secondary,
  '& svg': { color: theme.vars.palette.secondary.main },
})

/** The number of likes: a heart and a number, announced as "12 likes". */
export function LikesCount({ count }: { count: number }) {
  return (
    <Count>
      <Heart size={18} />
      {formatNumber(count)}
      <span className="visually-hidden">{plural(count, { one: ' like', other: ' likes' })}</span>
    </Count>
  )
}
