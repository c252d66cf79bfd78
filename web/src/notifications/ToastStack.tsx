// First, so that the library finds it.
import './styleForToasts.ts'
// What announces a newer release comes with what shows it, on every page that is idle.
import '#offline/start.ts'
import GlobalStyles from '@mui/material/GlobalStyles'
import { closeSnackbar, enqueueSnackbar, type SnackbarKey, SnackbarProvider } from 'notistack'
import { forwardRef, useCallback, useEffect, useRef } from 'react'
import { STICKY_BAR } from '#theme/measures.ts'
import { ToastCard } from './ToastCard.tsx'
import type { ToastRequest, Toasts } from './toast.ts'
import { useToastKeys } from './useToastKeys.ts'

const PHONE = '(max-width: 599.95px)'

const Toast = forwardRef<HTMLDivElement, { id: SnackbarKey; request: ToastRequest }>(function Toast(
  { id, request },
  ref,
) {
  const close = useCallback(() => closeSnackbar(id), [id])
  return <ToastCard ref={ref} request={request} onClose={close} />
})

/** Failures stand at the left. On phones a toast is as wide as the screen, so all stand in one column. */
function sideFor({ kind }: ToastRequest): 'left' | 'right' {
  return kind === 'failure' && !matchMedia(PHONE).matches ? 'left' : 'right'
}

const contentOf = (request: ToastRequest) => (id: SnackbarKey) => <Toast id={id} request={request} />

// The container stands below the navigation bar; on phones it spans the screen less 8 px on either side.
const placement = (
  <GlobalStyles
    styles={{
      '.notistack-SnackbarContainer.toasts.toasts': {
        top: `calc(${STICKY_BAR}px + 8px + env(safe-area-inset-top))`,
        maxWidth: 'none',
        maxHeight: `calc(100dvh - ${STICKY_BAR}px - 16px)`,
        [`@media ${PHONE}`]: { left: 8, right: 8, alignItems: 'stretch' },
      },
    }}
  />
)

/** How many toasts stand on the screen at a time. The library would close the oldest before its time to show a fifth. */
const SHOWN_MAX = 4

/** Shows what waits, four at a time. Each toast counts down by itself, so the library's own timer is off. */
export default function ToastStack({ toasts }: { toasts: Toasts }) {
  useToastKeys()
  const shown = useRef(0)
  useEffect(() => {
    const showNext = () => {
      const free = SHOWN_MAX - shown.current
      // Taking tells everyone who watches, which is this function too: the places are taken before.
      shown.current += free
      const next = toasts.take(free)
      shown.current -= free - next.length
      for (const request of next) {
        enqueueSnackbar({
          message: request.message,
          anchorOrigin: { vertical: 'top', horizontal: sideFor(request) },
          content: contentOf(request),
          onExited: () => {
            shown.current -= 1
            showNext()
          },
        })
      }
    }
    showNext()
    return toasts.waiting.subscribe(showNext)
  }, [toasts])
  return (
    <>
      {placement}
      <SnackbarProvider
        maxSnack={2 * SHOWN_MAX}
        autoHideDuration={null}
        classes={{ containerRoot: 'toasts' }}
      />
    </>
  )
}
