import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useCallback, useDeferredValue, useId, useRef, useState } from 'react'
import { useStore } from '#createStore.ts'
import type { UserProfile } from '#firebase/currentUser.ts'
import { newLikes } from '#newLikes.ts'
import { FLOATING_SHADOW } from '#theme/components/surfaces.ts'
import { AccountAvatar } from './AccountAvatar.tsx'
import { AccountPanel } from './AccountPanel.tsx'
import { NewLikesBadge } from './NewLikesBadge.tsx'
import { useDismiss } from './useDismiss.ts'

// The photo is larger than an icon: it ends where those do.
const Place = styled('div')({ position: 'relative', paddingRight: 8 })

const Panel = styled('div')(({ theme }) => ({
  position: 'absolute',
  top: 'calc(100% + 6px)',
  right: 0,
  width: 260,
  paddingBottom: theme.spacing(0.5),
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.rule}`,
  borderRadius: 4,
  boxShadow: FLOATING_SHADOW,
}))

/** The avatar and the panel that it opens. A click outside, Escape, or leaving it with Tab closes the panel. */
export function AccountMenu({ user, onSignOut }: { user: UserProfile; onSignOut: () => void }) {
  const [isOpen, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const panelId = useId()
  const close = useCallback(() => setOpen(false), [])
  useDismiss(isOpen, place, button, close)
  const news = useStore(newLikes)
  // What it shows is there, hidden, before it is asked for: drawing it would keep a press waiting.
  const isFilled = useDeferredValue(true, false)
  return (
    <Place ref={place}>
      <IconButton
        ref={button}
        aria-label={`Account of ${user.displayName || user.email}${news ? `, ${news.text}` : ''}`}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen((was) => !was)}
      >
        <AccountAvatar user={user} />
        {news && <NewLikesBadge count={news.count} />}
      </IconButton>
      <Panel id={panelId} hidden={!isOpen} data-keeps-focus={isOpen || undefined}>
        {(isFilled || isOpen) && <AccountPanel user={user} onDone={close} onSignOut={onSignOut} />}
      </Panel>
    </Place>
  )
}
