import FormHelperText from '@mui/material/FormHelperText'
import { styled } from '@mui/material/styles'
import { type ChangeEvent, type ReactNode, useId, useRef } from 'react'
import Button from '@mui/material/Button'
import { Camera } from '#icons/screenIcons.tsx'
import { acceptedFiles } from './accepted.ts'
import { useDroppedFiles } from './useDroppedFiles.ts'
import type { Photo } from './usePhoto.ts'

const Row = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1) }))
const Group = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  minWidth: 0,
  '& > progress': { width: '100%', accentColor: theme.vars.palette.primary.main },
}))

interface Props {
  photo: Photo
  /** Whether the artifact has a photo that was sent here. */
  hasPhoto: boolean
  onRemove: () => void
  /** How it looks. */
  preview: ReactNode
}

/** How a photo gets to the form: by camera, from the library, dropped or pasted. */
export function PhotoField({ photo, hasPhoto, onRemove, preview }: Props) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { state, take, cancel } = photo
  useDroppedFiles(take)
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    // The same file can be chosen again after it was removed.
    target.value = ''
    if (file) take(file)
  }
  const isUnderWay = state.status === 'making' || state.status === 'sending'
  return (
    <Group>
      <input
        ref={input}
        type="file"
        accept={acceptedFiles(navigator.userAgent)}
        aria-label="Photo"
        onChange={choose}
        hidden
      />
      {preview}
      <Row>
        <Button
          variant="outlined"
          startIcon={<Camera size={20} />}
          aria-describedby={id}
          onClick={() => input.current?.click()}
        >
          {hasPhoto || isUnderWay ? 'Choose another photo' : 'Take or choose a photo'}
        </Button>
        {isUnderWay && <Button onClick={cancel}>Cancel</Button>}
        {hasPhoto && !isUnderWay && (
          <Button aria-label="Remove the photo" onClick={onRemove}>
            Remove
          </Button>
        )}
        {state.status === 'failed' && <Button onClick={state.retry}>Try again</Button>}
      </Row>
      {state.status === 'sending' && <progress value={state.part} aria-label="Sending the photo" />}
      {state.status === 'making' && <progress aria-label="Making the photo smaller" />}
      {state.status === 'failed' && (
        <FormHelperText error role="alert">
          {state.message}
        </FormHelperText>
      )}
      <FormHelperText id={id}>
        From your camera or your pictures, or drop or paste one. It is made smaller here, and sent without the
        place and the camera that took it.
      </FormHelperText>
    </Group>
  )
}
