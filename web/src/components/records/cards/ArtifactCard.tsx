import { translateDomainText } from '#i18n/domainTexts.ts'
import { Trans } from '@lingui/react/macro'
import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import { discovererOf } from '@tracker/domain/artifact/discoverer.ts'
import { hasValue } from '@tracker/domain/text/hasValue.ts'
import { memo, type ReactNode } from 'react'
import { ArtifactImage, pictureOf } from '#components/pictures/ArtifactImage.tsx'
import { CARD_COLUMNS } from '#components/pictures/copies.ts'
import { AddToList } from '#components/records/actions/AddToList.tsx'
import { Captions } from '#components/records/Captions.tsx'
import { CardAxis } from '#components/records/cards/CardAxis.tsx'
import { LikesCount } from '#components/records/LikesCount.tsx'
import { ArrowRight } from '#icons/icons.tsx'
import { cardClasses, CardFrame } from './cardLayout.ts'
import { CardLink } from './CardLink.tsx'
import { CardMenuButton } from './CardMenu.tsx'
import { excerpt, shorten, shortPeriod } from './excerpt.ts'
import { isolate } from '@tracker/domain/text/direction.ts'

/** Maximum characters of a name, a discoverer and a period on a card. 99 of 100 periods of museums are whole. */
const NAME_MAX = 60
const DISCOVERER_MAX = 72
const PERIOD_MAX = 74

/** Prevents line breaks within years and ranges: "c. 2600–2400 BC". */
const bound = (period: string) =>
  period
    .replaceAll(/(?<=c\.|ca\.|AD) (?=\d)|(?<=\d) (?=BC|AD)/g, '\u00A0')
    .replaceAll(/\d[–-](?=\d)/g, '$&\u2060')

/** A text shortened to whole words; the rest is visually hidden. */
function Shortened({ text, max }: { text: string; max: number }) {
  const all = text.trim().replaceAll(/\s+/g, ' ')
  const shown = shorten(all, max)
  if (shown === all) return all
  const { length } = shown.slice(0, -1)
  return (
    <>
      <span className={cardClasses.cut}>{all.slice(0, length)}</span>
      <span className="visually-hidden">{all.slice(length)}</span>
    </>
  )
}

interface Props {
  artifact: Artifact
  /** Level of the name's heading on this screen. */
  heading: 'h2' | 'h3'
  /** Columns of the list, for the picture's `sizes` (ArtifactImage.tsx). Default: those of Browse. */
  columns?: string
  eager?: boolean
  /** Data URL of a photo that is not public yet. */
  privateSrc?: string | undefined
  /** Reason for listing the artifact, shown above its label. Must be stable between renders. */
  note?: ReactNode
}

/**
 * An artifact in a grid, laid out like a museum label. Memoized, so that a growing list renders only its new
 * cards.
 */
export const ArtifactCard = memo(function ArtifactCard({
  artifact,
  heading: Heading,
  columns = CARD_COLUMNS,
  eager = false,
  privateSrc,
  note,
}: Props) {
  const name = artifact.artifact_name
  const isolatedName = isolate(name)
  const discoverer = discovererOf(artifact.discovered_by)
  return (
    <CardFrame className={cardClasses.root}>
      <div className={cardClasses.plate}>
        <ArtifactImage
          {...pictureOf(artifact)}
          privateSrc={privateSrc}
          alt={name}
          columns={columns}
          eager={eager}
        />
      </div>
      <CardAxis text={artifact.created_at} />
      <div className={cardClasses.body}>
        {note && (
          <span className={cardClasses.note} dir="auto">
            {note}
          </span>
        )}
        {(artifact.artifact_type || hasValue(artifact.created_at)) && (
          <span className={cardClasses.overline} dir="auto">
            <Captions
              type={artifact.artifact_type}
              made={bound(shortPeriod(artifact.created_at, PERIOD_MAX))}
            />
          </span>
        )}
        <Heading
          className={cardClasses.name}
          dir="auto"
          {...(name.length > NAME_MAX && { 'aria-label': name })}
        >
          <Shortened text={name} max={NAME_MAX} />
        </Heading>
        {hasValue(artifact.discovered_by) && (
          <span className={cardClasses.discoverer} dir="auto">
            <span className={cardClasses.term}>{translateDomainText(discoverer.term)}</span>{' '}
            <bdi>
              <Shortened text={discoverer.value} max={DISCOVERER_MAX} />
            </bdi>
          </span>
        )}
        {hasValue(artifact.short_description) && (
          <span className={cardClasses.story} dir="auto">
            {excerpt(artifact.short_description)}
          </span>
        )}
      </div>
      <div className={cardClasses.foot}>
        <LikesCount count={artifact.likes_count} />
        <AddToList artifact={artifact} isListed />
        <CardLink id={artifact._id}>
          <span>
            <Trans>
              View Details<span className="visually-hidden"> of {isolatedName}</span>
            </Trans>
          </span>
          <ArrowRight size={18} />
        </CardLink>
        <CardMenuButton id={artifact._id} name={name} />
      </div>
    </CardFrame>
  )
})
