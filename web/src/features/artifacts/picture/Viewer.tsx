import { t } from '@lingui/core/macro'
import { useBackCloses } from '#components/hooks/useBackCloses.ts'
import { FocusHold } from '#components/layout/FocusHold.tsx'
import 'yet-another-react-lightbox/styles.css'
import { styled } from '@mui/material/styles'
import { type KeyboardEvent, useRef } from 'react'
import { Lightbox, type ControllerRef, type ZoomRef } from 'yet-another-react-lightbox'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import IconButton from '@mui/material/IconButton'
import { icon } from '#icons/icons.tsx'
import { Close } from '#icons/screenIcons.tsx'

const Plus = /* @__PURE__ */ icon('M12 5v14M5 12h14')
const Minus = /* @__PURE__ */ icon('M5 12h14')

/** Pixel size of a plate in the viewer, which limits its zoom. It fills the window at first. */
const PLATE_SIZE = { width: 3200, height: 2400 }
const FILLED = { width: '100%', height: '100%' }

/** Placeholders of the lightbox's label. */
const SLIDE_INDEX = '{index}'
const SLIDE_COUNT = '{total}'

/** Height of the toolbar below the image. On phones name and Close have a row of their own. */
const BAR = 'calc(var(--bar) + env(safe-area-inset-bottom))'

const NightLightbox = styled(Lightbox)(({ theme }) => {
  const { night } = theme.vars.palette
  return {
    '--yarl__color_backdrop': night.ground,
    '--bar': '53px',
    '& .yarl__container': { bottom: BAR },
    '& .yarl__slide_image': { cursor: 'zoom-in' },
    '& .yarl__slide_wrapper_interactive .yarl__slide_image': { cursor: 'grab' },
    '& .yarl__toolbar': {
      position: 'fixed',
      inset: 'auto 0 0',
      boxSizing: 'border-box',
      height: BAR,
      alignItems: 'center',
      justifyContent: 'flex-start',
      gap: theme.spacing(0.5),
      padding: theme.spacing(0.5, 1),
      paddingBottom: `calc(${theme.spacing(0.5)} + env(safe-area-inset-bottom))`,
      borderTop: `1px solid ${night.gold}`,
      color: night.ink,
      backgroundColor: night.ground,
    },
    '& .yarl__toolbar button': {
      color: 'inherit',
      '&[aria-disabled="true"]': { opacity: 0.5 },
      '&:focus-visible': { outlineColor: night.focus },
      '@media (hover: hover)': { '&:hover': { color: night.gold, backgroundColor: 'transparent' } },
    },
    '& output': { minWidth: '3.5em', textAlign: 'center', fontVariantNumeric: 'tabular-nums' },
    '& p': {
      flex: 1,
      minWidth: 0,
      margin: theme.spacing(0, 2),
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      textAlign: 'center',
    },
    '& a': {
      padding: theme.spacing(1.25, 1),
      color: 'inherit',
      textUnderlineOffset: '0.15em',
      '&:focus-visible': { outlineColor: night.focus },
    },
    [theme.breakpoints.down('sm')]: {
      '--bar': '101px',
      '& .yarl__toolbar': { flexWrap: 'wrap' },
      '& p': {
        order: -2,
        flex: '1 1 calc(100% - 64px)',
        margin: theme.spacing(0, 0, 0, 1.5),
        textAlign: 'start',
      },
      '& .yarl__toolbar > button:last-of-type': { order: -1 },
      '& a': { marginLeft: 'auto' },
    },
  }
})

/** Zoom out, current zoom, zoom in. A button at its limit stays focusable. */
function ZoomButtons({ zoom, minZoom, maxZoom, zoomIn, zoomOut }: ZoomRef) {
  return (
    <>
      <IconButton aria-label={t`Zoom out`} aria-disabled={zoom <= minZoom} onClick={zoomOut}>
        <Minus />
      </IconButton>
      <output aria-label={t`Zoom`}>{Math.round(zoom * 100)} %</output>
      <IconButton aria-label={t`Zoom in`} aria-disabled={zoom >= maxZoom} onClick={zoomIn}>
        <Plus />
      </IconButton>
    </>
  )
}

/** A picture in the viewer. */
export interface ViewerSlide {
  readonly src: string
  /** URL of the original; empty for a photo without a public one. */
  readonly original: string
  /** Alternative text of the image. */
  readonly alt: string
  /** True for a drawing, which fills the window. */
  readonly isPlate: boolean
  /** Caption and credit line; may be empty. */
  readonly credit: string
}

interface Props {
  slides: readonly ViewerSlide[]
  /** The picture that is shown. */
  index: number
  onIndex?: ((index: number) => void) | undefined
  /** The artifact's name. */
  name: string
  onGone: () => void
}

/**
 * Shows pictures in the whole window. Zoom and pan by touch, mouse, wheel, and the keys + - 0 and arrows; the next picture by
 * swipe, arrows and buttons. Escape and Back close it.
 */
export default function Viewer({ slides, index, onIndex, name, onGone }: Props) {
  const controller = useRef<ControllerRef>(null)
  const zoom = useRef<ZoomRef>(null)
  useBackCloses(true, () => controller.current?.close())
  const { original = '', alt = '', credit = '', isPlate = false } = slides[index] ?? {}
  const isOne = slides.length === 1

  const onKeyDown = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
    if (altKey || ctrlKey || metaKey) return
    // The plugin handles + and -, but not =.
    if (key === '=') zoom.current?.zoomIn()
    if (key === '0') zoom.current?.changeZoom(1)
  }

  return (
    <NightLightbox
      open
      close={onGone}
      index={index}
      on={{ view: (shown) => onIndex?.(shown.index) }}
      slides={slides.map((slide) => ({ src: slide.src, alt: slide.alt, ...(slide.isPlate && PLATE_SIZE) }))}
      plugins={[Zoom]}
      controller={{ ref: controller, disableSwipeNavigation: isOne }}
      carousel={{
        finite: true,
        padding: 0,
        imageProps: { referrerPolicy: 'no-referrer', ...(isPlate && { style: FILLED }) },
      }}
      zoom={{ ref: zoom, scrollToZoom: true, zoomInMultiplier: 1.5, maxZoomPixelRatio: 8, pinchZoomV4: true }}
      animation={{ fade: 200, zoom: 150 }}
      labels={{
        Lightbox: alt,
        'Photo gallery': t`Picture`,
        Carousel: t({ message: 'viewer', context: 'role of a region' }),
        Slide: t({ message: 'picture', context: 'role of a group' }),
        Previous: t`Previous picture`,
        Next: t`Next picture`,
        '{index} of {total}': t`${SLIDE_INDEX} of ${SLIDE_COUNT}`,
      }}
      portal={{ container: { onKeyDown } }}
      toolbar={{
        buttons: [
          'zoom',
          <FocusHold key="focus" />,
          <p key="name">
            <bdi>{name}</bdi>
            {credit && (
              <>
                {' · '}
                <bdi>{credit}</bdi>
              </>
            )}
          </p>,
          original && (
            <a
              key="original"
              href={original}
              target="_blank"
              rel="noopener noreferrer"
              referrerPolicy="no-referrer"
            >
              {t`Open the original`}
            </a>
          ),
          <IconButton key="close" aria-label={t`Close`} onClick={() => controller.current?.close()}>
            <Close />
          </IconButton>,
        ],
      }}
      render={{
        buttonZoom: (zoomProps) => <ZoomButtons {...zoomProps} />,
        ...(isOne && { buttonPrev: () => null, buttonNext: () => null }),
      }}
    />
  )
}
