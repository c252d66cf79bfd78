import Fade from '@mui/material/Fade'
import { SnackbarProvider } from 'notistack'
import { useEffect } from 'react'
import { CONTENT_WIDTH } from '#theme/measures.ts'
import { styled } from '@mui/material/styles'
import { ToastCard } from './ToastCard.tsx'
import { showRequests } from './toast.ts'
import { useToastKeys } from './useToastKeys.ts'

const MAX_TOASTS = 4

/** The content's edges, as the columns of pages have them (components/Page.tsx). */
const EDGE = `max(24px, calc(50% - ${CONTENT_WIDTH / 2}px))`

/** Hangs from the navigation bar. Failures stand at the left edge of the content, the rest at the right; on phones all in one column. */
const Anchor = styled('div')(({ theme }) => ({
  position: 'absolute',
  // With the 6 px that notistack leaves above and below each toast: 8 px below the bar, 12 px between two.
  top: 'calc(100% + 2px)',
  insetInline: 0,
  zIndex: theme.zIndex.snackbar,
  // A toast that is swiped off the screen does not widen the page.
  overflowX: 'clip',
  pointerEvents: 'none',
  // notistack's own place is fixed to the window, and as high as that.
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
  // notistack closes the gap that a toast leaves in a transition.
  '@media (prefers-reduced-motion: reduce)': { '& .toasts > *': { transition: 'none !important' } },
}))

const CLASSES = {
  containerRoot: 'toasts',
  containerAnchorOriginTopLeft: 'toasts-left',
  containerAnchorOriginTopRight: 'toasts-right',
}
const CARDS = { success: ToastCard, failure: ToastCard, notice: ToastCard }
/** Cards bring their own entrance. */
const FADE_MS = { enter: 0, exit: 150 }

/**
 * Where toasts appear; rendered once, in the navigation bar. notistack's own timer is off: it pauses neither for the keyboard
 * focus nor for a swipe, and restarts with half of the time, so that `ToastCard` counts down itself.
 */
export function Toaster() {
  useToastKeys()
  useEffect(showRequests, [])
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
