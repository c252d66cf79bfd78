import { t } from '@lingui/core/macro'
import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import { imageCaption } from '@tracker/domain/photo/imageCaption.ts'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { LicenceMarks } from '#components/pictures/LicenceMarks.tsx'
import { translateDomainText } from '#i18n/domainTexts.ts'

/** Caption, credit and licence of a picture; nothing if all are empty. */
export function PictureCaption({ artifact }: { artifact: Artifact }) {
  const caption = imageCaption(artifact)
  const text = artifact.artifact_image === '' ? '' : (artifact.image_caption ?? '').trim()
  if (!caption && text === '') return null
  const { credit = '', licence = '', licenceAddress = '', marks = [], needsWord = false } = caption ?? {}
  return (
    <Typography
      variant="caption"
      component="p"
      color="textSecondary"
      sx={{ marginTop: 1, overflowWrap: 'anywhere' }}
    >
      {text && <bdi>{text}</bdi>}
      {text && caption && ' · '}
      {needsWord && t`Picture:`} {credit && <bdi>{credit}</bdi>}
      {credit && licence && ' · '}
      {licenceAddress ? (
        <Link href={licenceAddress} target="_blank" rel="license noreferrer">
          <LicenceMarks marks={marks} />
          {translateDomainText(licence)}
        </Link>
      ) : (
        licence && <bdi>{licence}</bdi>
      )}
    </Typography>
  )
}
