import { type PointerEvent, useRef } from 'react'

/** Pixels from which a finger, or a mouse, that moves sideways takes the slides along. */
const SLOP = 8
/** Milliseconds within which a short way is a swipe; what takes longer has to pass half of the frame. */
const QUICK_MS = 300
/** Pixels of a swipe. */
const SWIPE = 24

interface Options {
  /** A finger takes hold, or lets go. */
  onHold: (isHeld: boolean) => void
  /** A finger moved the slides far enough: 1 is the next. */
  onSwipe: (direction: 1 | -1) => void
}

/** Lets a finger move slides: the way that it has moved them is the custom property `--drag` of the frame. */
export function useSlideDrag({ onHold, onSwipe }: Options) {
  const start = useRef<{ x: number; at: number; isMoving: boolean } | null>(null)
  const end = (event: PointerEvent<HTMLElement>) => {
    const { current } = start
    start.current = null
    if (!current?.isMoving) return
    const { currentTarget: frame, clientX, timeStamp, type } = event
    const way = clientX - current.x
    const isQuick = timeStamp - current.at < QUICK_MS && Math.abs(way) > SWIPE
    frame.style.removeProperty('--drag')
    delete frame.dataset['held']
    onHold(false)
    if (type === 'pointerup' && (isQuick || Math.abs(way) > frame.clientWidth / 2)) onSwipe(way < 0 ? 1 : -1)
  }
  return {
    onPointerDown({ isPrimary, button, clientX, timeStamp }: PointerEvent) {
      if (isPrimary && button === 0) start.current = { x: clientX, at: timeStamp, isMoving: false }
    },
    onPointerMove({ currentTarget: frame, clientX, pointerId }: PointerEvent<HTMLElement>) {
      const { current } = start
      if (!current) return
      const way = clientX - current.x
      if (!current.isMoving && Math.abs(way) > SLOP) {
        current.isMoving = true
        frame.setPointerCapture(pointerId)
        frame.dataset['held'] = ''
        onHold(true)
      }
      if (current.isMoving) frame.style.setProperty('--drag', `${way}px`)
    },
    onPointerUp: end,
    // The browser took over, to scroll.
    onPointerCancel: end,
  }
}
