import type { Artifact } from '@tracker/domain/artifact.ts'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router'
import { ArtifactImage } from '#components/ArtifactImage.tsx'
import { LikesCount } from '#components/LikesCount.tsx'
import { ArrowRight } from '#icons.tsx'
import { artifactAddress } from '#paths.ts'
import { CARD, CardBody, CardFooter, CardFrame, CLAMPED } from './cardLayout.ts'
import { isolate } from '@tracker/domain/direction.ts'

const ViewDetails = styled(Link)(({ theme }) => ({
  ...theme.typography.button,
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(0.75),
  minHeight: 44,
  marginLeft: 'auto',
  color: theme.vars.palette.primary.main,
  textDecoration: 'none',
  // The whole card can be pressed, yet there is one link and one tab stop.
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '@media (hover: hover)': { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
}))

const isTold = (text: string) => text.trim() !== '' && text.trim().toLowerCase() !== 'unknown'

/** The period alone: what is said about it in brackets or after a semicolon is for the detail page. */
const withoutAside = (period: string) => period.split(/[(;]/)[0]?.trim() || period

interface Props {
  artifact: Artifact
  /** The level of the name's heading on this screen. */
  heading: 'h2' | 'h3'
  eager?: boolean
  /** Why it is here, above its label. */
  note?: string
}

/** An artifact in a grid, in the order of a museum label. */
export function ArtifactCard({ artifact, heading, eager = false, note = '' }: Props) {
  const name = artifact.artifact_name
  const overline = [artifact.artifact_type, isolate(withoutAside(artifact.created_at))]
    .filter(isTold)
    .join(' · ')
  return (
    <CardFrame className={CARD}>
      <div className="plate">
        <ArtifactImage src={artifact.artifact_image} type={artifact.artifact_type} alt={name} eager={eager} />
      </div>
      <CardBody>
        {note && (
          <Typography variant="small" color="textSecondary" dir="auto">
            {note}
          </Typography>
        )}
        {overline && (
          <Typography variant="label" dir="auto" sx={{ ...CLAMPED, WebkitLineClamp: 1 }}>
            {overline}
          </Typography>
        )}
        <Typography variant="h4" component={heading} dir="auto" sx={{ ...CLAMPED, WebkitLineClamp: 2 }}>
          {name}
        </Typography>
        {isTold(artifact.discovered_by) && (
          <Typography
            variant="small"
            color="textSecondary"
            dir="auto"
            sx={{ ...CLAMPED, WebkitLineClamp: 2 }}
          >
            Discovered by {isolate(artifact.discovered_by)}
          </Typography>
        )}
        {artifact.short_description.trim() && (
          <Typography variant="small" dir="auto" sx={{ ...CLAMPED, WebkitLineClamp: 3 }}>
            {artifact.short_description}
          </Typography>
        )}
      </CardBody>
      <CardFooter>
        <LikesCount count={artifact.likes_count} />
        <ViewDetails to={artifactAddress(artifact._id)}>
          <span>
            View Details<span className="visually-hidden"> of {isolate(name)}</span>
          </span>
          <ArrowRight size={18} />
        </ViewDetails>
      </CardFooter>
    </CardFrame>
  )
}
