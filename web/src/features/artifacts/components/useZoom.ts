import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { FITTED, type Point, type Room, type View, moved, zoomed } from './zoom.ts'

/** What a press of a key or button, and a double tap, enlarge by. */
export const STEP = 1.5
const DOUBLE_TAP_SCALE = 2.5
/** Milliseconds and pixels within which two taps are one double tap. */
const DOUBLE_TAP_MS = 300
const TAP_PX = 12
/** How much a pixel of the wheel enlarges; a line of it counts as so many pixels. */
const WHEEL = 0.002
const LINE_PX = 16

interface Tap extends Point {
  readonly time: number
}

const middle = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
})
const spread = ([one, other]: readonly Point[]) =>
  one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0

/** The picture in the stage as it would fit without being enlarged. */
function roomOf(stage: HTMLElement): Room {
  const picture = stage.querySelector('img')
  return {
    picture: { width: picture?.offsetWidth ?? 0, height: picture?.offsetHeight ?? 0 },
    window: { width: stage.clientWidth, height: stage.clientHeight },
  }
}

/** A place on the screen, from the middle of the stage. */
function pointIn(stage: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top, width, height } = stage.getBoundingClientRect()
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
}

/** A view of the picture in a stage, changed by fingers, mouse and wheel there, and by what is called. */
export function useZoom(stage: RefObject<HTMLElement | null>) {
  const [view, setView] = useState<View>(FITTED)
  const [isMoving, setMoving] = useState(false)
  const pointers = useRef(new Map<number, Point>())
  const lastTap = useRef<Tap>(null)
  const start = useRef<Tap>(null)

  /** Changes the view by how much room there is now. */
  const change = (next: (view: View, room: Room) => View) => {
    const element = stage.current
    if (element) setView((now) => next(now, roomOf(element)))
  }
  const zoom = (factor: number, at: Point = { x: 0, y: 0 }) =>
    change((now, room) => zoomed(now, factor, at, room))
  const move = (by: Point) => change((now, room) => moved(now, by, room))
  const reset = () => setView(FITTED)

  useEffect(() => {
    const element = stage.current
    if (!element) return undefined
    const listeners = new AbortController()
    const { signal } = listeners
    const turn = (event: WheelEvent) => {
      event.preventDefault()
      const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE_PX : 1)
      const at = pointIn(element, event)
      setView((now) => zoomed(now, Math.exp(-pixels * WHEEL), at, roomOf(element)))
    }
    const fit = () => setView((now) => moved(now, { x: 0, y: 0 }, roomOf(element)))
    // React listens passively, and the page would be zoomed or scrolled as well.
    element.addEventListener('wheel', turn, { signal, passive: false })
    addEventListener('resize', fit, { signal })
    return () => listeners.abort()
  }, [stage])

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    const at = pointIn(event.currentTarget, event)
    event.currentTarget.setPointerCapture(event.pointerId)
    pointers.current.set(event.pointerId, at)
    start.current = pointers.current.size === 1 ? { ...at, time: event.timeStamp } : null
  }

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const { current: down } = pointers
    if (!down.has(event.pointerId)) return
    const before = [...down.values()]
    down.set(event.pointerId, pointIn(event.currentTarget, event))
    const after = [...down.values()]
    setMoving(true)
    const [from, to] = [middle(before), middle(after)]
    const factor = after.length > 1 ? spread(after) / Math.max(1, spread(before)) : 1
    change((now, room) => {
      const enlarged = factor === 1 ? now : zoomed(now, factor, from, room)
      return moved(enlarged, { x: to.x - from.x, y: to.y - from.y }, room)
    })
  }

  const onPointerEnd = (event: PointerEvent<HTMLElement>) => {
    const at = pointers.current.get(event.pointerId)
    if (!at) return
    pointers.current.delete(event.pointerId)
    setMoving(false)
    const begun = start.current
    start.current = null
    if (!begun || event.type === 'pointercancel' || spread([begun, at]) > TAP_PX) return
    const last = lastTap.current
    const isDouble = last && event.timeStamp - last.time < DOUBLE_TAP_MS && spread([last, at]) < 2 * TAP_PX
    lastTap.current = isDouble ? null : { ...at, time: event.timeStamp }
    if (isDouble) change((now, room) => (now.scale > 1 ? FITTED : zoomed(now, DOUBLE_TAP_SCALE, at, room)))
  }

  const handlers = {
    onPointerDown,
    onPointerMove,
    onPointerUp: onPointerEnd,
    onPointerCancel: onPointerEnd,
  }
  return { view, isMoving, zoom, move, reset, handlers }
}
