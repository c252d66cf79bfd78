import type { Artifact } from '@tracker/domain/artifact.ts'
import { Typography } from '#components/Typography.tsx'
import { type ReactNode, useRef } from 'react'
import { ArtifactImage } from '#components/ArtifactImage.tsx'
import { altOfPlate } from '#illustrations/alt.ts'
import { MeanderRule } from '#components/MeanderRule.tsx'
import { TimeMeander } from '#components/TimeMeander.tsx'
import { TextLink } from '#components/TextLink.tsx'
import { Column } from '#components/Page.tsx'
import { PRODUCT, useArrivalFocus, usePageTitle } from '#components/pageHeading.ts'
import { artifactAddress } from '#paths.ts'
import { Colophon, DetailLayout, LabelColumn, PlateColumn } from './detailLayout.ts'
import { Facts } from './Facts.tsx'
import { leadsOf } from './leads.ts'
import { turnsOf } from '@tracker/domain/turns.ts'
import { isolate } from '@tracker/domain/direction.ts'

interface Props {
  artifact: Artifact
  likeButton: ReactNode
  /** At the end of the label. */
  reportButton?: ReactNode
  /** In place of the like button, for an artifact that is hidden. */
  notice?: ReactNode
  /** Below plate and label. */
  below?: ReactNode
}

/** An artifact on a page of its own: plate and label side by side. Empty fields are left out. */
export function ArtifactDetail({ artifact, likeButton, reportButton, notice, below }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const leads = leadsOf(artifact)
  usePageTitle(isolate(artifact.artifact_name))
  useArrivalFocus(heading)
  return (
    <Column>
      <DetailLayout>
        <PlateColumn>
          <ArtifactImage
            src={artifact.artifact_image}
            name={artifact.artifact_name}
            id={artifact._id}
            type={artifact.artifact_type}
            alt={altOfPlate(artifact.artifact_image) ?? artifact.artifact_name}
            missing="No picture"
            fit="contain"
            eager
          />
        </PlateColumn>
        <LabelColumn>
          <Typography variant="h1" ref={heading} tabIndex={-1} dir="auto" sx={{ overflowWrap: 'anywhere' }}>
            {artifact.artifact_name}
          </Typography>
          <TimeMeander turns={turnsOf(artifact.created_at)} />
          {notice ?? <div>{likeButton}</div>}
          <Facts
            title="Basic Information"
            facts={[
              { term: 'Type', value: artifact.artifact_type, to: leads.type },
              { term: 'Creation period', value: artifact.created_at, to: leads.period },
              { term: 'Historical context', value: artifact.historical_context, isProse: true },
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
          {artifact.short_description.trim() && (
            <>
              <MeanderRule />
              <section>
                <Typography variant="h3" component="h2" sx={{ marginBottom: 12 }}>
                  Description
                </Typography>
                <Typography
                  variant="reading"
                  dir="auto"
                  sx={{ maxWidth: '68ch', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
                >
                  {artifact.short_description}
                </Typography>
              </section>
            </>
          )}
          {artifact.adder_name.trim() && (
            <Typography variant="small" color="textSecondary" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
              Added by <TextLink to={leads.adder}>{isolate(artifact.adder_name)}</TextLink>
            </Typography>
          )}
          {reportButton}
        </LabelColumn>
        <Colophon>
          {PRODUCT} · {new URL(artifactAddress(artifact._id), location.origin).href}
        </Colophon>
      </DetailLayout>
      {below}
    </Column>
  )
}
