import { translateDomainText } from '#i18n/domainTexts.ts'
import { Trans } from '@lingui/react/macro'
import { msg, plural, t } from '@lingui/core/macro'
import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import type { Reported } from '@tracker/domain/reports/reportedArtifact.ts'
import Accordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import Card from '@mui/material/Card'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useHiddenPhoto } from '#firebase/artifacts/useHiddenPhoto.ts'
import { ArtifactImage } from '#components/pictures/ArtifactImage.tsx'
import { RowNotice } from '#components/states/Notice.tsx'
import { TextLink } from '#components/layout/TextLink.tsx'
import { ChevronDown } from '#icons/screenIcons.tsx'
import { artifactAddress, moderationAddress } from '#navigation/paths.ts'
import { AllFields } from './AllFields.tsx'
import { useDecide } from './api/useReported.ts'
import { type Choice, DecisionForm, DISMISS, HIDE, RESTORE } from './DecisionForm.tsx'
import { HiddenNote } from './HiddenNote.tsx'
import { type HiddenState, hiddenState } from './hiddenState.ts'
import { SelectBox } from './selection/SelectBox.tsx'
import { Statements } from './Statements.tsx'
import type { Selection } from './selection/useSelection.ts'
import { isolate } from '@tracker/domain/text/direction.ts'

/** Columns for picture, reports and decision; stacked on small screens. */
const Case = styled(Card)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: theme.spacing(2),
  padding: theme.spacing(2),
  '& > .picture': { maxWidth: 160 },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: '160px minmax(0, 1fr)',
    gap: theme.spacing(2, 3),
    '& > .decision': { gridColumn: 2 },
  },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '160px minmax(0, 1fr) 320px',
    '& > .decision': { gridColumn: 3 },
  },
})) as typeof Card

const Links = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.5, 2),
}))

const Side = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: theme.spacing(1),
  overflowWrap: 'anywhere',
}))

const Heading = styled('div')({ display: 'flex', alignItems: 'flex-start' })

interface Props {
  reported: Reported
  /** Undefined if the case cannot be selected. */
  selection?: Selection
}

/** A reported artifact with its reports, previous decisions, and the decision form. */
export function ReportedCase({ reported, selection }: Props) {
  const { artifact, reports, reports_count: count, decisions, is_own: isOwn } = reported
  const id = useId()
  const isHidden = artifact.hidden_reason !== undefined
  const privateSrc = useHiddenPhoto(isHidden ? artifact.artifact_image : '', 'medium')
  const name = artifact.artifact_name.trim() || t`Unnamed artifact`
  const isolatedName = isolate(name)
  const adder = isolate(artifact.adder_name)
  return (
    <Case component="article" variant="outlined" aria-labelledby={id}>
      <div className="picture">
        <ArtifactImage
          src={artifact.artifact_image}
          privateSrc={privateSrc}
          name={name}
          id={artifact._id}
          type={artifact.artifact_type}
          alt=""
        />
      </div>
      <Side>
        <Heading>
          {selection && !isOwn && <SelectBox id={artifact._id} name={name} selection={selection} />}
          <Typography variant="h4" component="h2" id={id} dir="auto">
            {name}
          </Typography>
        </Heading>
        <HiddenNote artifact={artifact} />
        <Statements
          title={plural(count, { one: '# report', other: '# reports' })}
          statements={reports.map(({ reason, text, reported_at: at }) => ({
            word: translateDomainText(reason),
            text,
            at,
          }))}
        />
        <Statements
          title={t`Decided before`}
          statements={decisions.map(({ decision, note, decided_at: at }) => ({
            word: decidedText(decision),
            text: note,
            at,
          }))}
        />
        <Links>
          <Typography variant="small" component="span" color="textSecondary" dir="auto">
            {t`Added by ${adder}`}
          </Typography>
          <TextLink to={artifactAddress(artifact._id)} aria-label={t`Details of ${isolatedName}`}>
            {t`Details`}
          </TextLink>
          <TextLink
            to={moderationAddress(reported.adder_uid)}
            aria-label={t`All by this contributor, ${adder}, who added ${isolatedName}`}
          >
            {t`All by this contributor`}
          </TextLink>
        </Links>
        <Accordion slotProps={{ heading: { component: 'div' } }}>
          <AccordionSummary id={`${id}-all`} expandIcon={<ChevronDown size={18} />}>
            <Trans>
              All that was entered<span className="visually-hidden"> about {isolatedName}</span>
            </Trans>
          </AccordionSummary>
          <AccordionDetails>
            <AllFields artifact={artifact} />
          </AccordionDetails>
        </Accordion>
      </Side>
      <div className="decision">
        {isOwn ? (
          <RowNotice severity="info">{t`You added this artifact: another curator decides on it.`}</RowNotice>
        ) : (
          <Decide key={decisions.length} artifact={artifact} />
        )}
      </div>
    </Case>
  )
}

const KEEP_HIDDEN: Choice = { decision: 'hide', label: msg`Keep hidden` }

/**
 * Possible decisions. Restoring an artifact of a suspended contributor requires lifting the suspension first.
 */
const CHOICES: Readonly<Record<Exclude<HiddenState, null> | 'visible', readonly [Choice, Choice]>> = {
  visible: [HIDE, DISMISS],
  decision: [RESTORE, DISMISS],
  suspension: [KEEP_HIDDEN, DISMISS],
  hold: [{ decision: 'restore', label: msg`Show` }, KEEP_HIDDEN],
}

function Decide({ artifact }: { artifact: Artifact }) {
  const { mutateAsync: decide } = useDecide(artifact._id)
  const hidden = hiddenState(artifact)
  return (
    <DecisionForm
      name={artifact.artifact_name}
      choices={CHOICES[hidden ?? 'visible']}
      helper={
        hidden === 'decision'
          ? t`It is kept with the decision.`
          : t`Whoever added it reads this when it is hidden.`
      }
      decide={decide}
    />
  )
}

function decidedText(decision: string): string {
  switch (decision) {
    case 'hide':
      return t`Hidden`
    case 'restore':
      return t`Restored`
    case 'dismiss':
      return t`Dismissed`
    default:
      return decision
  }
}
