import { translateDomainText } from '#i18n/domainTexts.ts'
import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Reported } from '@tracker/domain/reports/reportedCase.ts'
import { isolate } from '@tracker/domain/text/direction.ts'
import Accordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import Card from '@mui/material/Card'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { ChevronDown } from '#icons/screenIcons.tsx'
import type { Selection } from '#features/reports/selection/useSelection.ts'
import { ReporterLink } from '#features/reports/ReporterLink.tsx'
import { SelectBox } from '#features/reports/selection/SelectBox.tsx'
import { Statements } from './Statements.tsx'

/** Columns for picture, reports and decision; stacked on small screens. */
const Frame = styled(Card)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: theme.spacing(2),
  padding: theme.spacing(2),
  '& > .picture': { maxWidth: 160 },
  [theme.breakpoints.up('sm')]: {
    gap: theme.spacing(2, 3),
    '&:has(> .picture)': { gridTemplateColumns: '160px minmax(0, 1fr)' },
    '&:has(> .picture) > .decision': { gridColumn: 2 },
  },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) 320px',
    '&:has(> .picture)': { gridTemplateColumns: '160px minmax(0, 1fr) 320px' },
    '&:has(> .picture) > .decision': { gridColumn: 3 },
  },
})) as typeof Card

const Side = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: theme.spacing(1),
  overflowWrap: 'anywhere',
}))

const Heading = styled('div')({ display: 'flex', alignItems: 'flex-start' })

const Links = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.5, 2),
}))

interface Props {
  /** Id of the record. */
  id: string
  name: string
  reported: Reported
  /** Undefined if the case cannot be selected. */
  selection: Selection | undefined
  picture?: ReactNode
  /** The state of the record, if it is hidden. */
  notice: ReactNode
  links: ReactNode
  /** Everything that was entered. */
  content: ReactNode
  decision: ReactNode
}

/** A case: a record with its reports, previous decisions, and the decision form. */
export function CaseCard({
  id,
  name,
  reported,
  selection,
  picture,
  notice,
  links,
  content,
  decision,
}: Props) {
  const { reports, reports_count: count, decisions, is_own: isOwn } = reported
  const titleId = useId()
  const isolatedName = isolate(name)
  return (
    <Frame component="article" variant="outlined" aria-labelledby={titleId}>
      {picture && <div className="picture">{picture}</div>}
      <Side>
        <Heading>
          {selection && !isOwn && <SelectBox id={id} name={name} selection={selection} />}
          <Typography variant="h4" component="h2" id={titleId} dir="auto">
            {name}
          </Typography>
        </Heading>
        {notice}
        <Statements
          title={plural(count, { one: '# report', other: '# reports' })}
          statements={reports.map(({ reporter, reason, text, reported_at: at }, index) => ({
            // One report per person; an appeal has no reporter.
            id: reporter || String(index),
            word: translateDomainText(reason),
            text,
            at,
            by: reporter && <ReporterLink reporter={reporter} />,
          }))}
        />
        <Statements
          title={t`Decided before`}
          statements={decisions.map(({ decision: word, note, decided_at: at }, index) => ({
            id: String(decisions.length - index),
            word: decidedText(word),
            text: note,
            at,
          }))}
        />
        <Links>{links}</Links>
        <Accordion slotProps={{ heading: { component: 'div' } }}>
          <AccordionSummary id={`${titleId}-all`} expandIcon={<ChevronDown size={18} />}>
            <Trans>
              All that was entered<span className="visually-hidden"> about {isolatedName}</span>
            </Trans>
          </AccordionSummary>
          <AccordionDetails>{content}</AccordionDetails>
        </Accordion>
      </Side>
      {/* Several are decided together in the bar. */}
      <div className="decision" hidden={selection !== undefined && selection.ids.length > 0}>
        {decision}
      </div>
    </Frame>
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
