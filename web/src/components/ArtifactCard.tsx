import type { Artifact } from '@tracker/domain/artifact.ts'
import { memo } from 'react'
import { ArtifactImage } from '#components/ArtifactImage.tsx'
import { CardMeander } from '#components/CardMeander.tsx'
import { LikesCount } from '#components/LikesCount.tsx'
import { ArrowRight } from '#icons.tsx'
import { artifactAddress } from '#paths.ts'
import { CARD, CardFrame } from './cardLayout.ts'
import { isolate } from '@tracker/domain/direction.ts'

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

/**
 * An artifact in a grid, in the order of a museum label. Its link is a plain one, which the grid follows (ArtifactGrid.tsx).
 * Drawn again only when the artifact is another: a list that grows draws its new cards.
 */
export const ArtifactCard = memo(function ArtifactCard({
  artifact,
  heading: Heading,
  eager = false,
  note = '',
}: Props) {
  const name = artifact.artifact_name
  const overline = [artifact.artifact_type, isolate(withoutAside(artifact.created_at))]
    .filter(isTold)
    .join(' · ')
  return (
    <CardFrame className={CARD}>
      <div className="plate">
        <ArtifactImage
          src={artifact.artifact_image}
          name={name}
          id={artifact._id}
          type={artifact.artifact_type}
          alt={name}
          eager={eager}
        />
      </div>
      <div className="body">
        {note && (
          <span className="note" dir="auto">
            {note}
          </span>
        )}
        {overline && (
          <div className="overline">
            <span dir="auto">{overline}</span>
            {isTold(artifact.created_at) && <CardMeander text={artifact.created_at} />}
          </div>
        )}
        <Heading className="name" dir="auto">
          {name}
        </Heading>
        {isTold(artifact.discovered_by) && (
          <span className="discoverer" dir="auto">
            Discovered by {isolate(artifact.discovered_by)}
          </span>
        )}
        {artifact.short_description.trim() && (
          <span className="story" dir="auto">
            {artifact.short_description}
          </span>
        )}
      </div>
      <div className="foot">
        <LikesCount count={artifact.likes_count} />
        <a href={artifactAddress(artifact._id)}>
          <span>
            View Details<span className="visually-hidden"> of {isolate(name)}</span>
          </span>
          <ArrowRight size={18} />
        </a>
      </div>
    </CardFrame>
  )
})
