import { styled } from '@mui/material/styles'
import { NavLink } from 'react-router'
import type { NavLinkItem } from './links.ts'

const List = styled('ul')({ margin: 0, padding: '4px 0', listStyle: 'none' })

const Entry = styled(NavLink)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  padding: theme.spacing(0.5, 2),
  borderLeft: '3px solid transparent',
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  '&:focus-visible': { outlineOffset: -2 },
  '&[aria-current="page"]': { borderLeftColor: theme.vars.palette.primary.main, fontWeight: 600 },
  '@media (hover: hover)': { '&:hover': { backgroundColor: theme.vars.palette.band } },
  // There no border is transparent.
  '@media (forced-colors: active)': {
    borderLeftColor: 'Canvas',
    '&[aria-current="page"]': { borderLeftColor: 'Highlight' },
  },
  '& > small': { marginLeft: 'auto', paddingLeft: 8, color: theme.vars.palette.secondary.main },
}))

interface Props {
  links: readonly NavLinkItem[]
  onFollow: () => void
  /** Goes on with whoever follows a link. */
  state?: unknown
}

/** Links below one another, as in the drawer and the account's menu. */
export function NavList({ links, onFollow, state }: Props) {
  return (
    <List>
      {links.map(({ label, to, news }) => (
        <li key={to}>
          <Entry to={to} end state={state} onClick={onFollow}>
            {label}
            {news && <small> {news}</small>}
          </Entry>
        </li>
      ))}
    </List>
  )
}
