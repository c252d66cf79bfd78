import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { ArtifactImage } from '#components/pictures/ArtifactImage.tsx'
import { useHiddenPhotoState } from '#firebase/artifacts/useHiddenPhoto.ts'

const Frame = styled('div')({ gridArea: 'picture', minWidth: 0 })

interface Props {
  /** URL of the photo; empty until it is uploaded. */
  address: string
  /** Data URL of the photo on this device. */
  own: string | undefined
}

/** A small square picture. A photo that no artifact uses yet, as in a restored draft, is read with the user's token. */
export function PhotoThumbnail({ address, own }: Props) {
  const [broken, setBroken] = useState('')
  const unused = useHiddenPhotoState(!own && broken === address ? address : '', 'small')
  return (
    <Frame>
      <ArtifactImage
        src={address}
        privateSrc={own ?? (broken === address ? unused.src : undefined)}
        name=""
        alt=""
        ratio="1 / 1"
        onBroken={() => setBroken(address)}
      />
    </Frame>
  )
}
