import type { TimelineBin } from '@tracker/domain/search/searchResponse.ts'
import { type KeyboardEvent, type PointerEvent, type RefObject, useState } from 'react'
import { binAt } from './timelineBins.ts'

/** First and last selected bin, in the order of selection. */
type Extent = readonly [anchor: number, active: number]

const START: Extent = [0, 0]

/** Returns true if both have the same span, so that indices stay valid. */
const isSameSpan = (some: readonly TimelineBin[], others: readonly TimelineBin[]) =>
  some[0]?.begin === others[0]?.begin && some.length === others.length

interface Options {
  strip: RefObject<HTMLElement | null>
  /** Called with the first and last bin of a press, a drag, or Enter. */
  onChoose: (one: number, other: number) => void
  /** Called on Escape; null if there is nothing to leave. */
  onEscape: (() => void) | null
}

/** Selects bins of the timeline by pointer and keyboard. */
export function useBinSelection(bins: readonly TimelineBin[], { strip, onChoose, onEscape }: Options) {
  const [dragged, setDragged] = useState<Extent>()
  const [keyed, setKeyed] = useState<Extent>()
  const [hovered, setHovered] = useState<number>()
  // Zooming changes the bins, which resets the selection.
  const [known, setKnown] = useState(bins)
  if (known !== bins) {
    setKnown(bins)
    if (!isSameSpan(known, bins)) setKeyed(keyed && START)
  }

  const binUnder = ({ clientX }: PointerEvent) => {
    const { left = 0, width = 0 } = strip.current?.getBoundingClientRect() ?? {}
    return binAt(bins, (clientX - left) / Math.max(1, width))
  }
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || bins.length === 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const here = binUnder(event)
    setKeyed(undefined)
    setDragged([here, here])
  }
  const onPointerMove = (event: PointerEvent) => {
    const here = binUnder(event)
    setHovered(here)
    if (dragged && here !== dragged[1]) setDragged([dragged[0], here])
  }
  const onPointerUp = (event: PointerEvent) => {
    if (!dragged) return
    setDragged(undefined)
    // The last move may not have rendered yet.
    onChoose(dragged[0], binUnder(event))
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const [anchor, active] = keyed ?? START
    const moves: Readonly<Record<string, number>> = {
      ArrowLeft: active - 1,
      ArrowRight: active + 1,
      Home: 0,
      End: bins.length - 1,
    }
    const target = moves[event.key]
    if (target !== undefined) {
      const next = Math.min(Math.max(target, 0), bins.length - 1)
      setKeyed([event.shiftKey ? anchor : next, next])
    } else if (event.key === 'Enter' || event.key === ' ') onChoose(anchor, active)
    else if (event.key === 'Escape' && onEscape) onEscape()
    else return
    event.preventDefault()
  }

  const selected = dragged ?? keyed
  return {
    selected,
    /** The selected bins, or else the hovered one. */
    pointed: selected ?? (hovered === undefined ? undefined : ([hovered, hovered] as const)),
    /** The bin that the keyboard has reached. */
    active: keyed?.[1],
    handlers: {
      onFocus: ({ currentTarget }: { currentTarget: HTMLElement }) => {
        if (currentTarget.matches(':focus-visible')) setKeyed((one) => one ?? START)
      },
      onBlur: () => setKeyed(undefined),
      onKeyDown,
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: () => setDragged(undefined),
      onPointerLeave: () => setHovered(undefined),
    },
  }
}
