import { t } from '@lingui/core/macro'
import { readArtifact } from '@tracker/domain/artifact/artifact.ts'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useDeferredValue } from 'react'
import { useWatch } from 'react-hook-form'
import { ArtifactCard } from '#components/records/cards/ArtifactCard.tsx'
import type { Photo } from '#features/editor/photo/photoUpload.ts'
import { STICKY_BAR } from '#theme/measures.ts'
import { theme } from '#theme/theme.ts'
import type { ArtifactControl } from './formValues.ts'
import { useShownPicture } from './useShownPicture.ts'

/** Beside the form, in the third of the page that it leaves empty. */
const Margin = styled('div')({
  display: 'none',
  [theme.breakpoints.up('lg')]: {
    display: 'block',
    position: 'absolute',
    insetBlock: 0,
    left: 'calc(100% + 64px)',
    width: 344,
    '& > div': {
      position: 'sticky',
      top: STICKY_BAR + 24,
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: theme.spacing(1.5),
    },
  },
  '@media print': { display: 'none' },
})

/** The card of what is being entered. Cannot be used, and repeats nothing for screen readers. */
export function LiveCard({ control, photo }: { control: ArtifactControl; photo: Photo }) {
  const values = useDeferredValue(useWatch({ control }))
  const { address, own } = useShownPicture(control, photo)
  const artifact = readArtifact('new', {
    ...values,
    artifact_name: values.artifact_name?.trim() || '…',
    artifact_image: address,
  })
  return (
    <Margin aria-hidden inert>
      <div>
        <Typography variant="label">{t`As it will look`}</Typography>
        <ArtifactCard artifact={artifact} privateSrc={own} heading="h3" />
      </div>
    </Margin>
  )
}
