import { Trans } from '@lingui/react/macro'
import { formatNumber } from '#i18n/format.ts'
import Chip from '@mui/material/Chip'
import { styled } from '@mui/material/styles'
import { hasValue } from '@tracker/domain/text/hasValue.ts'
import { Captions } from '#components/records/Captions.tsx'
import { LikesCount } from '#components/records/LikesCount.tsx'
import type { RecordLine } from './records.ts'
import { theme } from '#theme/theme.ts'

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.5, 1.5),
  maxWidth: '100%',
  [theme.breakpoints.up('sm')]: {
    flexWrap: 'nowrap',
    alignItems: 'start',
    '& > :not(.MuiChip-root)': { flex: 'none' },
  },
})

const New = styled('span')({
  ...theme.typography.small,
  marginLeft: theme.spacing(-0.75),
  fontWeight: 600,
  fontVariantNumeric: 'lining-nums tabular-nums',
  color: theme.vars.palette.secondary.main,
})

const Notes = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(0.5),
  maxWidth: '100%',
})

type Props = Pick<RecordLine, 'period' | 'likes' | 'newLikes' | 'note'>

/** The facts below a record's discoverer: discovery period, likes, new likes, notices. */
export function RecordFacts({ period, likes, newLikes = 0, note }: Props) {
  const hasLine = hasValue(period) || likes !== undefined
  return (
    <>
      {hasLine && (
        <Line>
          {hasValue(period) && (
            <Chip variant="period" title={period} label={<Captions found={period} />} dir="auto" />
          )}
          {likes !== undefined && <LikesCount count={likes} />}
          {newLikes > 0 && (
            <New>
              <Trans>
                +{formatNumber(newLikes)}
                <span className="visually-hidden"> new</span>
              </Trans>
            </New>
          )}
        </Line>
      )}
      {note && <Notes>{note}</Notes>}
    </>
  )
}
