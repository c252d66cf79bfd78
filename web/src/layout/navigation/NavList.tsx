import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import { NavLink } from 'react-router'
import type { NavLinkItem } from '#layout/links.ts'

interface Props {
  links: readonly NavLinkItem[]
  onFollow: () => void
  /** Navigation state of the links. */
  state?: unknown
}

/** A vertical list of links, used in the drawer and the account panel. */
export function NavList({ links, onFollow, state }: Props) {
  return (
    <List>
      {links.map(({ label, to, news }) => (
        <ListItem key={to} disablePadding>
          <ListItemButton component={NavLink} to={to} end state={state} onClick={onFollow}>
            {label}
            {news && <small> {news}</small>}
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  )
}
