// What announces a newer release comes with what shows it, on every page that is idle.
import '#offline/start.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { createStore, useStore } from '#createStore.ts'
import { CONTENT_WIDTH } from '#theme/measures.ts'
import { styled } from '@mui/material/styles'
import { ToastCard } from './ToastCard.tsx'
import type { ToastRequest, Toasts } from './toast.ts'
import { useToastKeys } from './useToastKeys.ts'

const PHONE = '(max-width: 599.95px)'
/** How many toasts stand on the screen at a time. */
const SHOWN_MAX = 4
/** Milliseconds in which a toast fades. */
const LEAVING_MS = 150

/** The content's edges, as the columns of pages have them (components/Page.tsx). */
const EDGE = `max(24px, calc(50% - ${CONTENT_WIDTH / 2}px))`

/** A column that hangs from the bar that holds it, at an edge of the content; on phones it spans the screen less 8 px on either side. */
const Column = styled('div')<{ $side: 'left' | 'right' }>(({ theme, $side }) => ({
  position: 'absolute',
  top: 'calc(100% + 8px)',
  [$side]: EDGE,
  zIndex: theme.zIndex.snackbar,
  display: 'grid',
  gap: 12,
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
  '@media (prefers-reduced-motion: no-preference)': { '& > *': { animation: 'drop-in 200ms ease-out' } },
  [`@media ${PHONE}`]: { insetInline: 8 },
}))

/** Failures stand at the left. On phones a toast is as wide as the screen, so all stand in one column. */
function sideFor({ kind }: ToastRequest): 'left' | 'right' {
  return kind === 'failure' && !matchMedia(PHONE).matches ? 'left' : 'right'
}

interface ShownProps {
  request: ToastRequest
  /** A failure that is taken back. */
  isStale: boolean
  onGone: () => void
}

/** A toast on the screen: it fades before it is gone. */
function ShownToast({ request, isStale, onGone }: ShownProps) {
  const place = useRef<HTMLDivElement>(null)
  const leave = () => {
    const fading = place.current?.animate({ opacity: 0 }, { duration: LEAVING_MS, fill: 'forwards' })
    if (fading) fading.finished.then(onGone, onGone)
  }
  const goStale = useEffectEvent(leave)
  useEffect(() => {
    if (isStale) goStale()
  }, [isStale])
  return (
    <div ref={place}>
      <ToastCard request={request} onClose={leave} />
    </div>
  )
}

/** The toasts on the screen; what waits comes when there is room. */
function createStack(toasts: Toasts) {
  const shown = createStore<readonly ToastRequest[]>([])
  let isTaking = false
  const showNext = () => {
    // Taking tells everyone who watches, which is this function too.
    if (isTaking) return
    isTaking = true
    shown.set([...shown.get(), ...toasts.take(SHOWN_MAX - shown.get().length)])
    isTaking = false
  }
  const remove = (gone: ToastRequest) => {
    shown.set(shown.get().filter((one) => one !== gone))
    showNext()
  }
  return { shown, showNext, remove }
}

/** Shows what waits, four at a time. Each toast counts down by itself. */
export default function ToastStack({ toasts }: { toasts: Toasts }) {
  useToastKeys()
  const [{ shown, showNext, remove }] = useState(() => createStack(toasts))
  useEffect(() => {
    showNext()
    return toasts.waiting.subscribe(showNext)
  }, [toasts, showNext])
  const requests = useStore(shown)
  const retracted = useStore(toasts.retracted)
  return (['left', 'right'] as const).map((side) => (
    <Column key={side} $side={side}>
      {requests
        .filter((request) => sideFor(request) === side)
        .map((request) => (
          <ShownToast
            key={request.number}
            request={request}
            isStale={request.kind === 'failure' && request.number <= retracted}
            onGone={() => remove(request)}
          />
        ))}
    </Column>
  ))
}
