import type { ArtifactType } from '@tracker/domain/artifact.ts'
import { shownImageUrl } from '@tracker/domain/imageUrl.ts'
import { photoOf } from '@tracker/domain/photoAddress.ts'
import { styled } from '#theme/styled.ts'
import { useState } from 'react'
import { dayOrNight, nightOf, plateAt } from '#illustrations/plates.ts'
import { LazyInitial } from './LazyInitial.tsx'
import { usePicture } from './usePicture.ts'

/** Pixels of mat around a photograph that is shown whole. */
const MARGIN = 14

const Mat = styled('div')(({ theme }) => {
  const { band, night, rule } = theme.vars.palette
  return {
    position: 'relative',
    width: '100%',
    overflow: 'hidden',
    backgroundColor: band,
    '& > *': { position: 'absolute', inset: 0, margin: 'auto', width: '100%', height: '100%' },
    '& > img': { objectFit: 'cover' },
    ...dayOrNight(theme),
    // A photograph is laid out when its size is known; nothing that was seen moves.
    '& > .coming': { opacity: 0 },
    // Smaller than the mat, it has the rule around it; else that is outside.
    '& > .cut': { outline: `1px solid ${rule}` },
    '& > .whole': {
      boxSizing: 'border-box',
      width: 'auto',
      height: 'auto',
      maxWidth: `calc(100% - ${2 * MARGIN}px)`,
      maxHeight: `calc(100% - ${2 * MARGIN}px)`,
      border: `1px solid ${rule}`,
    },
    '&[data-square] > .cut': { objectPosition: '50% 15%' },
    // The plates leave room for this: a thumbnail shows the subject without the frame around it.
    '&[data-square] > :is(.day, .night)': { transform: 'scale(1.15)' },
    // An initial stands on the colour of its own ground.
    '&:has(> svg)': theme.applyStyles('dark', { backgroundColor: night.ground }),
    '&:not([data-square]) > svg': { width: 'auto', height: '80%' },
    '& > p': { inset: 'auto 0 8px', height: 'auto', margin: 0, textAlign: 'center' },
    // The words have room below it.
    '&:has(> p) > svg': { height: '72%', bottom: '8%' },
  }
})

const Caption = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.vars.palette.text.secondary,
  ...theme.applyStyles('dark', { color: theme.vars.palette.night.ink }),
}))

interface Props {
  /** The stored address, which may be empty, hostile or dead. */
  src: string
  /** Whose picture it is: without one, the initial of that name stands in its place. */
  name: string
  /** Of the artifact, where there is one yet. */
  id?: string
  type?: ArtifactType | ''
  /** Empty where the name stands beside the picture. */
  alt: string
  ratio?: '4 / 3' | '1 / 1'
  /** `contain` shows a photograph whole, whatever its proportions. */
  fit?: 'cover' | 'contain'
  /** Above the fold: asked for at once. */
  eager?: boolean
  /** Said below the initial, where there is room for words. */
  missing?: string
  /** Called when the address does not lead to a picture. */
  onDead?: () => void
}

/**
 * A picture in a mat of fixed shape, so that nothing moves when it arrives. When it is missing or fails, the initial of the
 * name takes its place, never another object. Its host does not learn which page shows it.
 */
export function ArtifactImage(props: Props) {
  const {
    src,
    name,
    id = name,
    type = '',
    alt,
    ratio = '4 / 3',
    fit = 'cover',
    eager = false,
    missing,
    onDead,
  } = props
  const [dead, setDead] = useState('')
  const safe = shownImageUrl(src, location.host)
  const isShown = safe !== '' && dead !== safe
  const isSquare = ratio === '1 / 1'
  const plate = plateAt(safe, location.host)
  const photo = photoOf(safe, location.host)
  // A list shows the small copy of a photo that was sent here; a page of its own the large one.
  const copy = fit === 'cover' ? photo?.small : photo
  const picture = usePicture(
    isShown
      ? {
          src: fit === 'cover' && photo ? photo.small.url : safe,
          night: plate ? nightOf(plate) : '',
          alt,
          width: copy?.width ?? 800,
          height: copy?.height ?? (isSquare ? 800 : 600),
          isEager: eager,
          cut: isSquare ? 'always' : fit === 'contain' ? 'never' : 'near',
        }
      : null,
    () => {
      setDead(safe)
      onDead?.()
    },
  )
  return (
    <Mat ref={picture} style={{ aspectRatio: ratio }} data-square={isSquare || undefined}>
      {!isShown && (
        <>
          <LazyInitial name={name} type={type} id={id} />
          {missing && <Caption>{missing}</Caption>}
        </>
      )}
    </Mat>
  )
}
