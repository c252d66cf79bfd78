import { t } from '@lingui/core/macro'
import { MORE_PHOTOS_MAX } from '@tracker/domain/limits.ts'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useRef } from 'react'
import { FileInput } from '#components/forms/FileInput.tsx'
import { lazySection } from '#components/states/lazySection.tsx'
import { Camera } from '#icons/screenIcons.tsx'
import { acceptedFiles } from './accepted.ts'
import type { FormPhotos } from './morePhotos.ts'

const MorePhotoList = lazySection(() => import('./MorePhotoList.tsx'))

const Group = styled('div')(({ theme }) => ({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: theme.spacing(2),
}))

interface Props {
  more: FormPhotos
  onAdd: (files: readonly File[]) => void
  /** Makes a photograph the picture; undefined while that is not possible. */
  onFirst: ((key: string) => void) | undefined
}

/** The further photographs, and the button that adds some. */
export function MorePhotoFields({ more, onAdd, onFirst }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const chooser = useRef<HTMLButtonElement>(null)
  const { shown } = more
  return (
    <Group>
      {shown.length > 0 && (
        <MorePhotoList more={more} onFirst={onFirst} onRemoved={() => chooser.current?.focus()} />
      )}
      <FileInput
        ref={input}
        label={t`Further photographs`}
        accept={acceptedFiles(navigator.userAgent)}
        multiple
        onFiles={onAdd}
      />
      {shown.length < MORE_PHOTOS_MAX && (
        <Button
          ref={chooser}
          variant="outlined"
          startIcon={<Camera size={20} />}
          onClick={() => input.current?.click()}
        >
          {t`Add more photographs`}
        </Button>
      )}
    </Group>
  )
}
