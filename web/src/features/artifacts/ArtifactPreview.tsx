import { t } from '@lingui/core/macro'
import { isolate } from '@tracker/domain/text/direction.ts'
import { hasValue } from '@tracker/domain/text/hasValue.ts'
import { styled, type Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { ArtifactImage, pictureOf } from '#components/pictures/ArtifactImage.tsx'
import { Captions } from '#components/records/Captions.tsx'
import { cardClasses, OVERLINE } from '#components/records/cards/cardLayout.ts'
import { excerpt, shortPeriod } from '#components/records/cards/excerpt.ts'
import { useArtifactPreview } from '#features/artifacts/api/useArtifactPreview.ts'
import { theme } from '#theme/theme.ts'

/**
 * Height of overline, name, text and prompt with two, two, two and one lines. Reserved while loading, so that
 * the form below does not move.
 */
const MIN_HEIGHT = 176

/** Above the form, long texts would push its first field out of view. */
const TWO_LINES = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
} as const

const Frame = styled('section')({
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr)',
  alignItems: 'start',
  gap: theme.spacing(2),
  minHeight: MIN_HEIGHT,
  '& > .label': { display: 'grid', gap: theme.spacing(0.5), overflowWrap: 'anywhere' },
  [`& > .${cardClasses.plate}`]: {
    border: `1px solid ${theme.vars.palette.rule}`,
    borderRadius: 2,
    overflow: 'hidden',
  },
  [`& .${cardClasses.story}`]: theme.typography.small,
  [`& .${cardClasses.overline}`]: OVERLINE,
  [theme.breakpoints.down('md')]: {
    [`& h2, & .${cardClasses.overline}, & .${cardClasses.story}`]: TWO_LINES,
  },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
})

/** The part of an artifact that signed-out visitors see. */
export function ArtifactPreview({ id }: { id: string }) {
  const artifact = useArtifactPreview(id)
  const isAboveForm = useMediaQuery(({ breakpoints }: Theme) => breakpoints.down('md'))
  if (artifact === undefined) return <Frame aria-busy />
  if (artifact === null) return <div />
  const { artifact_name: name, artifact_type: type, created_at: period } = artifact
  return (
    <Frame aria-label={isolate(name)}>
      <div className={cardClasses.plate}>
        <ArtifactImage {...pictureOf(artifact)} alt="" ratio={isAboveForm ? '1 / 1' : '4 / 3'} eager />
      </div>
      <div className="label">
        {(type || hasValue(period)) && (
          <span className={cardClasses.overline} dir="auto">
            <Captions type={type} made={shortPeriod(period)} />
          </span>
        )}
        <Typography variant="h3" component="h2" dir="auto">
          {name}
        </Typography>
        {hasValue(artifact.short_description) && (
          <span className={cardClasses.story} dir="auto">
            {excerpt(artifact.short_description)}
          </span>
        )}
        <Typography variant="small" sx={{ fontWeight: 600 }}>
          {t`Sign in to see all of it`}
        </Typography>
      </div>
    </Frame>
  )
}
