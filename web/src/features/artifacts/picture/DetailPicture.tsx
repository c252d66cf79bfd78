import { t } from '@lingui/core/macro'
import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import { isolate } from '@tracker/domain/text/direction.ts'
import { imageCaption } from '@tracker/domain/photo/imageCaption.ts'
import { photoOf } from '@tracker/domain/photo/photoAddress.ts'
import { shownImageUrl } from '@tracker/domain/photo/imageUrl.ts'
import { LARGE_SIDE, largeImageUrl } from '@tracker/domain/photo/largeImageUrl.ts'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { ArtifactImage } from '#components/pictures/ArtifactImage.tsx'
import { knownSize, type PhotoSize } from '#components/pictures/photoSizes.ts'
import ButtonBase from '@mui/material/ButtonBase'
import { lazyOverlay } from '#components/states/lazyOverlay.tsx'
import { altOfPlate } from '#illustrations/alt.ts'
import { plateAt, shownPlate } from '#illustrations/plates.ts'
import { icon } from '#icons/icons.tsx'
import { theme } from '#theme/theme.ts'

const ZoomIn = /* @__PURE__ */ icon(
  'M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0ZM15.3 15.3 20 20M10.5 8v5M8 10.5h5',
)

const Viewer = lazyOverlay(() => import('./Viewer.tsx'))

/**
 * Maximum heights: of a picture on screen, so that it ends above the fold; of its mat on a phone; of a
 * picture in print.
 */
const SCREEN_HEIGHT = 'min(78vh, 100dvh - 368px)'
const PHONE_HEIGHT = '62dvh'
const PAPER_HEIGHT = '60mm'

/** Minimum length of the longer side of a photograph that the viewer can enlarge. */
const ENLARGED_MIN = 400

/** Columns of the page that the picture takes (detailLayout.ts), for `sizes`. */
const COLUMNS = '1.75 1.75 1 1'

/** The mat follows the photograph's proportions. */
const FOLLOWING = {
  display: 'grid',
  placeItems: 'center',
  aspectRatio: 'auto !important',
  '& > img': { position: 'static', width: 'auto', height: 'auto', maxHeight: 'var(--picture-height)' },
  '& > .mounted': { marginBlock: 'var(--mat)' },
} as const

const Frame = styled('div')({
  position: 'relative',
  overflow: 'hidden',
  // Morphs into the next picture during a view transition (TimeWalk.tsx).
  viewTransitionName: 'plate',
  border: `1px solid ${theme.vars.palette.rule}`,
  borderRadius: 2,
  '--mat': '16px',
  // On a phone the label is below the picture, so the mat follows only if the size was known before loading.
  [theme.breakpoints.down('md')]: {
    '&[data-sized]': {
      '--picture-height': `calc(${PHONE_HEIGHT} - 2 * var(--mat))`,
      '& > div': FOLLOWING,
    },
  },
  // Reserves space for the icon below a flat photograph.
  '&[data-large] > div': { minHeight: 168, [theme.breakpoints.up('sm')]: { minHeight: 224 } },
  // Next to the label, the height may change without moving text.
  [theme.breakpoints.up('md')]: {
    '--mat': '32px',
    '--picture-height': SCREEN_HEIGHT,
    '&[data-picture] > div': FOLLOWING,
  },
  '@media print': {
    border: 0,
    '& > div': { aspectRatio: 'auto !important', backgroundColor: 'transparent' },
    // Needs the same specificity as the rules for photographs above.
    '&[data-picture] > div': { display: 'block', minHeight: 0 },
    '&[data-picture] > div > img': {
      position: 'static',
      width: 'auto !important',
      height: 'auto',
      maxHeight: PAPER_HEIGHT,
      boxShadow: 'none',
    },
  },
})

/** The whole picture is a button with an icon in the corner. */
const Enlarge = styled(ButtonBase)({
  position: 'absolute',
  inset: 0,
  width: '100%',
  cursor: 'zoom-in',
  '&:focus-visible': { outlineOffset: -4 },
  '& > span': {
    position: 'absolute',
    right: 12,
    bottom: 12,
    display: 'grid',
    placeItems: 'center',
    width: 44,
    height: 44,
    borderRadius: 4,
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.background.paper,
    border: `1px solid ${theme.vars.palette.edge}`,
  },
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

const isEnlarged = (size: PhotoSize | undefined) =>
  size !== undefined && Math.max(size.width, size.width / size.ratio) >= ENLARGED_MIN

interface Props {
  artifact: Artifact
  /** Data URL of a photo that is not public, such as that of a hidden artifact. */
  privateSrc?: string | undefined
}

/** The picture of an artifact's page. Opens the viewer. */
export function DetailPicture({ artifact, privateSrc }: Props) {
  const { artifact_image: src, artifact_name: name } = artifact
  const [isOpen, setOpen] = useState(false)
  const [broken, setBroken] = useState('')
  const [loaded, setLoaded] = useState<PhotoSize>()
  const stored = privateSrc ?? shownImageUrl(src, location.host)
  const larger = largeImageUrl(stored)
  const [missing, setMissing] = useState('')
  const [size] = useState(() => sizeBefore(stored, larger))
  const address = larger === missing ? stored : larger
  const isLarge = isEnlarged(loaded ?? size)
  const isThere = address !== '' && broken !== src
  const alt = altOfPlate(src) ?? name
  const isolatedName = isolate(name)
  const onBroken = () => (address === stored ? setBroken(src) : setMissing(larger))
  return (
    <Frame
      data-picture={isThere || undefined}
      data-sized={(isThere && size !== undefined) || undefined}
      data-large={(isThere && isLarge) || undefined}
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
      {isThere && (!loaded || isLarge) && (
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
          src={shownAddress(address)}
          original={privateSrc === undefined ? address : ''}
          alt={alt}
          isPlate={plateAt(address, location.host) !== null}
          name={name}
          credit={imageCaption(artifact)?.credit ?? ''}
          onGone={() => setOpen(false)}
        />
      )}
    </Frame>
  )
}
