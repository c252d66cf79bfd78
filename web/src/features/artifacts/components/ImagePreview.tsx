import { shownImageUrl } from '@tracker/domain/imageUrl.ts'
import type { ArtifactType } from '@tracker/domain/artifact.ts'
import { styled } from '#theme/styled.ts'
import { Typography } from '#components/Typography.tsx'
import { useState } from 'react'
import { ArtifactImage } from '#components/ArtifactImage.tsx'
import { useDebouncedValue } from '#components/useDebouncedValue.ts'

/** Half an address is nobody's: its host is asked after a pause. */
const PAUSE_MS = 500

const Frame = styled('figure')(({ theme }) => ({
  margin: 0,
  maxWidth: 420,
  display: 'grid',
  gap: theme.spacing(1),
  '& > div': { border: `1px solid ${theme.vars.palette.rule}`, borderRadius: 2 },
}))

const Pending = styled('img')({ width: '100%', aspectRatio: '4 / 3', objectFit: 'contain' })

interface Props {
  address: string
  /** Of the artifact: its initial stands where there is no picture. */
  name: string
  type: ArtifactType | ''
  /** A picture that is on its way to an address, as a data address. */
  pending?: string | undefined
}

/** The plate that an image address gives, when it was typed; before that the photo that is on its way. */
export function ImagePreview({ address, name, type, pending }: Props) {
  const shown = useDebouncedValue(address.trim(), PAUSE_MS)
  const [dead, setDead] = useState('')
  const says = pending
    ? 'This is how the image will look.'
    : shown === ''
      ? 'Without an image, the initial of its name is shown.'
      : shownImageUrl(shown, location.host) === '' || dead === shown
        ? 'No picture came from this address. You can save it anyway: the initial of its name is shown instead.'
        : 'This is how the image will look.'
  return (
    <Frame>
      {pending ? (
        <div>
          <Pending src={pending} alt="" />
        </div>
      ) : (
        <ArtifactImage
          src={shown}
          name={name}
          type={type}
          alt=""
          fit="contain"
          onDead={() => setDead(shown)}
        />
      )}
      <Typography component="figcaption" variant="caption" color="textSecondary" aria-live="polite">
        {says}
      </Typography>
    </Frame>
  )
}
