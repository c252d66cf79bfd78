import { t } from '@lingui/core/macro'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useEffect } from 'react'
import type { Failure } from '#components/states/lazyPart.tsx'
import { floatingSurface } from '#theme/components/surfaces.ts'
import { useStore } from '#utils/createStore.ts'
import { toast, type ToastRequest } from './toast.ts'
import { TOAST_KEY } from './useToastKeys.ts'
import { theme } from '#theme/theme.ts'

const MAX = 4

const List = styled('div')({
  position: 'absolute',
  top: 'calc(100% + 4px)',
  right: theme.spacing(1),
  zIndex: theme.zIndex.snackbar,
  display: 'grid',
  gap: theme.spacing(1),
  width: 'min(320px, calc(100vw - 16px))',
  // While the real ones may be about to come.
  '&[data-waiting]': { animation: 'appear 200ms ease-out 1s backwards' },
})

const Card = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  padding: theme.spacing(0.5, 1.5),
  ...floatingSurface(theme.vars),
  '& > span': { flex: '1 1 60%' },
})

/** Toasts that wait for `Toaster`, as plain messages that stay until they are closed or it has loaded. */
export function PlainToasts({ failure }: { failure?: Failure }) {
  const waiting = useStore(toast.waiting)
  // A new message is a reason to try again.
  useEffect(() => (failure ? toast.waiting.subscribe(failure.retry) : undefined), [failure])
  const close = (closed: ToastRequest) => toast.waiting.set(waiting.filter((one) => one !== closed))
  if (waiting.length === 0) return null
  return (
    <List data-waiting={failure ? undefined : true}>
      {waiting.slice(-MAX).map((one) => (
        <Card key={one.key} role={one.kind === 'failure' ? 'alert' : 'status'} {...{ [TOAST_KEY]: one.key }}>
          <span>{one.message}</span>
          {one.button && (
            <Button
              size="small"
              onClick={() => {
                close(one)
                one.button?.run()
              }}
            >
              {one.button.label}
            </Button>
          )}
          <Button size="small" color="inherit" onClick={() => close(one)}>
            {t`Close`}
          </Button>
        </Card>
      ))}
    </List>
  )
}
