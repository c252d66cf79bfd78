import { formatNumber } from '@tracker/domain/text/formatNumber.ts'
import type { Reported } from '@tracker/domain/reports/reportedArtifact.ts'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useHiddenPhoto } from '#firebase/useHiddenPhoto.ts'
import { ArtifactImage } from '#components/pictures/ArtifactImage.tsx'
import { TextLink } from '#components/layout/TextLink.tsx'
import { artifactAddress, moderationAddress } from '#navigation/paths.ts'
import { AllFields } from './AllFields.tsx'
import { DecisionForm } from './DecisionForm.tsx'
import { HiddenNote } from './HiddenNote.tsx'
import { hiddenState } from './hiddenState.ts'
import { SelectBox } from './SelectBox.tsx'
import { Statements } from './Statements.tsx'
import type { Selection } from './useSelection.ts'
import { isolate } from '@tracker/domain/text/direction.ts'

const COLUMNS = '2.5 2.5 2.5 1'

const Case = styled('article')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(3),
  padding: theme.spacing(2),
  border: `1px solid ${theme.vars.palette.rule}`,
  borderRadius: 2,
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: '2fr 3fr',
    gap: theme.spacing(4),
    padding: theme.spacing(3),
  },
}))

const Side = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: theme.spacing(2),
  overflowWrap: 'anywhere',
}))

const Heading = styled('div')({ display: 'flex', alignItems: 'flex-start' })

interface Props {
  reported: Reported
  /** Without it, the case cannot be selected. */
  selection?: Selection
}

/** A reported artifact with its reports, decisions and the decision form. */
export function ReportedCase({ reported, selection }: Props) {
  const { artifact, reports, reports_count: count, decisions, is_own: isOwn } = reported
  const id = useId()
  const isHidden = artifact.hidden_reason !== undefined
  const privateSrc = useHiddenPhoto(isHidden ? artifact.artifact_image : '', 'medium')
  const name = artifact.artifact_name.trim() || 'Unnamed artifact'
  return (
    <Case aria-labelledby={id}>
      <Side>
        <ArtifactImage
          src={artifact.artifact_image}
          privateSrc={privateSrc}
          name={name}
          id={artifact._id}
          type={artifact.artifact_type}
          alt=""
          columns={COLUMNS}
        />
        <Heading>
          {selection && !isOwn && <SelectBox id={artifact._id} name={name} selection={selection} />}
          <Typography variant="h3" component="h2" id={id} dir="auto">
            {name}
          </Typography>
        </Heading>
        <HiddenNote artifact={artifact} />
        <AllFields artifact={artifact} />
        <Typography variant="small" color="textSecondary" dir="auto">
          Added by {isolate(artifact.adder_name)}
        </Typography>
        <div>
          <TextLink to={artifactAddress(artifact._id)} aria-label={`Details of ${isolate(name)}`}>
            Details
          </TextLink>
        </div>
        <div>
          <TextLink
            to={moderationAddress(reported.adder_uid)}
            aria-label={`All by this contributor, ${isolate(artifact.adder_name)}, who added ${isolate(name)}`}
          >
            All by this contributor
          </TextLink>
        </div>
      </Side>
      <Side>
        <Statements
          title={count === 1 ? '1 report' : `${formatNumber(count)} reports`}
          statements={reports.map(({ reason, text, reported_at: at }) => ({ word: reason, text, at }))}
        />
        <Statements
          title="Decided before"
          statements={decisions.map(({ decision, note, decided_at: at }) => ({
            word: DECIDED[decision] ?? decision,
            text: note,
            at,
          }))}
        />
        {isOwn ? (
          <Typography color="textSecondary">
            You added this artifact: another curator decides on it.
          </Typography>
        ) : (
          <DecisionForm key={decisions.length} id={artifact._id} name={name} hidden={hiddenState(artifact)} />
        )}
      </Side>
    </Case>
  )
}

const DECIDED: Readonly<Record<string, string>> = {
  hide: 'Hidden',
  restore: 'Restored',
  dismiss: 'Dismissed',
}
