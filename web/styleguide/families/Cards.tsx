import Button from '@mui/material/Button'
import { ArtifactCard } from '#components/records/cards/ArtifactCard.tsx'
import { ArtifactImage } from '#components/pictures/ArtifactImage.tsx'
import { TimeAxis } from '#components/records/TimeAxis.tsx'
import { dateBar } from '@tracker/domain/time/periods/readDate.ts'
import { CardSkeleton } from '#components/records/cards/CardSkeleton.tsx'
import { Facts } from '#features/artifacts/detail/Facts.tsx'
import { ImagePreview } from '#features/editor/form/ImagePreview.tsx'
import { LikeControl } from '#features/likes/LikeControl.tsx'
import { LikesCount } from '#components/records/LikesCount.tsx'
import { Family } from '../Family.tsx'
import type { Forced } from '../forced.ts'
import { Columns, Kind, Row, Sample } from '../Sample.tsx'
import { BARE, BROKEN, DATES, LONG_NAMED, PHOTOGRAPHS, ROSETTA } from '../samples.ts'

const LIKE_STATES: readonly (readonly [name: string, force?: Forced])[] = [
  ['rest'],
  ['hover', 'hover'],
  ['focus', 'focus-visible'],
]

/** Artifacts as cards, skeletons and search suggestions. */
export function Cards() {
  return (
    <Family title="Artifacts">
      <Kind name="Card">
        <Columns $min={240}>
          <Sample name="rest">
            <ArtifactCard artifact={ROSETTA} heading="h3" />
          </Sample>
          <Sample name="hover" force="hover">
            <ArtifactCard artifact={ROSETTA} heading="h3" />
          </Sample>
          <Sample name="long name, one like">
            <ArtifactCard artifact={LONG_NAMED} heading="h3" />
          </Sample>
          <Sample name="broken picture">
            <ArtifactCard artifact={BROKEN} heading="h3" />
          </Sample>
          <Sample name="hardly anything known">
            <ArtifactCard artifact={BARE} heading="h3" />
          </Sample>
          <Sample name="on its way">
            <CardSkeleton />
          </Sample>
        </Columns>
      </Kind>
      <Kind name="Photographs">
        <Columns $min={240}>
          {PHOTOGRAPHS.map(({ name, address }) => (
            <Sample key={name} name={name}>
              <ArtifactImage src={address} name={name} alt={name} />
            </Sample>
          ))}
        </Columns>
        <Row style={{ marginTop: 16 }}>
          {PHOTOGRAPHS.map(({ name, address }) => (
            <div key={name} style={{ width: 56 }}>
              <ArtifactImage src={address} name={name} alt={name} ratio="1 / 1" />
            </div>
          ))}
        </Row>
      </Kind>
      <Kind name="When it was made">
        <Columns $min={200}>
          {DATES.map((date) => {
            const bar = dateBar(date)
            return (
              <Sample key={date} name={date}>
                {bar && <TimeAxis bars={[bar]} />}
              </Sample>
            )
          })}
        </Columns>
      </Kind>
      <Kind name="Likes">
        <Row>
          <Sample name="count">
            <LikesCount count={1284} />
          </Sample>
          <Sample name="not known yet">
            <LikeControl isLiked={false} isKnown={false} count={12} onToggle={() => {}} />
          </Sample>
        </Row>
        {[false, true].map((isLiked) => (
          <Row key={String(isLiked)} style={{ marginTop: 16 }}>
            {LIKE_STATES.map(([name, force]) => (
              <Sample
                key={name}
                name={`${isLiked ? 'liked' : 'not liked'}, ${name}`}
                {...(force && { force })}
              >
                <LikeControl isLiked={isLiked} isKnown count={isLiked ? 13 : 12} onToggle={() => {}} />
              </Sample>
            ))}
          </Row>
        ))}
      </Kind>
      <Facts
        title="Discovery"
        facts={[
          { term: 'Discovery period', value: ROSETTA.discovered_at },
          { term: 'Discoverer', value: ROSETTA.discovered_by },
          { term: 'Present location', value: ROSETTA.present_location },
        ]}
      />
      <Kind name="Preview of an image address">
        <Columns $min={200}>
          <Sample name="nothing written">
            <ImagePreview address="" name="Rhyton" type="Tools" isPhoto={false} />
          </Sample>
          <Sample name="a picture">
            <ImagePreview
              address={ROSETTA.artifact_image}
              name="Rosetta Stone"
              type="Writings"
              isPhoto
              action={<Button size="small">Remove</Button>}
            />
          </Sample>
          <Sample name="no picture">
            <ImagePreview address={BROKEN.artifact_image} name="Broken" type="Weapons" isPhoto={false} />
          </Sample>
        </Columns>
      </Kind>
    </Family>
  )
}
