import { type PointerEvent, useRef, useState } from 'react'

/** Share of its width by which a toast must be dragged to dismiss it (specification, section 4). */
const SWIPE_SHARE = 0.8

/**
 * Returns true if a horizontal drag dismisses the toast.
 * @param distance pixels
 */
export function isFarEnough(distance: number, width: number): boolean {
  return Math.abs(distance) > width * SWIPE_SHARE
}

interface Swipe {
  /** Pixels from the initial position while dragging, else 0. */
  distance: number
  /** 1 at the initial position, less with increasing distance. */
  opacity: number
  handlers: {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void
    onPointerMove: (event: PointerEvent<HTMLElement>) => void
    onPointerUp: (event: PointerEvent<HTMLElement>) => void
    onPointerCancel: () => void
  }
}

const REST = { distance: 0, width: 1 }

/** Handles horizontal drags by mouse, pen or touch. */
export function useSwipe(onStart: () => void, onEnd: () => void, onDismiss: () => void): Swipe {
  const start = useRef<{ x: number; width: number } | null>(null)
  const [{ distance, width }, setDrag] = useState(REST)
  const rest = () => {
    if (!start.current) return
    start.current = null
    setDrag(REST)
    onEnd()
  }
  return {
    distance,
    opacity: Math.max(0.2, 1 - Math.abs(distance) / (width * SWIPE_SHARE)),
    handlers: {
      onPointerDown(event) {
        if (event.button !== 0 || (event.target instanceof Element && event.target.closest('button'))) return
        event.currentTarget.setPointerCapture(event.pointerId)
        start.current = { x: event.clientX, width: event.currentTarget.offsetWidth }
        onStart()
      },
      onPointerMove(event) {
        if (start.current) setDrag({ distance: event.clientX - start.current.x, width: start.current.width })
      },
      onPointerUp(event) {
        const from = start.current
        if (from && isFarEnough(event.clientX - from.x, from.width)) {
          start.current = null
          onDismiss()
        } else rest()
      },
      onPointerCancel: rest,
    },
  }
}
