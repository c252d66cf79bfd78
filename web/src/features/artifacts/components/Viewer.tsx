import { styled } from '@mui/material/styles'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import IconButton from '@mui/material/IconButton'
import { icon } from '#icons.tsx'
import { Close } from '#screenIcons.tsx'
import { STEP, useZoom } from './useZoom.ts'
import { MAX_SCALE } from './zoom.ts'

const Plus = /* @__PURE__ */ icon('M12 5v14M5 12h14')
const Minus = /* @__PURE__ */ icon('M5 12h14')

/** Pixels that an arrow moves the picture by. */
const ARROW_PX = 80
const ARROWS: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: ARROW_PX, y: 0 },
  ArrowRight: { x: -ARROW_PX, y: 0 },
  ArrowUp: { x: 0, y: ARROW_PX },
  ArrowDown: { x: 0, y: -ARROW_PX },
}

const Frame = styled('dialog')(({ theme }) => ({
  width: '100%',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.default,
  '&[open]': { display: 'grid', gridTemplateRows: 'minmax(0, 1fr) auto' },
}))

const Stage = styled('div')({
  display: 'grid',
  placeItems: 'center',
  minHeight: 0,
  overflow: 'hidden',
  // Fingers move the picture, and nothing of the browser's.
  touchAction: 'none',
  cursor: 'zoom-in',
  '&[data-enlarged]': { cursor: 'grab' },
  '&[data-moving]': { cursor: 'grabbing' },
  '& > img': { maxWidth: '100%', maxHeight: '100%', minHeight: 0, userSelect: 'none' },
  '@media (prefers-reduced-motion: no-preference)': {
    '&:not([data-moving]) > img': { transition: 'transform 150ms ease-out' },
  },
})

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0, 0.5),
  padding: theme.spacing(0.5, 1),
  paddingBottom: `calc(${theme.spacing(0.5)} + env(safe-area-inset-bottom))`,
  borderTop: `1px solid ${theme.vars.palette.rule}`,
  backgroundColor: theme.vars.palette.background.paper,
  '& output': { minWidth: '3.5em', textAlign: 'center', fontVariantNumeric: 'tabular-nums' },
  '& a': {
    marginLeft: 'auto',
    padding: theme.spacing(1.25, 1),
    color: theme.vars.palette.primary.main,
    textUnderlineOffset: '0.15em',
  },
}))

/** Keeps the focus within: behind the last control comes the first. */
function turnAround(event: KeyboardEvent<HTMLElement>) {
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>('button, a')]
  const [from, to] = event.shiftKey ? [controls[0], controls.at(-1)] : [controls.at(-1), controls[0]]
  if (document.activeElement !== from) return
  event.preventDefault()
  to?.focus()
}

interface Props {
  /** What is shown, as it may be asked for. */
  src: string
  /** Where the picture is. */
  original: string
  alt: string
  onGone: () => void
}

/**
 * A picture in the whole window, to look at closely: by fingers, mouse and wheel, and by the keys + - 0 and the arrows. The
 * browser's own dialog keeps the rest of the page out of reach, closes with Escape and gives the focus back.
 */
export default function Viewer({ src, original, alt, onGone }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const { view, isMoving, zoom, move, reset, handlers } = useZoom(stage)

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])

  const press = (event: KeyboardEvent<HTMLElement>) => {
    const { key, altKey, ctrlKey, metaKey } = event
    if (altKey || ctrlKey || metaKey) return
    if (key === 'Tab') turnAround(event)
    const arrow = ARROWS[key]
    const keys: Readonly<Record<string, () => void>> = {
      '+': () => zoom(STEP),
      '=': () => zoom(STEP),
      '-': () => zoom(1 / STEP),
      '0': reset,
    }
    const run = arrow ? () => move(arrow) : keys[key]
    if (!run) return
    event.preventDefault()
    run()
  }

  return (
    <Frame ref={dialog} aria-label={alt} data-keeps-focus onClose={onGone} onKeyDown={press}>
      <Stage
        ref={stage}
        data-enlarged={view.scale > 1 || undefined}
        data-moving={isMoving || undefined}
        {...handlers}
      >
        <img
          src={src}
          alt={alt}
          draggable={false}
          referrerPolicy="no-referrer"
          style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
        />
      </Stage>
      <Bar>
        <IconButton aria-label="Zoom out" aria-disabled={view.scale === 1} onClick={() => zoom(1 / STEP)}>
          <Minus />
        </IconButton>
        <output aria-label="Zoom">{Math.round(view.scale * 100)} %</output>
        <IconButton aria-label="Zoom in" aria-disabled={view.scale === MAX_SCALE} onClick={() => zoom(STEP)}>
          <Plus />
        </IconButton>
        <a href={original} target="_blank" rel="noopener noreferrer" referrerPolicy="no-referrer">
          Open the original
        </a>
        <IconButton aria-label="Close" onClick={() => dialog.current?.close()}>
          <Close />
        </IconButton>
      </Bar>
    </Frame>
  )
}
