import { t } from '@lingui/core/macro'
import type { Photograph } from '@tracker/domain/photo/photograph.ts'
import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react'
import { ArtifactImage } from '#components/pictures/ArtifactImage.tsx'
import { useHiddenPhoto } from '#firebase/artifacts/useHiddenPhoto.ts'
import { theme } from '#theme/theme.ts'

const Strip = styled('div')({
  display: 'flex',
  gap: theme.spacing(1),
  height: 64,
  padding: 4,
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  // Centred as long as all fit.
  '& > :first-of-type': { marginInlineStart: 'auto' },
  '& > :last-of-type': { marginInlineEnd: 'auto' },
})

const Thumbnail = styled(ButtonBase)({
  flex: 'none',
  width: 48,
  height: 48,
  overflow: 'hidden',
  borderRadius: 2,
  '& > div': { width: 48 },
  '&[aria-pressed="true"]': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 1 },
  '&:focus-visible': { outline: `3px solid ${theme.vars.palette.primary.main}`, outlineOffset: 1 },
})

interface Props {
  photographs: readonly Photograph[]
  /** Place of the one that is shown. */
  index: number
  onIndex: (index: number) => void
  /** True if the photos are not public. */
  isPrivate: boolean
  /** Called with the data URL of a photo that is not public. */
  onSource: (address: string, source: string) => void
}

/** The photographs of an artifact as thumbnails. The arrow keys show the one before or after. */
export default function PhotoStrip({ photographs, index, onIndex, ...sources }: Props) {
  const strip = useRef<HTMLDivElement>(null)
  const show = (next: number) => {
    const place = Math.max(0, Math.min(photographs.length - 1, next))
    onIndex(place)
    strip.current?.querySelectorAll('button')[place]?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const places = new Map([
      ['ArrowRight', index + 1],
      ['ArrowLeft', index - 1],
      ['Home', 0],
      ['End', photographs.length - 1],
    ])
    const place = places.get(event.key)
    if (place === undefined) return
    event.preventDefault()
    show(place)
  }
  // The shown one stays in view when it is changed by a swipe.
  useEffect(() => {
    const button = strip.current?.querySelectorAll('button')[index]
    if (strip.current && button)
      strip.current.scrollTo({
        left: button.offsetLeft - strip.current.offsetLeft - strip.current.clientWidth / 2 + 24,
      })
  }, [index])
  return (
    <Strip ref={strip} role="toolbar" aria-label={t`Photographs`} onKeyDown={onKeyDown}>
      {photographs.map((photograph, place) => (
        <PhotoButton
          key={`${place} ${photograph.url}`}
          photograph={photograph}
          place={place + 1}
          count={photographs.length}
          isShown={place === index}
          onShow={() => onIndex(place)}
          {...sources}
        />
      ))}
    </Strip>
  )
}

interface ButtonProps extends Pick<Props, 'isPrivate' | 'onSource'> {
  photograph: Photograph
  /** From 1. */
  place: number
  count: number
  isShown: boolean
  onShow: () => void
}

function PhotoButton({ photograph, place, count, isShown, onShow, isPrivate, onSource }: ButtonProps) {
  const { url, caption = '' } = photograph
  const source = useHiddenPhoto(isPrivate ? url : '', 'medium')
  const tell = useEffectEvent(onSource)
  useEffect(() => {
    if (source) tell(url, source)
  }, [url, source])
  return (
    <Thumbnail
      aria-pressed={isShown}
      aria-label={
        caption === '' ? t`Photograph ${place} of ${count}` : t`Photograph ${place} of ${count}: ${caption}`
      }
      tabIndex={isShown ? 0 : -1}
      onClick={onShow}
    >
      <ArtifactImage src={url} privateSrc={isPrivate ? source : undefined} name="" alt="" ratio="1 / 1" />
    </Thumbnail>
  )
}
