import { plural, t } from '@lingui/core/macro'
import type { ArtifactContent } from '@tracker/domain/artifact/content.ts'
import { hasValue } from '@tracker/domain/text/hasValue.ts'
import Typography from '@mui/material/Typography'
import { ArtifactImage } from '#components/pictures/ArtifactImage.tsx'
import { Captions } from '#components/records/Captions.tsx'
import { cardClasses, CardFrame } from '#components/records/cards/cardLayout.ts'
import { excerpt, shortPeriod } from '#components/records/cards/excerpt.ts'
import type { PictureZip } from '../pictures/pictureZip.ts'
import { usePreviewPicture } from '../pictures/usePreviewPicture.ts'

interface Props {
  content: ArtifactContent
  /** Number of further photographs. */
  further: number
  zip: PictureZip | null
}

/** Card of an artifact that is not stored yet, without likes and links. */
export function PreviewCard({ content, further, zip }: Props) {
  const picture = usePreviewPicture(zip, content.artifact_image)
  const { artifact_name: name, artifact_type: type, created_at: period } = content
  return (
    <CardFrame className={cardClasses.root}>
      <div className={cardClasses.plate}>
        <ArtifactImage
          src={content.artifact_image}
          privateSrc={picture.src}
          name={name}
          type={type}
          alt={name}
          columns="4 3 2 1"
        />
      </div>
      <div className={cardClasses.body}>
        <span className={cardClasses.overline} dir="auto">
          <Captions type={type} made={shortPeriod(period)} />
        </span>
        <h4 className={cardClasses.name} dir="auto">
          {name}
        </h4>
        {further > 0 && (
          <Typography variant="small" color="textSecondary" component="p">
            {plural(further, { one: '# further photograph', other: '# further photographs' })}
          </Typography>
        )}
        {picture.problem && (
          <Typography variant="small" color="error" component="p">
            {picture.problem}
          </Typography>
        )}
        {hasValue(content.discovered_by) && (
          <span className={cardClasses.discoverer} dir="auto">
            <span className={cardClasses.term}>{t`Discoverer`}</span> <bdi>{content.discovered_by}</bdi>
          </span>
        )}
        {hasValue(content.short_description) && (
          <span className={cardClasses.story} dir="auto">
            {excerpt(content.short_description)}
          </span>
        )}
      </div>
    </CardFrame>
  )
}
