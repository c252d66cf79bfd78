import { styled } from '@mui/material/styles'
import { createElement, useState } from 'react'
import { useLocation } from 'react-router'
import IconButton from '@mui/material/IconButton'
import { createPart } from '#createPart.ts'
import { useStore } from '#createStore.ts'
import { Menu } from '#icons.tsx'
import type { AccountProps } from './links.ts'

export const navDrawer = createPart('navDrawer', () => import('./NavDrawer.tsx'))

const Place = styled('div')(({ theme }) => ({
  marginRight: theme.spacing(-1.5),
  [theme.breakpoints.up('md')]: { display: 'none' },
}))

/**
 * The hamburger of small screens, with its drawer. Before the drawer is there, it marks itself as plain, and the bar shows its
 * own links instead; they stay until the menu is closed.
 */
export function DrawerButton({ account, onSignOut }: AccountProps) {
  const { key } = useLocation()
  const [opened, setOpened] = useState<{ as: 'drawer' | 'plain'; key: string }>()
  const NavDrawer = useStore(navDrawer.component)
  // Whoever goes to another page leaves the menu behind.
  const open = opened?.key === key ? opened.as : undefined
  const toggle = () => {
    navDrawer.load()
    setOpened(open ? undefined : { as: NavDrawer ? 'drawer' : 'plain', key })
  }
  return (
    <Place data-plain={open === 'plain' || undefined}>
      <IconButton aria-label="Menu" aria-haspopup="dialog" aria-expanded={Boolean(open)} onClick={toggle}>
        <Menu size={28} />
      </IconButton>
      {NavDrawer &&
        createElement(NavDrawer, {
          account,
          onSignOut,
          isOpen: open === 'drawer',
          onClose: () => setOpened(undefined),
        })}
    </Place>
  )
}
