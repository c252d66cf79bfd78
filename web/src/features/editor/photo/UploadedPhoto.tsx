import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { toast } from '#notifications/toast.ts'
import { PhotoField } from './PhotoField.tsx'
import { usePhoto } from './photoUpload.ts'

interface Props {
  hasPhoto: boolean
  /** Called with the URL of an uploaded photo. If it rejects, the photo is deleted. */
  onUploaded: (url: string) => Promise<void>
  onRemove: () => void
  /** The photo; a button removes it. */
  preview: ReactNode
}

const Row = styled('div')({ display: 'flex', alignItems: 'center', gap: 8 })

const nothing = () => {}

/** A photo that is used as soon as it is uploaded, without a form. */
export function UploadedPhoto({ hasPhoto, onUploaded, onRemove, preview }: Props) {
  const photo = usePhoto({
    stored: null,
    isLater: false,
    onMade: nothing,
    onUploaded: (url) => {
      onUploaded(url).then(photo.markUsed, (error: unknown) => {
        toast.failure(error)
        photo.remove()
      })
    },
  })
  const withRemoval = (removal: ReactNode) => (
    <Row>
      {preview}
      {removal}
    </Row>
  )
  return (
    <PhotoField
      photo={photo}
      hasPhoto={hasPhoto}
      isDrafted={false}
      onRemove={onRemove}
      preview={withRemoval}
    />
  )
}
