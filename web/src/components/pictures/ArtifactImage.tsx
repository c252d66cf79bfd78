import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import { shownImageUrl } from '@tracker/domain/photo/imageUrl.ts'
import { photoOf } from '@tracker/domain/photo/photoAddress.ts'
import { styled } from '@mui/material/styles'
import { type CSSProperties, type SyntheticEvent, useState } from 'react'
import { DAY_OR_NIGHT } from '#illustrations/dayOrNight.ts'
import { nightOf, plateAt, plateClasses } from '#illustrations/plates.ts'
import { INITIAL, INITIAL_GROUND } from './initialGround.ts'
import { copiesOf } from './copies.ts'
import { Initial } from './Initial.tsx'
import { ownHost } from './ownHost.ts'
import { photographClasses } from './photographClasses.ts'
import { type PhotoSize, rememberSize } from './photoSizes.ts'
import { theme } from '#theme/theme.ts'

/** Mat around an uncropped photograph, in pixels. */
const MARGIN = 14

const { band, rule, background } = theme.vars.palette

const Mat = styled('div')({
  position: 'relative',
  width: '100%',
  overflow: 'hidden',
  backgroundColor: band,
  '& > *': { position: 'absolute', inset: 0, margin: 'auto', width: '100%', height: '100%' },
  '& > img': { objectFit: 'cover' },
  ...DAY_OR_NIGHT,
  // Hidden until the photograph's size is known, so that nothing visible moves.
  [`& > .${photographClasses.coming}`]: { opacity: 0 },
  // The outline is clipped where the photograph fills the mat.
  '& > .cut': { outline: `1px solid ${rule}` },
  [`& > .${photographClasses.whole}`]: {
    boxSizing: 'border-box',
    width: 'auto',
    height: 'auto',
    maxWidth: `calc(100% - ${2 * MARGIN}px)`,
    maxHeight: `calc(100% - ${2 * MARGIN}px)`,
    border: `1px solid ${rule}`,
  },
  // A cut mat.
  '& > .mounted': { height: 'auto', boxShadow: `0 0 0 1px ${background.paper}, 0 0 0 8px ${rule}` },
  '&[data-square] > .cut': { objectPosition: '50% 15%' },
  // Thumbnails crop the plate's frame.
  [`&[data-square] > :is(.${plateClasses.day}, .${plateClasses.night})`]: { transform: 'scale(1.15)' },
  // Initials.
  ...INITIAL_GROUND,
  '&:not([data-square]) > svg': { width: 'auto', height: '80%' },
  '& > p': { inset: 'auto 0 8px', height: 'auto', margin: 0, textAlign: 'center' },
  // Space for the caption.
  '&:has(> p) > svg': { height: '72%', bottom: '8%' },
})

const Caption = styled('p')({
  ...theme.typography.caption,
  color: theme.vars.palette.text.secondary,
  ...theme.applyStyles('dark', { color: theme.vars.palette.night.ink }),
})

declare module 'react' {
  interface CSSProperties {
    /** Natural width of a photograph. */
    '--natural'?: string
  }
}

interface Props {
  /** Stored URL, which may be empty, malicious or broken. */
  src: string
  /** Data URL of a photo that is not public; empty until it is loaded. Replaces `src`. */
  privateSrc?: string | undefined
  /** The record's name; its initial replaces a missing picture. */
  name: string
  /** The artifact's id, if it has one yet. */
  id?: string
  type?: string
  /** Empty if the name is shown next to the picture. */
  alt: string
  ratio?: '4 / 3' | '1 / 1'
  /** `contain` never crops a photograph; `mounted` also enlarges small ones, on a cut mat. */
  fit?: 'cover' | 'contain' | 'mounted'
  /**
   * Number of columns of the page's content from 1200, 900, 600 and 300 px on, for the `sizes` attribute of
   * uploaded photos. May be fractional; round down. By default, lists use the small copy at every width.
   */
  columns?: string
  /** True above the fold: loads eagerly. */
  eager?: boolean
  /** Caption below the initial of a missing picture. */
  missing?: string
  /** Called when the picture fails to load. */
  onBroken?: () => void
  /** Size of a photograph known before it loads. Reserves space if the picture is mounted. */
  size?: PhotoSize | undefined
  /** Called with the natural size of a loaded photograph. */
  onSize?: (size: PhotoSize) => void
}

/** A photograph that has been loaded. */
interface Loaded extends PhotoSize {
  readonly src: string
}

/** True if a 4:3 mat crops only little of a photograph. */
const isNearMat = (ratio: number) => ratio >= 1.2 && ratio <= 1.5

/**
 * Natural widths of photographs that are mounted at twice their size. Enlarging smaller ones would blur them.
 */
const DOUBLED = { from: 160, to: 400 } as const

/** The width of a mounted photograph. `--side` is the space beside it, `--picture-height` its maximum height. */
function mountedWidth({ width, ratio }: PhotoSize): string {
  const natural = width >= DOUBLED.from && width <= DOUBLED.to ? 2 * width : width
  return `min(${natural}px, 100% - 2 * var(--side), var(--picture-height) * ${ratio})`
}

interface Look {
  className: string
  style?: CSSProperties
}

const COMING: Look = { className: photographClasses.coming }

/** Class of a photograph by its natural size. Only mounted ones are enlarged. */
function lookOf(size: PhotoSize, isSquare: boolean, fit: Props['fit']): Look {
  const { width, ratio } = size
  if (fit === 'mounted')
    return { className: 'mounted', style: { width: mountedWidth(size), aspectRatio: ratio } }
  if (!isSquare && !(fit === 'cover' && isNearMat(ratio)))
    return { className: photographClasses.whole, style: { '--natural': `${width}px` } }
  return { className: 'cut', style: { maxWidth: width, maxHeight: width / ratio } }
}

/**
 * Requests a picture again that was loaded, or was missing, before React hydrated it and listened: the event comes once more,
 * from the browser's cache.
 */
function repeatEvent(image: HTMLImageElement | null): void {
  if (image?.complete) image.setAttribute('src', image.src)
}

/** The picture of an artifact, as props of `ArtifactImage`. */
export const pictureOf = (
  artifact: Pick<Artifact, '_id' | 'artifact_name' | 'artifact_image' | 'artifact_type'>,
) => ({
  src: artifact.artifact_image,
  name: artifact.artifact_name,
  id: artifact._id,
  type: artifact.artifact_type,
})

/**
 * A picture in a mat of fixed ratio, so that nothing moves when it loads. The name's initial replaces a
 * missing or broken one. Other hosts get no referrer.
 */
export function ArtifactImage(props: Props) {
  const {
    src,
    privateSrc,
    name,
    id = name,
    type = '',
    alt,
    ratio = '4 / 3',
    fit = 'cover',
    columns,
    eager = false,
    missing,
    onBroken,
    size,
    onSize,
  } = props
  const [broken, setBroken] = useState('')
  const [loaded, setLoaded] = useState<Loaded>()
  const safe = privateSrc ?? shownImageUrl(src, ownHost())
  const isShown = safe !== '' && broken !== safe
  const isSquare = ratio === '1 / 1'
  const isInList = fit === 'cover'
  const plate = plateAt(safe, ownHost())
  const photo = photoOf(safe, ownHost())
  const shared = {
    ref: repeatEvent,
    width: 800,
    height: isSquare ? 800 : 600,
    decoding: 'async',
    referrerPolicy: 'no-referrer',
    onError() {
      setBroken(safe)
      onBroken?.()
    },
  } as const
  const { image, size: inAddress } = photo
    ? copiesOf(photo, isInList, columns)
    : { image: { src: safe }, size: undefined }
  const known = loaded?.src === safe ? loaded : size
  const look = known && lookOf(known, isSquare, fit)
  // The address of an uploaded photo contains its size, so one that fills the mat is shown before any script has run.
  const early = inAddress && lookOf(inAddress, isSquare, fit)
  const layOut = ({ currentTarget: { naturalWidth, naturalHeight } }: SyntheticEvent<HTMLImageElement>) => {
    const size = { width: inAddress?.width ?? naturalWidth, ratio: naturalWidth / naturalHeight }
    setLoaded({ src: safe, ...size })
    rememberSize(safe, size)
    onSize?.(size)
  }
  return (
    <Mat
      style={{ aspectRatio: ratio }}
      data-square={isSquare || undefined}
      {...(!isShown && { [INITIAL]: type })}
    >
      {isShown && plate && (
        <>
          <img key={safe} className={plateClasses.day} alt={alt} {...shared} loading="lazy" src={safe} />
          <img
            key={nightOf(plate)}
            className={plateClasses.night}
            alt={alt}
            {...shared}
            loading="lazy"
            src={nightOf(plate)}
          />
        </>
      )}
      {isShown && !plate && (
        <img
          key={safe}
          {...(look ?? (early?.className === 'cut' ? early : COMING))}
          alt={alt}
          {...shared}
          {...image}
          loading={eager ? 'eager' : 'lazy'}
          onLoad={layOut}
        />
      )}
      {!isShown && (
        <>
          <Initial name={name} type={type} id={id} />
          {missing && <Caption>{missing}</Caption>}
        </>
      )}
    </Mat>
  )
}
