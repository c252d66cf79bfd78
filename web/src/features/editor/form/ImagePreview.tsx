import { shownImageUrl } from '@tracker/domain/photo/imageUrl.ts'
import type { ArtifactType } from '@tracker/domain/artifact/artifact.ts'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { ArtifactImage } from '#components/pictures/ArtifactImage.tsx'

/** Width of the preview, up to 420 pixels, for `sizes`. */
const COLUMNS = '2.8 2 1.3 1'

const Frame = styled('figure')<{ $isEmpty: boolean }>(({ theme, $isEmpty }) => ({
  margin: 0,
  maxWidth: 420,
  display: 'grid',
  gap: theme.spacing(1),
  '& > div': { border: `1px solid ${theme.vars.palette.rule}`, borderRadius: 2 },
  // An initial needs little room on a phone.
  [theme.breakpoints.down('md')]: $isEmpty && {
    gridTemplateColumns: '96px minmax(0, 1fr)',
    alignItems: 'center',
  },
}))

const Own = styled('img')({ display: 'block', width: '100%', aspectRatio: '4 / 3', objectFit: 'contain' })

interface Props {
  /** Address of the picture; empty if there is none. */
  address: string
  /** Name of the artifact: without a picture, its initial is shown. */
  name: string
  type: ArtifactType | ''
  /** The photo on this device, as a data address; shown in place of the uploaded one. */
  own?: string | undefined
}

/** Preview of the artifact's picture. */
export function ImagePreview({ address, name, type, own }: Props) {
  const [dead, setDead] = useState('')
  const says = own
    ? 'This is how the image will look.'
    : address === ''
      ? 'Without an image, the initial of its name is shown.'
      : shownImageUrl(address, location.host) === '' || dead === address
        ? 'No picture came from this address. You can save it anyway: the initial of its name is shown instead.'
        : 'This is how the image will look.'
  return (
    <Frame $isEmpty={!own && address === ''}>
      {own ? (
        <div>
          <Own src={own} alt="" />
        </div>
      ) : (
        <ArtifactImage
          src={address}
          name={name}
          type={type}
          alt=""
          fit="contain"
          columns={COLUMNS}
          onDead={() => setDead(address)}
        />
      )}
      <Typography component="figcaption" variant="caption" color="textSecondary" aria-live="polite">
        {says}
      </Typography>
    </Frame>
  )
}
