import Fade from '@mui/material/Fade'
import { SnackbarProvider } from 'notistack'
import { useEffect } from 'react'
import { CONTENT_WIDTH } from '#theme/measures.ts'
import { styled } from '@mui/material/styles'
import { ToastCard } from './ToastCard.tsx'
import { showToasts } from './showToasts.ts'
import { useToastKeys } from './useToastKeys.ts'
import { theme } from '#theme/theme.ts'

const MAX_TOASTS = 4

/** Edges of the page's content column (components/layout/Page.tsx). */
const EDGE = `max(24px, calc(50% - ${CONTENT_WIDTH / 2}px))`

/**
 * Below the navigation bar: failures at the left edge of the content, others at the right; a single column on
 * phones.
 */
const Anchor = styled('div')({
  position: 'absolute',
  // notistack adds 6 px above and below each toast, which results in 4 px below the bar and 12 px between
  // toasts.
  top: 'calc(100% - 2px)',
  insetInline: 0,
  zIndex: theme.zIndex.snackbar,
  // A swiped toast must not widen the page.
  overflowX: 'clip',
  pointerEvents: 'none',
  // notistack's container is fixed to the window by default.
  '& .toasts': {
    position: 'absolute',
    top: 0,
    width: 'auto',
    maxWidth: 'none',
    maxHeight: 'none',
    transition: 'none',
  },
  '& .toasts-left': { left: EDGE },
  '& .toasts-right': { right: EDGE },
  [theme.breakpoints.down('sm')]: { '& .toasts': { position: 'static', marginInline: 8 } },
  // notistack animates the gap left by a removed toast.
  '@media (prefers-reduced-motion: reduce)': { '& .toasts > *': { transition: 'none !important' } },
})

const CLASSES = {
  containerRoot: 'toasts',
  containerAnchorOriginTopLeft: 'toasts-left',
  containerAnchorOriginTopRight: 'toasts-right',
}
const CARDS = { success: ToastCard, failure: ToastCard, notice: ToastCard }
/** No fade-in, because cards animate their own entrance. */
const FADE_MS = { enter: 0, exit: 150 }

/**
 * The container of toasts, rendered once in the navigation bar. notistack's timer is off, because it does not
 * pause on focus or swipe and resumes with half of the time; `ToastCard` has its own.
 */
export default function Toaster() {
  useToastKeys()
  useEffect(showToasts, [])
  return (
    <Anchor>
      <SnackbarProvider
        maxSnack={MAX_TOASTS}
        autoHideDuration={null}
        Components={CARDS}
        classes={CLASSES}
        TransitionComponent={Fade}
        transitionDuration={FADE_MS}
      />
    </Anchor>
  )
}
