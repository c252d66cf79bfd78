import { t } from '@lingui/core/macro'
import Badge from '@mui/material/Badge'
import { styled } from '@mui/material/styles'
import { useEffect, useId, useState } from 'react'
import { useLocation } from 'react-router'
import { lazyPart } from '#components/states/lazyPart.tsx'
import { ReadyIconButton } from '#components/layout/ReadyButton.tsx'
import { useStore } from '#utils/createStore.ts'
import { Menu } from '#icons/icons.tsx'
import { newLikes } from '#newLikes/newLikes.ts'
import { whenLoaded } from '#utils/whenLoaded.ts'
import type { AccountProps } from '#layout/links.ts'
import { PlainDrawer } from './PlainDrawer.tsx'
import { theme } from '#theme/theme.ts'

const load = async () => ({ default: (await import('./NavDrawer.tsx')).NavDrawer })
const NavDrawer = lazyPart(load, {
  waiting: (props) => <PlainDrawer {...props} />,
  failed: (props, failure) => <PlainDrawer {...props} failure={failure} />,
})

const Root = styled('div')({
  marginRight: theme.spacing(-1.5),
  [theme.breakpoints.up('md')]: { display: 'none' },
})

/** The menu button of small screens. Its drawer loads when the page has loaded and is idle. */
export function DrawerButton({ onSignOut }: AccountProps) {
  const { key } = useLocation()
  const news = useStore(newLikes)
  const newsId = useId()
  const icon = <Menu size={28} />
  // Location key at which the drawer was opened, so that any navigation closes it. Empty after closing.
  const [{ openedAt, count }, setOpened] = useState({ openedAt: '', count: 0 })
  const isOpen = openedAt === key
  const close = () => setOpened({ openedAt: '', count })
  useEffect(() => whenLoaded(() => void load().catch(console.warn)), [])
  return (
    <Root>
      <ReadyIconButton
        aria-label={t`Menu`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-describedby={news ? newsId : undefined}
        onClick={() => (isOpen ? close() : setOpened({ openedAt: key, count: count + 1 }))}
      >
        {news ? (
          <Badge color="secondary" badgeContent={news.count}>
            {icon}
          </Badge>
        ) : (
          icon
        )}
      </ReadyIconButton>
      {news && (
        <span id={newsId} hidden>
          {news.text}
        </span>
      )}
      {/* Stays mounted once opened, because of the closing transition. Each opening loads it if it failed. */}
      {count > 0 && <NavDrawer key={count} onSignOut={onSignOut} isOpen={isOpen} onClose={close} />}
    </Root>
  )
}
