import { t } from '@lingui/core/macro'
import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import { isolate } from '@tracker/domain/text/direction.ts'
import { imageCaption } from '@tracker/domain/photo/imageCaption.ts'
import { photoOf } from '@tracker/domain/photo/photoAddress.ts'
import { shownImageUrl } from '@tracker/domain/photo/imageUrl.ts'
import { LARGE_SIDE, largeImageUrl } from '@tracker/domain/photo/largeImageUrl.ts'
import type { Photograph } from '@tracker/domain/photo/photograph.ts'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { ArtifactImage } from '#components/pictures/ArtifactImage.tsx'
import { ROOM_COLUMN } from '#components/pictures/copies.ts'
import { photographClasses } from '#components/pictures/photographClasses.ts'
import { knownSize, type PhotoSize } from '#components/pictures/photoSizes.ts'
import ButtonBase from '@mui/material/ButtonBase'
import { lazyOverlay } from '#components/states/lazyOverlay.tsx'
import { altOfPlate } from '#illustrations/alt.ts'
import { plateAt, shownPlate } from '#illustrations/plates.ts'
import { icon } from '#icons/icons.tsx'
import {
  PAIR,
  PAPER_HEIGHT,
  PHONE_HEIGHT,
  ROOM,
  ROOM_FRAME,
  SIDE,
  STACK,
} from '#features/artifacts/detail/detailLayout.ts'
import { theme } from '#theme/theme.ts'
import type { ViewerSlide } from './Viewer.tsx'

const ZoomIn = /* @__PURE__ */ icon(
  'M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0ZM15.3 15.3 20 20M10.5 8v5M8 10.5h5',
)

const Viewer = lazyOverlay(() => import('./Viewer.tsx'))

/** Maximum heights of a picture beside its label, so that it ends above the fold, and in the room. */
const PAIR_HEIGHT = 'min(78vh, 100dvh - 276px)'
const ROOM_HEIGHT = `max(160px, 100dvh - ${ROOM_FRAME}px - var(--caption, 0px))`

/** Minimum length of the longer side of a photograph that the viewer can enlarge. */
const ENLARGED_MIN = 400
/** Width by height from which a photograph may leave no space beside it for the icon. */
const WIDE = 0.75

/** Columns of the page that the picture takes (detailLayout.ts), for `sizes`. */
const COLUMNS = `${ROOM_COLUMN} 1.75 1 1`

/**
 * `--side` and `--mat` are the space beside and above a photograph, `--foot` the space below it if that has the icon, and
 * `--plate-side` the space beside a plate or an initial.
 */
const Frame = styled('div')({
  position: 'relative',
  // Morphs into the next picture during a view transition (TimeWalk.tsx).
  viewTransitionName: 'plate',
  backgroundColor: 'var(--wall)',
  '--side': '16px',
  '--mat': '16px',
  '--plate-side': '0px',
  '& > div': {
    width: 'min(100% - 2 * var(--plate-side), var(--picture-height) * 4 / 3)',
    marginInline: 'auto',
  },
  '&[data-photo] > div': {
    boxSizing: 'border-box',
    display: 'grid',
    placeItems: 'center',
    width: 'auto',
    aspectRatio: 'auto !important',
    paddingBlock: 'var(--mat) var(--foot, var(--mat))',
    overflow: 'visible',
    backgroundColor: 'transparent',
    '& > img': { position: 'static' },
    // Reserves space.
    [`& > .${photographClasses.coming}`]: {
      width: 'min(100% - 2 * var(--side), var(--picture-height) * 4 / 3)',
      height: 'auto',
    },
  },
  [STACK]: {
    '--picture-height': `calc(${PHONE_HEIGHT} - var(--mat) - var(--foot, var(--mat)))`,
    // The label is below the picture, so the mat follows it only if its size was known before loading.
    '&[data-photo]:not([data-sized]) > div': { height: PHONE_HEIGHT },
    '&[data-wide]': {
      [theme.breakpoints.down('sm')]: { '--foot': '52px' },
      [theme.breakpoints.up('sm')]: { '--side': '60px' },
    },
  },
  // Next to the label, the height may change without moving text.
  [PAIR]: {
    '--side': '32px',
    '--mat': '32px',
    '--picture-height': PAIR_HEIGHT,
    border: `1px solid ${theme.vars.palette.rule}`,
    borderRadius: 2,
    '&[data-wide]': { '--foot': '52px' },
  },
  [ROOM]: {
    '--side': `${SIDE}px`,
    '--mat': '0px',
    '--plate-side': `${SIDE}px`,
    '--picture-height': ROOM_HEIGHT,
  },
  '@media print': {
    '--side': '0px',
    '--mat': '0px',
    '--picture-height': `var(${PAPER_HEIGHT})`,
    '&, & > div': { backgroundColor: 'transparent' },
    '&[data-photo] > div > img': { boxShadow: 'none' },
  },
})

/** The whole picture is a button with an icon, which stands beside or below a photograph. */
const Enlarge = styled(ButtonBase)({
  position: 'absolute',
  inset: 0,
  width: '100%',
  cursor: 'zoom-in',
  '&:focus-visible': { outlineOffset: -4 },
  // Within the frame of a plate beside its label.
  [PAIR]: { ':not([data-photo]) > & > span': { right: 14, bottom: 14 } },
  '& > span': {
    position: 'absolute',
    right: 4,
    bottom: 4,
    display: 'grid',
    placeItems: 'center',
    width: 44,
    height: 44,
    borderRadius: 4,
    color: theme.vars.palette.text.primary,
  },
  // Beside the cut mat of a photograph as wide as the wall.
  [ROOM]: { '& > span': { right: 0, width: SIDE - 8 } },
  '@media (hover: hover)': { '&:hover > span': { color: theme.vars.palette.primary.main } },
})

/** URL of a plate, which differs in the dark theme. */
function shownAddress(address: string): string {
  const plate = plateAt(address, location.host)
  return plate ? shownPlate(plate) : address
}

/**
 * Returns the size of a photograph known before it loads: of an uploaded one, or one already shown in a list.
 */
function sizeBefore(stored: string, larger: string): PhotoSize | undefined {
  const photo = photoOf(stored, location.host)?.large
  const size = photo ? { width: photo.width, ratio: photo.width / photo.height } : knownSize(stored)
  return size && larger !== stored ? { ...size, width: LARGE_SIDE } : size
}

const isEnlarged = ({ width, ratio }: PhotoSize) => Math.max(width, width / ratio) >= ENLARGED_MIN

interface Props {
  artifact: Artifact
  /** Data URL of a photo that is not public, such as that of a hidden artifact. */
  privateSrc?: string | undefined
  /** All photographs, if there are several; the viewer shows them. */
  all?: AllPhotographs | undefined
}

interface AllPhotographs {
  readonly photographs: readonly Photograph[]
  /** Place of the one that is shown. */
  readonly index: number
  readonly onIndex: (index: number) => void
  /** Data URL of a photo that is not public; undefined for public ones. */
  readonly privateSrcOf: (address: string) => string | undefined
}

/** Joins what is said about a photograph. */
const lineOf = (...texts: readonly (string | undefined)[]) => texts.filter(Boolean).join(' · ')

/** A photograph that is not the one on the page. */
function slideOf(
  { url, caption, credit }: Photograph,
  name: string,
  { privateSrcOf }: AllPhotographs,
): ViewerSlide {
  const own = privateSrcOf(url)
  const address = own ?? largeImageUrl(shownImageUrl(url, location.host))
  return {
    src: shownAddress(address),
    original: own === undefined ? address : '',
    alt: altOfPlate(url) ?? (caption || name),
    isPlate: plateAt(address, location.host) !== null,
    credit: lineOf(caption, credit),
  }
}

/** The picture of an artifact's page. Opens the viewer. */
export function DetailPicture({ artifact, privateSrc, all }: Props) {
  const { artifact_image: src, artifact_name: name } = artifact
  const [isOpen, setOpen] = useState(false)
  const [broken, setBroken] = useState('')
  const [loaded, setLoaded] = useState<PhotoSize>()
  const stored = privateSrc ?? shownImageUrl(src, location.host)
  const larger = largeImageUrl(stored)
  const [missing, setMissing] = useState('')
  const [size] = useState(() => sizeBefore(stored, larger))
  const address = larger === missing ? stored : larger
  const shape = loaded ?? size
  const isThere = address !== '' && broken !== src
  const isPlate = plateAt(address, location.host) !== null
  const isLarge = isPlate || shape === undefined || isEnlarged(shape)
  const alt = altOfPlate(src) ?? (artifact.image_caption || name)
  const isolatedName = isolate(name)
  const shown: ViewerSlide = {
    src: shownAddress(address),
    original: privateSrc === undefined ? address : '',
    alt,
    isPlate,
    credit: lineOf(artifact.image_caption, imageCaption(artifact)?.credit),
  }
  const slides = all
    ? all.photographs.map((one, at) => (at === all.index ? shown : slideOf(one, name, all)))
    : [shown]
  const onBroken = () => (address === stored ? setBroken(src) : setMissing(larger))
  return (
    <Frame
      data-photo={(isThere && !isPlate) || undefined}
      data-sized={size !== undefined || undefined}
      data-wide={(isLarge && shape !== undefined && shape.ratio > WIDE) || undefined}
    >
      <ArtifactImage
        src={address}
        privateSrc={privateSrc}
        name={name}
        id={artifact._id}
        type={artifact.artifact_type}
        alt={alt}
        missing={t`No picture`}
        fit="mounted"
        columns={COLUMNS}
        eager
        size={size}
        onBroken={onBroken}
        onSize={setLoaded}
      />
      {isThere && isLarge && (
        <Enlarge
          aria-label={t`Enlarge the picture of ${isolatedName}`}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <span>
            <ZoomIn size={22} />
          </span>
        </Enlarge>
      )}
      {isOpen && (
        <Viewer
          slides={slides}
          index={all?.index ?? 0}
          onIndex={all?.onIndex}
          name={name}
          onGone={() => setOpen(false)}
        />
      )}
    </Frame>
  )
}
