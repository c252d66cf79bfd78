import { t } from '@lingui/core/macro'
import { disclosureHandlers } from '#components/hooks/disclosureHandlers.ts'
import { useBackCloses } from '#components/hooks/useBackCloses.ts'
import { FocusHold } from '#components/layout/FocusHold.tsx'
import Badge from '@mui/material/Badge'
import ClickAwayListener from '@mui/material/ClickAwayListener'
import IconButton from '@mui/material/IconButton'
import Paper from '@mui/material/Paper'
import Popper from '@mui/material/Popper'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { useStore } from '#utils/createStore.ts'
import { newLikes } from '#newLikes/newLikes.ts'
import { AccountAvatar } from './AccountAvatar.tsx'
import { AccountPanel } from './AccountPanel.tsx'
import type { AccountMenuProps } from './PlainAccount.tsx'

/**
 * The avatar button and its panel. A disclosure instead of a `menu`, because the panel contains links. Closes
 * on outside clicks, on Escape and when the focus leaves it.
 */
export function AccountMenu({ user, onSignOut, isOpen, onToggle }: AccountMenuProps) {
  const [button, setButton] = useState<HTMLElement | null>(null)
  const panelId = useId()
  const news = useStore(newLikes)
  const avatar = <AccountAvatar user={user} />
  const close = () => onToggle(false)
  const name = user.displayName || user.email
  useBackCloses(isOpen, close)
  // The button that opened the plain links is gone with the focus.
  const focusIfOpen = useEffectEvent((shown: HTMLElement) => {
    if (isOpen) shown.focus()
  })
  useEffect(() => {
    if (button) focusIfOpen(button)
  }, [button])
  return (
    <ClickAwayListener onClickAway={close}>
      <div {...disclosureHandlers(isOpen, close)}>
        <IconButton
          ref={setButton}
          // Aligns the avatar, which is wider than an icon, with icons.
          sx={{ mr: 1 }}
          aria-label={news ? t`Account of ${name}, ${news.text}` : t`Account of ${name}`}
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          onClick={() => onToggle(!isOpen)}
        >
          {news ? (
            <Badge color="secondary" overlap="circular" badgeContent={news.count}>
              {avatar}
            </Badge>
          ) : (
            avatar
          )}
        </IconButton>
        <Popper open={isOpen} anchorEl={button} placement="bottom-end" disablePortal>
          <Paper id={panelId} variant="menu" sx={{ width: 260, mt: '6px', mr: '4px', pb: 0.5 }}>
            <FocusHold />
            <AccountPanel user={user} onDone={close} onSignOut={onSignOut} />
          </Paper>
        </Popper>
      </div>
    </ClickAwayListener>
  )
}
