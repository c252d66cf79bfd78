import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { shownImageUrl } from '@tracker/domain/photo/imageUrl.ts'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { type ReactNode, useState } from 'react'
import { ArtifactImage } from '#components/pictures/ArtifactImage.tsx'
import { useHiddenPhotoState } from '#firebase/artifacts/useHiddenPhoto.ts'

/** How many previews, of at most 420 pixels, would fit beside one another at each breakpoint; determines the image's `sizes`. */
const COLUMNS = '2.8 2 1.3 1'
const CAPTIONS = {
  photo: msg`Your photo`,
  picture: msg`This is how the image will look.`,
  none: msg`Without an image, the initial of its name is shown.`,
  broken: msg`No picture came from this address. You can save it anyway: the initial of its name is shown instead.`,
}

const Frame = styled('figure')<{ $isEmpty: boolean }>(({ theme, $isEmpty }) => ({
  margin: 0,
  maxWidth: 420,
  display: 'grid',
  gap: theme.spacing(1),
  '& > div:first-of-type': { border: `1px solid ${theme.vars.palette.rule}`, borderRadius: 2 },
  // An initial takes less space on a phone.
  [theme.breakpoints.down('md')]: $isEmpty && {
    gridTemplateColumns: '96px minmax(0, 1fr)',
    alignItems: 'center',
  },
}))

const Caption = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1),
  // Aligns the text of the button with the picture.
  '& > button': { marginRight: theme.spacing(-1.5) },
}))

interface Props {
  /** URL of the picture; empty if there is none. */
  address: string
  /** Name of the artifact, whose initial replaces a missing picture. */
  name: string
  type: string
  /** Data URL of the photo on this device. Shown instead of the uploaded one. */
  own?: string | undefined
  /** True if the URL is that of a photo of this site. */
  isPhoto: boolean
  /** Button at the end of the caption. */
  action?: ReactNode
}

/** Preview of the artifact's picture. A photo that no artifact uses yet, as in a restored draft, is read with the user's token. */
export function ImagePreview({ address, name, type, own, isPhoto, action }: Props) {
  const [broken, setBroken] = useState('')
  const isBroken = broken === address
  const unused = useHiddenPhotoState(!own && isPhoto && isBroken ? address : '', 'small')
  const caption = () => {
    if (own) return isPhoto ? 'photo' : 'picture'
    if (address === '') return 'none'
    if (isPhoto) return unused.hasFailed ? 'broken' : 'photo'
    return shownImageUrl(address, location.host) === '' || isBroken ? 'broken' : 'picture'
  }
  return (
    <Frame $isEmpty={!own && address === ''}>
      <ArtifactImage
        src={address}
        privateSrc={own ?? unused.src}
        name={name}
        type={type}
        alt=""
        fit="contain"
        columns={COLUMNS}
        onBroken={() => setBroken(address)}
      />
      <Caption>
        <Typography component="figcaption" variant="caption" color="textSecondary" aria-live="polite">
          {i18n._(CAPTIONS[caption()])}
        </Typography>
        {action}
      </Caption>
    </Frame>
  )
}
