import { t } from '@lingui/core/macro'
import Badge from '@mui/material/Badge'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { lazy, Suspense, useEffect, useId, useState } from 'react'
import { useLocation } from 'react-router'
import { useHydrated } from '#components/hooks/useHydrated.ts'
import { useStore } from '#utils/createStore.ts'
import { Menu } from '#icons/icons.tsx'
import { newLikes } from '#newLikes/newLikes.ts'
import { whenIdle } from '#utils/whenIdle.ts'
import type { AccountProps } from '#layout/links.ts'

const load = async () => ({ default: (await import('./NavDrawer.tsx')).NavDrawer })
const NavDrawer = lazy(load)

const Root = styled('div')(({ theme }) => ({
  marginRight: theme.spacing(-1.5),
  [theme.breakpoints.up('md')]: { display: 'none' },
}))

/** The menu button of small screens. Its drawer loads when the page is idle. */
export function DrawerButton({ account, onSignOut }: AccountProps) {
  const { key } = useLocation()
  const isHydrated = useHydrated()
  const news = useStore(newLikes)
  const newsId = useId()
  const icon = <Menu size={28} />
  // Location key at which the drawer was opened, so that any navigation closes it. Empty after closing.
  const [openedAt, setOpenedAt] = useState<string>()
  const isOpen = openedAt === key
  // Stays mounted once opened, because of the closing transition.
  const wasOpened = openedAt !== undefined
  useEffect(() => whenIdle(() => void load().catch(console.warn)), [])
  return (
    <Root>
      <IconButton
        aria-label={t`Menu`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-describedby={news ? newsId : undefined}
        disabled={!isHydrated}
        onClick={() => setOpenedAt(isOpen ? '' : key)}
      >
        {news ? (
          <Badge color="secondary" badgeContent={news.count}>
            {icon}
          </Badge>
        ) : (
          icon
        )}
      </IconButton>
      {news && (
        <span id={newsId} hidden>
          {news.text}
        </span>
      )}
      {wasOpened && (
        <Suspense>
          <NavDrawer
            account={account}
            onSignOut={onSignOut}
            isOpen={isOpen}
            onClose={() => setOpenedAt('')}
          />
        </Suspense>
      )}
    </Root>
  )
}
