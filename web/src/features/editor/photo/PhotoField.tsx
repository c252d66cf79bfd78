import { t } from '@lingui/core/macro'
import FormHelperText from '@mui/material/FormHelperText'
import LinearProgress from '@mui/material/LinearProgress'
import { styled } from '@mui/material/styles'
import { type ReactNode, useId, useRef } from 'react'
import Button from '@mui/material/Button'
import { FileInput } from '#components/forms/FileInput.tsx'
import { useDroppedFiles } from '#components/hooks/useDroppedFiles.ts'
import { Camera } from '#icons/screenIcons.tsx'
import { acceptedFiles } from './accepted.ts'
import { isUnderWay } from './photoState.ts'
import type { Photo } from './photoUpload.ts'

const Row = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1) }))
const Group = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  minWidth: 0,
}))

interface Props {
  photo: Photo
  /** True if the artifact has a photo of this site. */
  hasPhoto: boolean
  onRemove: () => void
  /** Takes what is chosen or dropped in addition; without it there is one photo. */
  onMore?: (files: readonly File[]) => void
  /** False if nothing keeps a photo that is not sent. */
  isDrafted?: boolean
  /** @param removal the button to remove the photo, if there is one */
  preview: (removal: ReactNode) => ReactNode
}

/** Accepts a photo from the camera, the library, a drop or the clipboard. */
export function PhotoField({ photo, hasPhoto, onRemove, onMore, isDrafted = true, preview }: Props) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const chooser = useRef<HTMLButtonElement>(null)
  const { state, choose, cancel } = photo
  const isFree = !hasPhoto && state.status === 'none'
  /** The first file becomes the photo if there is none yet. */
  const take = (files: readonly File[]) => {
    const [first] = files
    if (!onMore || !first) return first && choose(first)
    if (isFree) choose(first)
    const others = isFree ? files.slice(1) : files
    if (others.length > 0) onMore(others)
  }
  useDroppedFiles('image/', take)
  const isBusy = isUnderWay(state)
  const hasFailed = state.status === 'unreadable' || state.status === 'failed'
  return (
    <Group>
      <FileInput
        ref={input}
        label={t`Photo`}
        accept={acceptedFiles(navigator.userAgent)}
        multiple={onMore !== undefined && isFree}
        onFiles={isFree ? take : ([file]) => file && choose(file)}
      />
      {preview(
        hasPhoto && !isBusy && !hasFailed && (
          <Button
            size="small"
            aria-label={t`Remove the photo`}
            onClick={() => {
              onRemove()
              // The button is removed together with the photo.
              chooser.current?.focus()
            }}
          >
            {t`Remove`}
          </Button>
        ),
      )}
      <Row>
        <Button
          ref={chooser}
          variant="outlined"
          startIcon={<Camera size={20} />}
          aria-describedby={id}
          onClick={() => input.current?.click()}
        >
          {hasPhoto || isBusy || state.status === 'failed'
            ? t`Choose another photo`
            : onMore
              ? t`Take or choose photos`
              : t`Take or choose a photo`}
        </Button>
        {isBusy && <Button onClick={cancel}>{t`Cancel`}</Button>}
        {hasFailed && <Button onClick={photo.retry}>{t`Try again`}</Button>}
        {hasFailed && (
          <Button aria-label={t`Remove the photo`} onClick={cancel}>
            {t`Remove`}
          </Button>
        )}
      </Row>
      {state.status === 'uploading' && (
        <LinearProgress variant="determinate" value={100 * state.part} aria-label={t`Sending the photo`} />
      )}
      {(state.status === 'reading' || state.status === 'ready') && (
        <LinearProgress aria-label={t`Making the photo smaller`} />
      )}
      {hasFailed && (
        <FormHelperText error role="alert">
          {state.message}
          {isDrafted &&
            state.status === 'failed' &&
            state.canWait &&
            ` ${t`The photo is kept with your draft.`}`}
        </FormHelperText>
      )}
      <FormHelperText id={id}>
        {onMore
          ? t`From your camera or your pictures, or drop or paste them: up to twelve. They are made smaller here, and sent without the place and the camera that took them.`
          : t`From your camera or your pictures, or drop or paste one. It is made smaller here, and sent without the place and the camera that took it.`}
      </FormHelperText>
    </Group>
  )
}
