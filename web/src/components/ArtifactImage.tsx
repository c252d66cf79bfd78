import type { ArtifactType } from '@tracker/domain/artifact.ts'
import { shownImageUrl } from '@tracker/domain/imageUrl.ts'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { usePicture } from './usePicture.ts'

/** Shown for records that do not say what type they are. */
const ANY_TYPE: ArtifactType = 'Sculptures'

const Mat = styled('div')(({ theme }) => ({
  position: 'relative',
  width: '100%',
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.band,
  '& > img': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    // A plate at full strength glares beside a dark page.
    ...theme.applyStyles('dark', { filter: 'brightness(0.85)' }),
  },
}))

interface Props {
  /** The stored address, which may be empty, hostile or dead. */
  src: string
  type?: ArtifactType | ''
  /** Empty where the name stands beside the picture. */
  alt: string
  ratio?: '4 / 3' | '1 / 1'
  /** `cover` crops to fill the mat, `contain` shows the whole picture. */
  fit?: 'cover' | 'contain'
  /** Above the fold: asked for at once. */
  eager?: boolean
  /** Called when the address does not lead to a picture. */
  onDead?: () => void
}

/**
 * A picture in a mat of fixed shape, so that nothing moves when it arrives. When it is missing or fails, the engraving
 * for its type takes its place. Its host does not learn which page shows it.
 */
export function ArtifactImage(props: Props) {
  const { src, type = '', alt, ratio = '4 / 3', fit = 'cover', eager = false, onDead } = props
  const [dead, setDead] = useState('')
  const safe = shownImageUrl(src, location.host)
  const isShown = safe !== '' && dead !== safe
  const picture = usePicture(
    {
      src: isShown ? safe : `/illustrations/types/${(type || ANY_TYPE).toLowerCase()}.svg`,
      alt,
      height: ratio === '4 / 3' ? 600 : 800,
      isEager: eager,
      objectFit: isShown ? fit : 'cover',
      // The plates leave room for this: a thumbnail shows the subject without the frame around it.
      transform: ratio === '1 / 1' ? 'scale(1.15)' : '',
    },
    () => {
      if (!isShown) return
      setDead(safe)
      onDead?.()
    },
  )
  return <Mat ref={picture} style={{ aspectRatio: ratio }} />
}
