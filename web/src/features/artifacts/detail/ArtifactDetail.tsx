import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import { formatDay } from '@tracker/domain/time/dateFormat.ts'
import { isolate } from '@tracker/domain/text/direction.ts'
import { hasValue } from '@tracker/domain/text/hasValue.ts'
import { meanderTurns } from '@tracker/domain/time/meander.ts'
import Typography from '@mui/material/Typography'
import { type ReactNode, useRef } from 'react'
import Button from '@mui/material/Button'
import { Column } from '#components/layout/Page.tsx'
import { useArrivalFocus, usePageTitle } from '#components/layout/pageHeading.ts'
import { shareArtifact, ShareIcon } from '#components/records/share.ts'
import { TextLink } from '#components/layout/TextLink.tsx'
import { TimeMeander } from '#components/records/TimeMeander.tsx'
import { contributorAddress } from '#navigation/paths.ts'
import { Colophon } from './Colophon.tsx'
import { Actions, DetailLayout, LabelColumn, PlateColumn, Provenance, TextColumn } from './detailLayout.ts'
import { Facts } from './Facts.tsx'
import { leadsOf } from './leads.ts'
import { isLong, LongText } from './LongText.tsx'
import { DetailPicture } from '#features/artifacts/picture/DetailPicture.tsx'
import { PictureCaption } from '#features/artifacts/picture/PictureCaption.tsx'
import { WayBack } from './WayBack.tsx'

interface Props {
  artifact: Artifact
  /** Whose page leads on from it; undefined while that is not known. */
  adderUid?: string | undefined
  /** When it was last changed (ISO 8601); empty when it was not. */
  updatedAt?: string | undefined
  likeButton: ReactNode
  /** What its adder can do beside. */
  ownActions?: ReactNode
  /** What changed, for those who may see it. */
  history?: ReactNode
  /** At the end of the label. */
  reportButton?: ReactNode
  /** In place of what can be done, for an artifact that is hidden. */
  notice?: ReactNode
  /** Below plate and label. */
  below?: ReactNode
}

/** Characters up to which a name has the largest type, and the next one. */
const SHORT_NAME = 48
const LONG_NAME = 100
const nameSize = ({ length }: string) => (length <= SHORT_NAME ? 'h1' : length <= LONG_NAME ? 'h2' : 'h3')

/** A text that stands below plate and label. */
function Prose({ title, text }: { title: string; text: string }) {
  return (
    <section>
      <Typography variant="h3" component="h2" sx={{ marginBottom: 1.5 }}>
        {title}
      </Typography>
      <LongText text={text} label={title} />
    </section>
  )
}

/** An artifact on a page of its own: plate and label side by side, texts below. What is not known is left out. */
export function ArtifactDetail({ artifact, adderUid, updatedAt, likeButton, ...parts }: Props) {
  const { ownActions, history, reportButton, notice, below } = parts
  const heading = useRef<HTMLHeadingElement>(null)
  const leads = leadsOf(artifact)
  const { artifact_name: name, historical_context: context, short_description: description } = artifact
  const adder = isolate(artifact.adder_name)
  usePageTitle(isolate(name))
  useArrivalFocus(heading)
  return (
    <Column>
      <DetailLayout>
        <WayBack id={artifact._id} />
        <PlateColumn>
          <DetailPicture artifact={artifact} />
          <PictureCaption artifact={artifact} />
        </PlateColumn>
        <LabelColumn>
          <Typography
            variant={nameSize(name)}
            component="h1"
            ref={heading}
            tabIndex={-1}
            dir="auto"
            sx={{ overflowWrap: 'anywhere' }}
          >
            {name}
          </Typography>
          <TimeMeander turns={meanderTurns(artifact.created_at)} />
          {notice ?? (
            <Actions>
              {likeButton}
              <Button
                variant="outlined"
                startIcon={<ShareIcon size={20} />}
                onClick={() => void shareArtifact(artifact)}
              >
                Share
              </Button>
              {ownActions}
            </Actions>
          )}
          <Facts
            title="Basic Information"
            facts={[
              { term: 'Type', value: artifact.artifact_type, to: leads.type },
              { term: 'Creation period', value: artifact.created_at, to: leads.period },
              { term: 'Historical context', value: isLong(context) ? '' : context, isProse: true },
            ]}
          />
          <Facts
            title="Discovery"
            facts={[
              { term: 'Period', value: artifact.discovered_at },
              { term: 'Discoverer', value: artifact.discovered_by, to: leads.discoverer },
              { term: 'Present location', value: artifact.present_location, to: leads.place },
            ]}
          />
        </LabelColumn>
        <TextColumn>
          {isLong(context) && <Prose title="Historical context" text={context} />}
          {hasValue(description) && <Prose title="Description" text={description} />}
          <Provenance>
            {hasValue(artifact.adder_name) && (
              <Typography variant="small" color="textSecondary" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
                Added by {adderUid ? <TextLink to={contributorAddress(adderUid)}>{adder}</TextLink> : adder}
              </Typography>
            )}
            {updatedAt && (
              <Typography variant="small" color="textSecondary">
                Updated on <time dateTime={updatedAt}>{formatDay(updatedAt)}</time>
              </Typography>
            )}
          </Provenance>
          {history}
          {reportButton}
        </TextColumn>
        {!notice && <Colophon id={artifact._id} />}
      </DetailLayout>
      {below}
    </Column>
  )
}
