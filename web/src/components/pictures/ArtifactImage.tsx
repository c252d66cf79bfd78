import type { ArtifactType } from '@tracker/domain/artifact/artifact.ts'
import { shownImageUrl } from '@tracker/domain/photo/imageUrl.ts'
import { photoOf, type ShownPhoto } from '@tracker/domain/photo/photoAddress.ts'
import { styled } from '@mui/material/styles'
import { type CSSProperties, type SyntheticEvent, useState } from 'react'
import { dayOrNight, nightOf, plateAt } from '#illustrations/plates.ts'
import { LazyInitial } from './LazyInitial.tsx'

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
  /**
   * How wide its place is, for the choice among the copies of a photo: into how many columns, which need not be whole, the
   * content of the page is divided from 1200, 900, 600 and 300 pixels on. Never more than there are: a photograph would not
   * fill its place. Without it, a list shows the small copy on every screen.
   */
  columns?: string
  /** Above the fold: asked for at once. */
  eager?: boolean
  /** Said below the initial, where there is room for words. */
  missing?: string
  /** Called when the address does not lead to a picture. */
  onDead?: () => void
}

/**
 * The copies of a photo among which a browser chooses: in a list the two smaller ones, on a page of its own the two larger
 * ones, since the small one is soft where the picture is what one came for. `widest` is set where there is a choice: the
 * natural width of the element is then that of its place, as `sizes` says it.
 */
function copiesOf({ small, medium, large }: ShownPhoto, isInList: boolean, columns: string | undefined) {
  const [low, high] = isInList ? [small, medium] : [medium, large]
  const { width: most, height } = high
  const single = isInList ? low : high
  if (!columns) return { image: single }
  // What is left of the content of a page (Page.tsx) beside gaps and borders, of which an upright photo takes a part: but in
  // one or two columns, beside a label, its place may be higher than on phones. Never more than the photo has.
  const sizes = columns
    .split(' ')
    .map(
      (count, at) =>
        `(min-width:${1200 - 300 * at}px) min(${most}px,(min(1256px,100vw)/${count} - 26px)*${at < 3 && count < '3' ? 1 : Math.min(1, (most / height) * 0.75)})`,
    )
    .join()
  return {
    image: { ...single, srcSet: `${low.src} ${low.width}w,${high.src} ${most}w`, sizes },
    widest: most,
  }
}

/** A photograph that has been loaded: its address, its width and its ratio of width to height. */
interface Loaded {
  readonly src: string
  readonly width: number
  readonly ratio: number
}

/** A mat of 4:3 cuts little of a photograph with such a ratio. */
const isNearMat = (ratio: number) => ratio >= 1.2 && ratio <= 1.5

/** The class of a photograph, by its own size once that is known: it is never larger than it is. */
function lookOf(
  loaded: Loaded | undefined,
  isSquare: boolean,
  isInList: boolean,
): { className: string; style?: CSSProperties } {
  if (!loaded) return { className: 'coming' }
  const { width, ratio } = loaded
  if (!isSquare && !(isInList && isNearMat(ratio))) return { className: 'whole' }
  return { className: 'cut', style: { maxWidth: width, maxHeight: width / ratio } }
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
    columns,
    eager = false,
    missing,
    onDead,
  } = props
  const [dead, setDead] = useState('')
  const [loaded, setLoaded] = useState<Loaded>()
  const safe = shownImageUrl(src, location.host)
  const isShown = safe !== '' && dead !== safe
  const isSquare = ratio === '1 / 1'
  const isInList = fit === 'cover'
  const plate = plateAt(safe, location.host)
  const photo = photoOf(safe, location.host)
  const shared = {
    width: 800,
    height: isSquare ? 800 : 600,
    decoding: 'async',
    referrerPolicy: 'no-referrer',
    onError() {
      setDead(safe)
      onDead?.()
    },
  } as const
  const { image, widest } = photo
    ? copiesOf(photo, isInList, columns)
    : { image: { src: safe }, widest: undefined }
  const layOut = ({ currentTarget: { naturalWidth, naturalHeight } }: SyntheticEvent<HTMLImageElement>) =>
    setLoaded({ src: safe, width: widest ?? naturalWidth, ratio: naturalWidth / naturalHeight })
  return (
    <Mat style={{ aspectRatio: ratio }} data-square={isSquare || undefined}>
      {isShown && plate && (
        <>
          <img key={safe} className="day" alt={alt} {...shared} loading="lazy" src={safe} />
          <img
            key={nightOf(plate)}
            className="night"
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
          {...lookOf(loaded?.src === safe ? loaded : undefined, isSquare, isInList)}
          alt={alt}
          {...shared}
          {...image}
          loading={eager ? 'eager' : 'lazy'}
          onLoad={layOut}
        />
      )}
      {!isShown && (
        <>
          <LazyInitial name={name} type={type} id={id} />
          {missing && <Caption>{missing}</Caption>}
        </>
      )}
    </Mat>
  )
}
