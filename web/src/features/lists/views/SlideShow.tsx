import { t } from '@lingui/core/macro'
import Dialog from '@mui/material/Dialog'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useEffect, useId, useState, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import type { Swiper as SwiperClass } from 'swiper'
import { A11y, Keyboard } from 'swiper/modules'
import { Swiper, SwiperSlide } from 'swiper/react'
import 'swiper/css'
import { useBackCloses } from '#components/hooks/useBackCloses.ts'
import { FocusHold } from '#components/layout/FocusHold.tsx'
import { Captions } from '#components/records/Captions.tsx'
import { ArtifactImage, pictureOf } from '#components/pictures/ArtifactImage.tsx'
import type { ShownItem } from '#features/lists/items.ts'
import { ArrowLeft, ArrowRight, icon } from '#icons/icons.tsx'
import { Close } from '#icons/screenIcons.tsx'
import { theme } from '#theme/theme.ts'

const TRANSITION_MS = 300

const Corners = /* @__PURE__ */ icon('M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5')

function subscribeFullScreen(onChange: () => void) {
  document.addEventListener('fullscreenchange', onChange)
  return () => document.removeEventListener('fullscreenchange', onChange)
}

/** Covers the whole screen, for projectors. Absent where pages cannot, as on iPhones. */
function FullScreenButton() {
  const isFull = useSyncExternalStore(subscribeFullScreen, () => document.fullscreenElement !== null)
  useEffect(
    () => () => {
      if (document.fullscreenElement) void document.exitFullscreen()
    },
    [],
  )
  if (!document.fullscreenEnabled) return null
  const toggle = () => (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen())
  return (
    <IconButton
      aria-label={t`Full screen`}
      aria-pressed={isFull}
      onClick={() => void toggle().catch(console.warn)}
    >
      <Corners />
    </IconButton>
  )
}

const Screen = styled('div')({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  height: '100dvh',
  color: theme.vars.palette.night.ink,
  backgroundColor: theme.vars.palette.night.ground,
  '& button': { color: 'inherit' },
  '& .swiper': { width: '100%', height: '100%' },
  '& .swiper-slide': {
    display: 'grid',
    gridTemplateRows: 'minmax(12rem, 1fr) auto',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: theme.spacing(2),
    boxSizing: 'border-box',
    height: '100%',
    padding: theme.spacing(2),
    overflowY: 'auto',
    overflowWrap: 'anywhere',
  },
  // The whole picture, in the space above the text.
  '& .picture > div': {
    height: '100%',
    aspectRatio: 'auto !important',
    backgroundColor: 'transparent !important',
  },
  '& .picture img': { objectFit: 'contain' },
  '& .words': { justifySelf: 'center', maxWidth: 'min(100%, 44em)', fontSize: 'clamp(1rem, 3vh, 2.5rem)' },
  '& .words > h3': { fontSize: 'clamp(1.375rem, 5vh, 4rem)' },
  '& .words > p': { fontSize: '0.8em', color: theme.vars.palette.night.gold },
  '& .words > .note': {
    marginTop: theme.spacing(1),
    fontSize: '1em',
    lineHeight: 1.5,
    whiteSpace: 'pre-line',
    color: 'inherit',
  },
  '& .bar': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: theme.spacing(1),
    padding: theme.spacing(1),
    borderTop: '1px solid color-mix(in srgb, currentcolor 25%, transparent)',
  },
})

interface Props {
  items: readonly ShownItem[]
  /** Accessible name of the dialog. */
  title: string
}

/** Placeholders of Swiper's labels. */
const SLIDE_INDEX = '{{index}}'
const SLIDE_COUNT = '{{slidesLength}}'

/**
 * A list as full-window slides, one per object. Buttons, arrow keys and swipes change the slide; Escape and
 * Back close it.
 */
export default function SlideShow({ items, title }: Props) {
  const [isOpen, setOpen] = useState(true)
  const [swiper, setSwiper] = useState<SwiperClass>()
  const [current, setCurrent] = useState(0)
  const count = items.length
  const shown = Math.min(current + 1, count)
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)')
  const titleId = useId()
  const navigate = useNavigate()
  const close = () => setOpen(false)
  useBackCloses(isOpen, close)
  return (
    <Dialog
      open={isOpen}
      fullScreen
      onClose={close}
      aria-labelledby={titleId}
      slotProps={{
        // Doubled selector to override the theme's dialog margins.
        paper: {
          sx: { '&&': { width: '100%', maxWidth: 'none', maxHeight: 'none', margin: 0, border: 0 } },
        },
        transition: { onExited: () => void navigate('?', { replace: true }) },
      }}
    >
      {/* The pictures of the dark theme, on the ground of the hero. */}
      <Screen data-theme="ancientdark">
        <FocusHold />
        <h2 id={titleId} className="visually-hidden" dir="auto">
          {title}
        </h2>
        <Swiper
          modules={[A11y, Keyboard]}
          keyboard={{ enabled: true }}
          speed={isStill ? 0 : TRANSITION_MS}
          a11y={{
            slideLabelMessage: t`${SLIDE_INDEX} of ${SLIDE_COUNT}`,
            itemRoleDescriptionMessage: t`slide`,
          }}
          onSwiper={setSwiper}
          onSlideChange={({ activeIndex }) => setCurrent(activeIndex)}
        >
          {items.map(({ artifact, entry }, index) => (
            // Long notes scroll, with the keyboard too.
            <SwiperSlide key={artifact._id} inert={index !== current} tabIndex={index === current ? 0 : -1}>
              <div className="picture">
                <ArtifactImage
                  {...pictureOf(artifact)}
                  alt={artifact.artifact_name}
                  fit="contain"
                  eager={Math.abs(index - current) < 2}
                />
              </div>
              <div className="words">
                <Typography variant="h3" dir="auto">
                  {artifact.artifact_name}
                </Typography>
                <Typography variant="small" dir="auto" component="p">
                  <Captions made={artifact.created_at} now={artifact.present_location} />
                </Typography>
                {entry.note && (
                  <Typography dir="auto" className="note">
                    {entry.note}
                  </Typography>
                )}
              </div>
            </SwiperSlide>
          ))}
        </Swiper>
        <div className="bar">
          <IconButton
            aria-label={t`Previous`}
            aria-disabled={current === 0}
            onClick={() => swiper?.slidePrev()}
          >
            <ArrowLeft />
          </IconButton>
          <output aria-live="polite">{t`${shown} of ${count}`}</output>
          <IconButton
            aria-label={t`Next`}
            aria-disabled={current >= items.length - 1}
            onClick={() => swiper?.slideNext()}
          >
            <ArrowRight />
          </IconButton>
          <FullScreenButton />
          <IconButton aria-label={t`Close`} onClick={close}>
            <Close />
          </IconButton>
        </div>
      </Screen>
    </Dialog>
  )
}
